public import Dispatch
import Threads
public import ViewPlatform

/// Runs work on the main queue, in a manner that whoever makes a store chooses.
///
/// A store that is given its scheduler can be tested without waiting:
///
/// ```swift
/// let scheduler = MainQueueScheduler(type: .test)
/// let store = PhotosStore(photos: photos, scheduler: scheduler)
/// ```
///
/// Whatever the manner, closures run by their dates and, where those are equal, in the order they
/// were scheduled; none begins before the one before it has ended. It can be used from any thread.
/// A token of what repeats ends the repetition when it is cancelled or released.
public final class MainQueueScheduler: Scheduler, Sendable {
  /// Moments are those of dispatch queues, so that this can take the place of `DispatchQueue.main`.
  public typealias SchedulerTimeType = DispatchQueue.SchedulerTimeType

  /// Options are those of dispatch queues.
  public typealias SchedulerOptions = DispatchQueue.SchedulerOptions

  /// When and how closures run.
  public enum Kind: Equatable, Sendable {
    /// On the main queue, later, as `DispatchQueue.main` would.
    case `default`

    /// At once where the caller is on main already, whatever the date: what debounces or delays does
    /// not wait. Elsewhere on the main queue, as soon as it can: no thread ever waits for another.
    case synchronous

    /// On the main queue, and what the closures change moves to its new place by an animation. At
    /// once where the caller is on main already and gives no date.
    ///
    ///     photos.receive(on: MainQueueScheduler(type: .animated(.spring)))
    case animated(Animation = .default)

    /// When `advance(by:)` says so, on the thread that says it.
    case test
  }

  private let kind: Kind
  private let timeline = Timeline<SchedulerTimeType>()
  private let clock = TestClock()

  /// A scheduler of one kind.
  public init(type: Kind = .default) { kind = type }

  /// The present moment; for `.test`, what the clock was advanced to.
  public var now: SchedulerTimeType {
    kind == .test ? clock.now : DispatchQueue.main.now
  }

  /// Nothing: the main queue is as punctual as it can be.
  public var minimumTolerance: SchedulerTimeType.Stride { .zero }

  /// Runs `action` as soon as the kind allows.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    timeline.add(at: now, prepared(action))
    switch kind {
    case .synchronous where isOnMain(), .animated where isOnMain(): runAll()
    case .default, .animated: DispatchQueue.main.schedule(options: options, runNext)
    case .synchronous: DispatchQueue.main.schedule(options: options, runAll)
    case .test: break
    }
  }

  /// Runs `action` at `date` or up to `tolerance` later; with `.synchronous`, as if it were due.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    if kind == .synchronous { return schedule(options: options, action) }
    let date = max(date, now)
    timeline.add(at: date, prepared(action))
    wake(at: date, tolerance, options)
  }

  /// Runs `action` at `date` and every `interval` from then on; with `.synchronous`, from now on.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    guard interval > .zero else { repeatedWithoutInterval(interval) }
    let date = kind == .synchronous ? now : max(date, now)
    let id = timeline.add(at: date, every: interval, prepared(action))
    // Once now; again when the clock says so, however long this takes.
    if kind == .synchronous && isOnMain() { timeline.run(until: { date }) }
    wakeAgain(for: id, tolerance, options)
    return AnyCancellable { [timeline] in timeline.remove(id) }
  }
}

// MARK: The main queue

extension MainQueueScheduler {
  /// `action` in the manner of this kind.
  private func prepared(_ action: @escaping () -> Void) -> () -> Void {
    let action = Cause.carried(by: action)
    guard case .animated(let animation) = kind else { return action }
    return { withAnimation(animation, action) }
  }

  /// Each closure has a block of the main queue to itself, so that what others have put there keeps
  /// its place in between.
  private func runNext() {
    timeline.next(until: now)?.action()
  }

  private func runAll() {
    timeline.run(until: { self.now })
  }

  private func wake(
    at date: SchedulerTimeType, _ tolerance: SchedulerTimeType.Stride, _ options: SchedulerOptions?
  ) {
    guard kind != .test else { return }
    DispatchQueue.main.schedule(after: date, tolerance: tolerance, options: options) { [self] in
      runNext()
    }
  }

  /// Wakes for each repetition, until the closure is cancelled.
  private func wakeAgain(
    for id: Int, _ tolerance: SchedulerTimeType.Stride, _ options: SchedulerOptions?
  ) {
    guard kind != .test, let date = timeline.date(of: id) else { return }
    DispatchQueue.main.schedule(after: date, tolerance: tolerance, options: options) { [self] in
      if kind == .synchronous { runAll() } else { runNext() }
      wakeAgain(for: id, tolerance, options)
    }
  }
}

// MARK: Tests

extension MainQueueScheduler {
  /// Lets `interval` pass on the clock of a `.test` scheduler, and runs what falls due on the way;
  /// also what those closures schedule. Without an interval a million seconds pass, which is longer
  /// than anything waits; `.zero` runs what is due now.
  ///
  /// From inside a closure it moves the goal: what falls due runs when the closure has ended.
  public func advance(by interval: SchedulerTimeType.Stride = .seconds(1_000_000)) {
    guard kind == .test else { return advancedOfItself(kind) }
    guard interval >= .zero else { return advancedBackwards(interval) }
    clock.setGoal(interval)
    timeline.run(until: { self.clock.goal }, reaching: clock.reach)
    clock.reach(clock.goal)
  }

  /// How many closures wait for their time; one that repeats counts until it is cancelled.
  public var pendingCount: Int { timeline.count }

  /// When the next closure is due, if one waits.
  package var nextDue: SchedulerTimeType? { timeline.nextDate }
}
