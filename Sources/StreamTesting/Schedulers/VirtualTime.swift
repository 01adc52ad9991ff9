public import PortableCombine

/// A moment on a clock of no particular scheduler, which starts at zero.
public struct VirtualTime: Strideable, Hashable, Sendable, CustomStringConvertible {
  /// How long after the start of the clock.
  public let sinceStart: Stride

  /// The start of the clock.
  public static let start = VirtualTime(sinceStart: .zero)

  /// The moment `sinceStart` after the start.
  public init(sinceStart: Stride) { self.sinceStart = sinceStart }

  /// How long it is from this moment to `other`.
  public func distance(to other: VirtualTime) -> Stride { other.sinceStart - sinceStart }

  /// The moment `n` later.
  public func advanced(by n: Stride) -> VirtualTime { VirtualTime(sinceStart: sinceStart + n) }

  /// The time since the start, such as `300 ms`.
  public var description: String { sinceStart.description }

  /// A span of virtual time; a literal counts seconds.
  public struct Stride: SchedulerTimeIntervalConvertible, SignedNumeric, Comparable, Hashable,
    ExpressibleByFloatLiteral, Sendable
  {
    /// Its length.
    public var nanoseconds: Int

    /// A span of `nanoseconds`.
    public init(nanoseconds: Int) { self.nanoseconds = nanoseconds }

    /// A span of `value` seconds.
    public init(integerLiteral value: Int) { self = .seconds(value) }

    /// A span of `value` seconds.
    public init(floatLiteral value: Double) { self = .seconds(value) }

    /// A span of `source` seconds, where it can be held.
    public init?<T: BinaryInteger>(exactly source: T) {
      guard let seconds = Int(exactly: source) else { return nil }
      self = .seconds(seconds)
    }

    /// The same span, never negative.
    public var magnitude: Stride { Stride(nanoseconds: abs(nanoseconds)) }
  }
}

extension VirtualTime.Stride: CustomStringConvertible {
  /// The length in milliseconds, or in nanoseconds where it is not a whole number of them.
  public var description: String {
    nanoseconds % 1_000_000 == 0 ? "\(nanoseconds / 1_000_000) ms" : "\(nanoseconds) ns"
  }

  /// Whether `lhs` is the shorter span.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.nanoseconds < rhs.nanoseconds }

  /// Both spans together.
  public static func + (lhs: Self, rhs: Self) -> Self {
    Self(nanoseconds: lhs.nanoseconds + rhs.nanoseconds)
  }

  /// The difference of two spans.
  public static func - (lhs: Self, rhs: Self) -> Self {
    Self(nanoseconds: lhs.nanoseconds - rhs.nanoseconds)
  }

  /// The product, as if both were numbers of seconds.
  public static func * (lhs: Self, rhs: Self) -> Self {
    .seconds(Double(lhs.nanoseconds) * Double(rhs.nanoseconds) / 1e18)
  }

  /// Multiplies by `rhs`, as if both were numbers of seconds.
  public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }

  /// A span of `s` seconds.
  public static func seconds(_ s: Int) -> Self { Self(nanoseconds: s * 1_000_000_000) }

  /// A span of `s` seconds, to the nearest nanosecond.
  public static func seconds(_ s: Double) -> Self { Self(nanoseconds: Int((s * 1e9).rounded())) }

  /// A span of `ms` milliseconds.
  public static func milliseconds(_ ms: Int) -> Self { Self(nanoseconds: ms * 1_000_000) }

  /// A span of `us` microseconds.
  public static func microseconds(_ us: Int) -> Self { Self(nanoseconds: us * 1000) }

  /// A span of `ns` nanoseconds.
  public static func nanoseconds(_ ns: Int) -> Self { Self(nanoseconds: ns) }
}

extension TestScheduler where SchedulerTimeType == VirtualTime, SchedulerOptions == Never {
  /// A scheduler in virtual time, at its start.
  public convenience init() { self.init(now: .start) }
}
