import Dispatch
import Threads

/// Keeps the names of what was begun on its behalf and has not ended.
final class RecordingHost: WorkHost {
  private let pending = Guarded<[Int: String]>([:])
  private let watch = Work.Watch()
  private let isDone = DispatchSemaphore(value: 0)

  var names: [String] { pending.withLock { $0.sorted { $0.key < $1.key }.map(\.value) } }

  func begin(_ name: String) -> @Sendable () -> Void {
    let number = pending.withLock { pending in
      let number = (pending.keys.max() ?? 0) + 1
      pending[number] = name
      return number
    }
    return { [self] in
      let isLast = pending.withLock { pending in
        pending[number] = nil
        return pending.isEmpty
      }
      if isLast { isDone.signal() }
    }
  }

  func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    try Work.hosted(by: self, body)
  }

  /// Waits until nothing is under way.
  func waitForEnd() { while !names.isEmpty { isDone.wait() } }
}
