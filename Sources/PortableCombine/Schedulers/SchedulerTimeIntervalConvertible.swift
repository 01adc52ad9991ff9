/// A span of time that can be made of the units people speak in, so that an operator can be told
/// `.milliseconds(300)` whatever its scheduler.
public protocol SchedulerTimeIntervalConvertible {
  /// A span of `s` seconds.
  static func seconds(_ s: Int) -> Self

  /// A span of `s` seconds, as exact as the scheduler's clock.
  static func seconds(_ s: Double) -> Self

  /// A span of `ms` milliseconds.
  static func milliseconds(_ ms: Int) -> Self

  /// A span of `us` microseconds.
  static func microseconds(_ us: Int) -> Self

  /// A span of `ns` nanoseconds.
  static func nanoseconds(_ ns: Int) -> Self
}
