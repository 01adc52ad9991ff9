import Dispatch
public import ViewPlatform

/// Where a container lives: whose time passes for it, and who waits for what it has begun.
@usableFromInline
protocol Surroundings: AnyObject {
  /// The present, in nanoseconds.
  var now: Int { get }

  /// Calls `body` at `moment`, on main or elsewhere, unless that is cancelled.
  func wake(at moment: Int, _ body: @escaping @Sendable () -> Void) -> any Cancellable

  /// Notes that something was begun that is going to end. Answers what to call then.
  func begin(_ name: String) -> (@Sendable () -> Void)?
}

/// A scheduler's time.
final class SchedulerSurroundings<Time: Scheduler>: Surroundings
where Time.SchedulerTimeType == DispatchQueue.SchedulerTimeType {
  private let scheduler: Time

  init(_ scheduler: Time) { self.scheduler = scheduler }

  var now: Int { Int(clamping: scheduler.now.dispatchTime.uptimeNanoseconds) }

  func wake(at moment: Int, _ body: @escaping @Sendable () -> Void) -> any Cancellable {
    let date = DispatchTime(uptimeNanoseconds: UInt64(moment))
    // What repeats can be cancelled; what happens once cannot. It is cancelled before the second time.
    return scheduler.schedule(
      after: Time.SchedulerTimeType(date), interval: .seconds(86_400), tolerance: .zero,
      options: nil, body)
  }

  func begin(_ name: String) -> (@Sendable () -> Void)? { nil }
}

extension StateEngine {
  /// Whoever hosts the container.
  var host: (any Surroundings)? { surroundings ?? hostOfCaller() }

  /// Whoever hosts the container, or else the real world.
  var world: any Surroundings { host ?? realWorld }
}

/// Where time passes by itself.
private let realWorld = SchedulerSurroundings(DispatchQueue.main)
