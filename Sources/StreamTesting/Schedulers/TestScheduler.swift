public import PortableCombine
import Threads

/// A scheduler whose time passes only when the test says so.
///
/// It stands in for any scheduler, because it can speak in any scheduler's time and options:
/// `TestScheduler()` in a virtual time of its own, `DispatchQueue.test`, `RunLoop.test` and
/// `OperationQueue.test` in theirs.
///
/// Closures run inside ``advance(by:)``, ``advance(to:)`` and ``run(atMost:)``, on the thread that
/// calls them: earliest first, and in the order of scheduling where they are due together. A
/// closure may schedule, cancel and advance. It may be used from any thread.
public final class TestScheduler<SchedulerTimeType: Strideable, SchedulerOptions>: Scheduler,
  Sendable
where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible {
  private let scheduled: Guarded<ScheduledActions<SchedulerTimeType>>
  private let listeners = Guarded<[Int: Listener]>([:])
  private let watchers = Guarded<[Int: @Sendable () -> Void]>([:])

  /// What is called when time has passed.
  private struct Listener {
    let action: () -> Void
  }

  /// A scheduler whose clock shows `now`.
  public init(now: SchedulerTimeType) {
    scheduled = Guarded(ScheduledActions(now: now))
  }

  /// What its clock shows.
  public var now: SchedulerTimeType { scheduled.withLock { $0.now } }

  /// How many closures wait for their time; a repeating one counts until it is cancelled.
  ///
  /// Zero at the end of a test says that nothing ticks any more.
  public var pendingCount: Int { scheduled.withLock { $0.entries.count } }

  /// How many of them repeat until they are cancelled.
  package var repeatingCount: Int {
    scheduled.withLock { $0.entries.count { $0.interval != nil } }
  }

  /// When the next closure is due that does not repeat.
  package var nextSingleDate: SchedulerTimeType? {
    scheduled.withLock { $0.entries.last { $0.interval == nil }?.date }
  }

  /// Closures are always punctual.
  public var minimumTolerance: SchedulerTimeType.Stride { .zero }

  /// Runs `action` when time is next advanced, be it by nothing.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    add(at: nil, action)
  }

  /// Runs `action` when the clock reaches `date`.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    add(at: date, action)
  }

  /// Runs `action` when the clock reaches `date`, and every `interval` from then on.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    precondition(
      interval > .zero,
      "A closure cannot repeat every \(interval). Fix: give an interval above zero.")
    return cancellable(add(at: date, every: interval, action))
  }

  /// Runs `action` when the clock reaches `date`, unless what it returns is cancelled before.
  package func once(
    at date: SchedulerTimeType, _ action: @escaping () -> Void
  ) -> AnyCancellable {
    cancellable(add(at: date, action))
  }

  @discardableResult
  private func add(
    at date: SchedulerTimeType?, every interval: SchedulerTimeType.Stride? = nil,
    _ action: @escaping () -> Void
  ) -> Int {
    let id = scheduled.withLock { $0.add(at: date ?? $0.now, every: interval, action: action) }
    for notice in watchers.withLock({ Array($0.values) }) { notice() }
    return id
  }

  /// Calls `notice`, on any thread, whenever something is scheduled, until what it returns is
  /// cancelled.
  package func whenScheduled(_ notice: @escaping @Sendable () -> Void) -> AnyCancellable {
    let number = watchers.withLock { watchers in
      let number = (watchers.keys.max() ?? 0) + 1
      watchers[number] = notice
      return number
    }
    return AnyCancellable { [weak self] in
      _ = self?.watchers.withLock { $0.removeValue(forKey: number) }
    }
  }

  private func cancellable(_ id: Int) -> AnyCancellable {
    AnyCancellable { [weak self] in self?.remove(id) }
  }

  private func remove(_ id: Int) {
    let removed = scheduled.withLock { $0.remove(id) }
    withExtendedLifetime(removed) {}
  }
}

// MARK: Time

extension TestScheduler {
  /// Lets `interval` pass, and runs what falls due.
  ///
  /// Without an interval, runs what is due now.
  public func advance(by interval: SchedulerTimeType.Stride = .zero) {
    advance(to: now.advanced(by: interval))
  }

  /// Moves the clock to `date`, stopping at every closure on the way; also at those that the
  /// closures schedule.
  public func advance(to date: SchedulerTimeType) {
    precondition(
      date >= now, "The clock cannot go back from \(now) to \(date). Fix: advance to a later date.")
    while let action = scheduled.withLock({ $0.next(until: date) }) { action() }
    scheduled.withLock { $0.now = max($0.now, date) }
    let actions = listeners.withLock { $0.sorted { $0.key < $1.key }.map(\.value) }
    for listener in actions { listener.action() }
  }

  /// Runs `action` every `interval`, and whenever somebody has advanced the clock: the end of a step
  /// then never lies between two runs. Ends when what it returns is cancelled.
  package func whileAdvancing(
    every interval: SchedulerTimeType.Stride, _ action: @escaping () -> Void
  ) -> AnyCancellable {
    let repeating = scheduled.withLock {
      $0.add(at: $0.now.advanced(by: interval), every: interval, action: action)
    }
    listeners.withLock { $0[repeating] = Listener(action: action) }
    return AnyCancellable { [weak self] in
      self?.remove(repeating)
      _ = self?.listeners.withLock { $0.removeValue(forKey: repeating) }
    }
  }

  /// Moves the clock from closure to closure until none is left.
  ///
  /// A closure that repeats is never done: more than `limit` closures stop the test.
  public func run(atMost limit: Int = 100_000) {
    var count = 0
    while let action = scheduled.withLock({ $0.next(until: nil) }) {
      count += 1
      precondition(
        count <= limit,
        """
        \(limit) closures ran, and \(pendingCount + 1) are still waiting. Fix: cancel what repeats \
        before run(), or use advance(by:).
        """)
      action()
    }
  }
}
