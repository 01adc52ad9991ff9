import StreamTesting
import Synchronization
import ViewStateController

typealias Clock = TestScheduler<VirtualTime, Never>

extension Clock {
  /// Returns when `interval` has passed on this clock; throws at once when the task is cancelled.
  func pause(for interval: VirtualTime.Stride) async throws {
    let waiting = Waiting()
    let alarm = schedule(
      after: now.advanced(by: interval), interval: .seconds(86_400), tolerance: .zero, options: nil
    ) { waiting.end() }
    defer { alarm.cancel() }
    await withTaskCancellationHandler {
      await withCheckedContinuation { waiting.begin($0) }
    } onCancel: {
      waiting.end()
    }
    try Task.checkCancellation()
  }
}

/// One who waits, and goes on once, however often he is told to.
private final class Waiting: Sendable {
  private let state = Mutex((continuation: CheckedContinuation<Void, Never>?.none, isOver: false))

  func begin(_ continuation: CheckedContinuation<Void, Never>) {
    let isOver = state.withLock { state in
      if !state.isOver { state.continuation = continuation }
      return state.isOver
    }
    if isOver { continuation.resume() }
  }

  func end() {
    let continuation = state.withLock { state in
      state.isOver = true
      defer { state.continuation = nil }
      return state.continuation
    }
    continuation?.resume()
  }
}

/// Waits for a fact: gives way to others until it is true. Answers false after very many turns.
@MainActor
func becomesTrue(_ fact: () -> Bool) async -> Bool {
  for _ in 0..<200_000 {
    if fact() { return true }
    await Task.detached {}.value
  }
  return false
}
