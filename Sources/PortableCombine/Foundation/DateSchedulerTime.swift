public import Foundation

/// A moment on the wall clock, as `Owner` schedules by it.
///
/// Write `RunLoop.SchedulerTimeType` or `OperationQueue.SchedulerTimeType`.
public struct DateSchedulerTime<Owner>: Strideable, Hashable, Codable, Sendable {
  /// The moment as Foundation writes it.
  public var date: Date

  /// The moment `date`.
  public init(_ date: Date) { self.date = date }

  /// How long it is from this moment to `other`.
  public func distance(to other: Self) -> Stride { Stride(other.date.timeIntervalSince(date)) }

  /// The moment `n` later.
  public func advanced(by n: Stride) -> Self { Self(date.addingTimeInterval(n.timeInterval)) }

  /// A span of time in seconds.
  public struct Stride: SchedulerTimeIntervalConvertible, SignedNumeric, Comparable, Hashable,
    ExpressibleByFloatLiteral, Codable, Sendable
  {
    /// The number of seconds.
    public var magnitude: TimeInterval

    /// The number of seconds.
    public var timeInterval: TimeInterval { magnitude }

    /// A span of `timeInterval` seconds.
    public init(_ timeInterval: TimeInterval) { magnitude = timeInterval }

    /// A span of `value` seconds.
    public init(integerLiteral value: TimeInterval) { self.init(value) }

    /// A span of `value` seconds.
    public init(floatLiteral value: TimeInterval) { self.init(value) }

    /// A span of `source` seconds, where the number can be held exactly.
    public init?<T: BinaryInteger>(exactly source: T) {
      guard let seconds = TimeInterval(exactly: source) else { return nil }
      self.init(seconds)
    }
  }
}

// MARK: Spans

extension DateSchedulerTime.Stride {
  /// A span of `s` seconds.
  public static func seconds(_ s: Int) -> Self { Self(TimeInterval(s)) }

  /// A span of `s` seconds.
  public static func seconds(_ s: Double) -> Self { Self(s) }

  /// A span of `ms` milliseconds.
  public static func milliseconds(_ ms: Int) -> Self { Self(TimeInterval(ms) / 1e3) }

  /// A span of `us` microseconds.
  public static func microseconds(_ us: Int) -> Self { Self(TimeInterval(us) / 1e6) }

  /// A span of `ns` nanoseconds.
  public static func nanoseconds(_ ns: Int) -> Self { Self(TimeInterval(ns) / 1e9) }

  /// Whether `lhs` is the shorter span.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.magnitude < rhs.magnitude }

  /// Both spans together.
  public static func + (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude + rhs.magnitude) }

  /// The difference of two spans.
  public static func - (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude - rhs.magnitude) }

  /// The product of two numbers of seconds.
  public static func * (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude * rhs.magnitude) }

  /// Lengthens by `rhs`.
  public static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }

  /// Shortens by `rhs`.
  public static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }

  /// Multiplies by `rhs`, as a number of seconds.
  public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }
}
