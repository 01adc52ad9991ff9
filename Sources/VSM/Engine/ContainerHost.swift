import Dispatch
public import ViewPlatform

/// Where a container lives: whose time passes for it, and who waits for what it has begun.
@usableFromInline
protocol ContainerHost: AnyObject {
  /// The present, in nanoseconds.
  var now: Int { get }

  /// Calls `body` at `moment`, on main or elsewhere, unless that is cancelled.
  func wake(at moment: Int, _ body: @escaping @Sendable () -> Void) -> any Cancellable

  /// Notes that something was begun that is going to end. Returns what to call then.
  func noteWork(_ name: String) -> (@Sendable () -> Void)?
}

/// A scheduler's time.
final class SchedulerHost<Time: Scheduler>: ContainerHost
where Time.SchedulerTimeType == DispatchQueue.SchedulerTimeType {
  private let scheduler: Time

  init(_ scheduler: Time) { self.scheduler = scheduler }

  var now: Int { Int(clamping: scheduler.now.dispatchTime.uptimeNanoseconds) }

  func wake(at moment: Int, _ body: @escaping @Sendable () -> Void) -> any Cancellable {
    let date = DispatchTime(uptimeNanoseconds: UInt64(moment))
    return scheduler.once(at: Time.SchedulerTimeType(date), body)
  }

  func noteWork(_ name: String) -> (@Sendable () -> Void)? { nil }
}

extension StateEngine {
  /// Whoever hosts the container.
  var host: (any ContainerHost)? { ownHost ?? hostOfCaller() }

  /// Whoever hosts the container, or else the real world.
  @usableFromInline var world: any ContainerHost { host ?? realWorld }
}

/// Where time passes by itself.
let realWorld = SchedulerHost(DispatchQueue.main)
