import Dispatch
import Threads
import ViewPlatform

/// What debounced actions wait by.
class DebounceClock {
  /// Real time.
  static var real: DebounceClock { SchedulerClock(DispatchQueue.main) }

  func makeTimer(_ fire: @escaping (Int) -> Void) -> DebounceTimer {
    preconditionFailure("a clock without timers")
  }
}

final class SchedulerClock<Time: Scheduler>: DebounceClock {
  private let scheduler: Time

  init(_ scheduler: Time) { self.scheduler = scheduler }

  override func makeTimer(_ fire: @escaping (Int) -> Void) -> DebounceTimer {
    SchedulerTimer(scheduler, fire)
  }
}

/// Fires once, some time after it was last restarted. To restart it costs nothing where it is already
/// going to wake up in time to see that it has been put off.
class DebounceTimer {
  func restart(after interval: DispatchQueue.SchedulerTimeType.Stride, call: Int) {}
  func cancel() {}
}

private final class SchedulerTimer<Time: Scheduler>: DebounceTimer {
  private let scheduler: Time
  private let fire: (Int) -> Void
  private let lock = Lock()

  /// When to fire, and for which call; then when it wakes up next, and how to prevent that. All are
  /// guarded by the lock.
  private var due: Time.SchedulerTimeType?
  private var call = 0
  private var wake: Time.SchedulerTimeType?
  private var alarm: (any Cancellable)?

  init(_ scheduler: Time, _ fire: @escaping (Int) -> Void) {
    self.scheduler = scheduler
    self.fire = fire
  }

  override func restart(after interval: DispatchQueue.SchedulerTimeType.Stride, call: Int) {
    let due = scheduler.now.advanced(by: .nanoseconds(interval.magnitude))
    let wake = lock.withLock { () -> Time.SchedulerTimeType? in
      guard call > self.call else { return self.wake }
      (self.due, self.call) = (due, call)
      return self.wake
    }
    if wake.map({ due < $0 }) ?? true { setAlarm(at: due) }
  }

  private func setAlarm(at date: Time.SchedulerTimeType) {
    let alarm = scheduler.schedule(
      after: date, interval: .seconds(3600), tolerance: .zero, options: nil
    ) { [weak self] in self?.ring() }
    let old = lock.withLock {
      defer { (self.alarm, wake) = (alarm, date) }
      return self.alarm
    }
    old?.cancel()
  }

  private func ring() {
    let (alarm, due, call) = lock.withLock {
      defer { (self.alarm, wake) = (nil, nil) }
      return (self.alarm, self.due, self.call)
    }
    alarm?.cancel()
    guard let due else { return }
    if scheduler.now < due { setAlarm(at: due) } else { fire(call) }
  }

  override func cancel() {
    let alarm = lock.withLock {
      defer { (self.alarm, due) = (nil, nil) }
      return self.alarm
    }
    alarm?.cancel()
  }
}
