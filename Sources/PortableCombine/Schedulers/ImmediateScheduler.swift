/// Runs every closure at once, on the caller's thread, before `schedule` returns.
///
/// There is no waiting: a date or an interval makes no difference, and a repeating closure runs
/// once.
public struct ImmediateScheduler: Scheduler, Sendable {
  /// There is nothing to say about a closure that runs at once.
  public typealias SchedulerOptions = Never

  /// The one scheduler of this kind.
  public static let shared = ImmediateScheduler()

  private init() {}

  /// Always the same moment.
  public var now: SchedulerTimeType { SchedulerTimeType() }

  /// Nothing is ever late.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  /// Runs `action` now.
  @inlinable
  public func schedule(options: Never?, _ action: @escaping () -> Void) { action() }

  /// Runs `action` now, whatever the date.
  @inlinable
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?,
    _ action: @escaping () -> Void
  ) {
    action()
  }

  /// Runs `action` once, now.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: Never?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    action()
    return Subscriptions.empty
  }
}

extension ImmediateScheduler {
  /// The only moment there is.
  public struct SchedulerTimeType: Strideable, Sendable {
    /// The way from one moment to the same one.
    public func distance(to other: SchedulerTimeType) -> Stride { 0 }

    /// The same moment.
    public func advanced(by n: Stride) -> SchedulerTimeType { self }

    /// A span of time, in no unit: nothing ever waits for it.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
      ExpressibleByFloatLiteral, Codable, Sendable
    {
      /// The number it was made of.
      public var magnitude: Int

      /// A span of `value`.
      public init(_ value: Int) { magnitude = value }

      /// A span of `value`.
      public init(integerLiteral value: Int) { self.init(value) }

      /// A span of `value`, without its fraction.
      public init(floatLiteral value: Double) { self.init(Int(value)) }

      /// A span of `source`, where an `Int` can hold it.
      public init?<T: BinaryInteger>(exactly source: T) {
        guard let value = Int(exactly: source) else { return nil }
        self.init(value)
      }
    }
  }
}

extension ImmediateScheduler.SchedulerTimeType.Stride {
  /// Whether `lhs` is the smaller number.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.magnitude < rhs.magnitude }

  /// The sum.
  public static func + (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude + rhs.magnitude) }

  /// The difference.
  public static func - (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude - rhs.magnitude) }

  /// The product.
  public static func * (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude * rhs.magnitude) }

  /// Adds `rhs`.
  public static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }

  /// Takes `rhs` away.
  public static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }

  /// Multiplies by `rhs`.
  public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }

  /// Nothing, for there is no time here.
  public static func seconds(_ s: Int) -> Self { 0 }

  /// Nothing, for there is no time here.
  public static func seconds(_ s: Double) -> Self { 0 }

  /// Nothing, for there is no time here.
  public static func milliseconds(_ ms: Int) -> Self { 0 }

  /// Nothing, for there is no time here.
  public static func microseconds(_ us: Int) -> Self { 0 }

  /// Nothing, for there is no time here.
  public static func nanoseconds(_ ns: Int) -> Self { 0 }
}
