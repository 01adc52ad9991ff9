import Foundation
import Threads

/// Wakes one who waits for something to happen. It may be rung from any thread.
final class Bell: Sendable {
  private struct State {
    var hasRung = false
    var wait = 0
    var waiter: CheckedContinuation<Bool, Never>?
  }

  private let state = Guarded(State())
  private let workTime: @Sendable () -> Duration

  /// How often the patience of who waits begins anew, at most, because this process was at work.
  static let mostExtensions = 12

  /// `workTime` says how long processors have worked for this process.
  init(workTime: @escaping @Sendable () -> Duration = { processorTime() }) {
    self.workTime = workTime
  }

  /// Says that something has happened, to who waits or to who waits next.
  func ring() {
    let waiter = state.withLock { state in
      defer { state.waiter = nil }
      state.hasRung = state.waiter == nil
      return state.waiter
    }
    waiter?.resume(returning: true)
  }

  /// Forgets what has rung before.
  func hush() { state.withLock { $0.hasRung = false } }

  /// Returns true when it has rung, and false where it stays silent for `patience`, or where the task is
  /// cancelled.
  ///
  /// Silence says nothing while this process is busy, with other tests say, which may keep what is
  /// awaited from its turn. So patience begins anew then, a dozen times at most.
  func rings(within patience: Duration) async -> Bool {
    let wait = state.withLock { state in
      state.wait += 1
      return state.wait
    }
    let giveUp = Task {
      for _ in 0...Self.mostExtensions {
        let before = workTime()
        guard (try? await Task.sleep(for: patience)) != nil else { return }
        if workTime() - before < patience / 20 { break }
      }
      end(wait)
    }
    defer { giveUp.cancel() }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { begin($0) }
    } onCancel: {
      end(wait)
    }
  }

  private func begin(_ waiter: CheckedContinuation<Bool, Never>) {
    let isOver: Bool? = state.withLock { state in
      defer { state.hasRung = false }
      if state.hasRung { return true }
      if Task.isCancelled { return false }
      state.waiter = waiter
      return nil
    }
    if let isOver { waiter.resume(returning: isOver) }
  }

  private func end(_ wait: Int) {
    let waiter = state.withLock { state -> CheckedContinuation<Bool, Never>? in
      guard state.wait == wait else { return nil }
      defer { state.waiter = nil }
      return state.waiter
    }
    waiter?.resume(returning: false)
  }
}

/// How long processors have worked for this process.
private func processorTime() -> Duration {
  .microseconds(Int64(clock()) * 1_000_000 / Int64(CLOCKS_PER_SEC))
}
