import Dispatch
import Threads
import VSM
import ViewPlatform
public import ViewStore

/// The clock of a ``StateTest``: it stands still until the test advances it.
///
///     await test.clock.advance(by: .milliseconds(300))
///
/// Give it to whatever takes a `Clock`; ``scheduler`` is the same time for whatever takes a scheduler.
public final class StateClock: Clock, Sendable {
  /// A moment of this clock.
  public struct Instant: InstantProtocol {
    /// How long after the start of the clock.
    public let sinceStart: Duration

    /// The moment `duration` later.
    public func advanced(by duration: Duration) -> Instant {
      Instant(sinceStart: sinceStart + duration)
    }

    /// How long it is from this moment to `other`.
    public func duration(to other: Instant) -> Duration { other.sinceStart - sinceStart }

    /// Whether `one` comes before `other`.
    public static func < (one: Instant, other: Instant) -> Bool {
      one.sinceStart < other.sinceStart
    }
  }

  /// The same time for what takes a scheduler: a container, a store, `debounce` of a publisher.
  public let scheduler = MainQueueScheduler(type: .test)

  private let start: DispatchQueue.SchedulerTimeType
  private let rest = Guarded<(@MainActor () async -> Void)?>(nil)

  /// A clock that stands still.
  public init() { start = scheduler.now }

  /// What it shows.
  public var now: Instant {
    Instant(sinceStart: .nanoseconds(start.distance(to: scheduler.now).magnitude))
  }

  /// The shortest time one can sleep.
  public var minimumResolution: Duration { .nanoseconds(1) }

  /// Lets `duration` pass: what falls due meanwhile is called in its order.
  ///
  /// All comes to rest before, and after each moment at which something is due. So what has just begun
  /// waits already, and what waits several times, as retries do, is woken each time.
  @MainActor
  public func advance(by duration: Duration) async {
    let end = now.advanced(by: duration)
    await comeToRest()
    while let wait = untilNext, now.advanced(by: wait) <= end {
      pass(wait)
      await comeToRest()
    }
    pass(now.duration(to: end))
  }

  private func pass(_ duration: Duration) {
    scheduler.advance(by: .nanoseconds(duration.inNanoseconds))
  }

  /// Returns when the clock shows `deadline`, and throws where the task is cancelled before.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    let sleeper = Sleeper()
    let wait = now.duration(to: deadline)
    if wait > .zero {
      let moment = scheduler.now.advanced(by: .nanoseconds(wait.inNanoseconds))
      sleeper.wakes(by: scheduler.once(at: moment) { sleeper.wake() })
    } else {
      sleeper.wake()
    }
    try await withTaskCancellationHandler {
      try await sleeper.sleep()
    } onCancel: {
      sleeper.wake(throwing: CancellationError())
    }
  }

  /// Has `rest` say when all rests, and return then.
  func use(_ rest: @escaping @MainActor () async -> Void) { self.rest.withLock { $0 = rest } }

  @MainActor
  private func comeToRest() async {
    if let rest = rest.withLock({ $0 }) { return await rest() }
    for _ in 0..<Rest.quietTurns { await Turn.ofEverything() }
  }

  /// How long it is until the next thing is due; nil where nothing waits.
  var untilNext: Duration? {
    scheduler.nextDue.map { .nanoseconds(scheduler.now.distance(to: $0).magnitude) }
  }
}

/// One who sleeps, and is woken once.
private final class Sleeper: Sendable {
  private struct State {
    var continuation: CheckedContinuation<Void, any Error>?
    var result: Result<Void, any Error>?
    var alarm: (any Cancellable)?
  }

  private let state = Guarded(State())

  func sleep() async throws {
    try await withCheckedThrowingContinuation { continuation in
      let result = state.withLock { state in
        if state.result == nil { state.continuation = continuation }
        return state.result
      }
      if let result { continuation.resume(with: result) }
    }
  }

  /// Takes `alarm` back when it was woken otherwise.
  func wakes(by alarm: any Cancellable) {
    let isAwake = state.withLock { state in
      if state.result == nil { state.alarm = alarm }
      return state.result != nil
    }
    if isAwake { alarm.cancel() }
  }

  func wake(throwing error: (any Error)? = nil) {
    let result = error.map { Result<Void, any Error>.failure($0) } ?? .success(())
    let (continuation, alarm) = state.withLock { state in
      guard state.result == nil else { return (nil, nil) as Ends }
      state.result = result
      return (state.continuation.take(), state.alarm.take())
    }
    alarm?.cancel()
    continuation?.resume(with: result)
  }

  private typealias Ends = (CheckedContinuation<Void, any Error>?, (any Cancellable)?)
}
