import PortableCombine
import Threads

extension VirtualTime: InstantProtocol {
  /// A span of time as clocks count it.
  public typealias Duration = Swift.Duration

  /// The moment `duration` later.
  @_disfavoredOverload
  public func advanced(by duration: Swift.Duration) -> VirtualTime {
    advanced(by: Stride(duration))
  }

  /// How long it is from this moment to `other`.
  public func duration(to other: VirtualTime) -> Swift.Duration {
    .nanoseconds(distance(to: other).nanoseconds)
  }
}

extension VirtualTime.Stride {
  /// The span that `duration` is; what is too long for it is its longest.
  public init(_ duration: Swift.Duration) {
    let (seconds, attoseconds) = duration.components
    let most = Int64.max / 1_000_000_000 - 1
    self.init(
      nanoseconds: seconds > most
        ? .max : Int(seconds * 1_000_000_000 + attoseconds / 1_000_000_000))
  }
}

/// A test's clock for code that sleeps: who sleeps until a moment goes on when the clock is advanced
/// to it.
///
///     let clock = TestScheduler()
///     let toast = Task { try await clock.sleep(for: .seconds(3)) }
extension TestScheduler: Clock where SchedulerTimeType == VirtualTime, SchedulerOptions == Never {
  /// A moment of this clock.
  public typealias Instant = VirtualTime

  /// A span of time as clocks count it.
  public typealias Duration = Swift.Duration

  /// The shortest time one can sleep.
  public var minimumResolution: Swift.Duration { .nanoseconds(1) }

  /// Returns when the clock shows `deadline`, at once where it does, and throws where the task was
  /// cancelled before.
  public func sleep(until deadline: VirtualTime, tolerance: Swift.Duration? = nil) async throws {
    try await sleep(until: deadline) {}
  }

  /// The same, and calls `whenWoken` as soon as the time has come or the task is cancelled.
  package func sleep(
    until deadline: VirtualTime, whenWoken: @escaping @Sendable () -> Void
  ) async throws {
    let sleeper = Sleeper(whenWoken: whenWoken)
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        guard sleeper.begin(continuation), deadline > now else { return sleeper.wake() }
        sleeper.wakes(by: once(at: deadline) { sleeper.wake() })
      }
    } onCancel: {
      sleeper.wake(throwing: CancellationError())
    }
  }
}

/// One who sleeps, and is woken once: by the clock, or by whoever cancels the task.
private final class Sleeper: Sendable {
  private struct State {
    var continuation: CheckedContinuation<Void, any Error>?
    var alarm: (any Cancellable)?
    var failure: (any Error)?
    var isAwake = false
  }

  private let state = Guarded(State())
  private let whenWoken: @Sendable () -> Void

  init(whenWoken: @escaping @Sendable () -> Void) { self.whenWoken = whenWoken }

  /// Goes to sleep. Returns whether nobody has cancelled that yet.
  func begin(_ continuation: CheckedContinuation<Void, any Error>) -> Bool {
    state.withLock { state in
      state.continuation = continuation
      defer { state.isAwake = false }
      return state.failure == nil
    }
  }

  func wakes(by alarm: any Cancellable) {
    let isLate = state.withLock { state in
      if !state.isAwake { state.alarm = alarm }
      return state.isAwake
    }
    if isLate { alarm.cancel() }
  }

  func wake(throwing error: (any Error)? = nil) {
    let (continuation, alarm, failure) = state.withLock { state in
      defer { (state.continuation, state.alarm, state.isAwake) = (nil, nil, true) }
      state.failure = state.failure ?? error
      return (state.continuation, state.alarm, state.failure)
    }
    alarm?.cancel()
    guard let continuation else { return }
    whenWoken()
    if let failure { continuation.resume(throwing: failure) } else { continuation.resume() }
  }
}
