import Dispatch
import Foundation

/// Runs `body` on another thread, and returns when it is done: main is busy meanwhile.
func elsewhere(_ body: @escaping () -> Void) {
  let (job, done) = (Carried(body), DispatchSemaphore(value: 0))
  Thread.detachNewThread {
    job.value()
    done.signal()
  }
  done.wait()
}

/// Something that happens once, on whatever thread, and that a busy main can wait for.
final class Moment: Sendable {
  private let semaphore = DispatchSemaphore(value: 0)

  func happened() { semaphore.signal() }

  /// Answers false where it does not happen at all.
  func wait() -> Bool { semaphore.wait(timeout: .now() + 300) == .success }
}

/// Returns when what waited for main has had its turn.
func drainMain() async {
  await Task.detached { await MainActor.run {} }.value
  await Task.detached { await MainActor.run {} }.value
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
