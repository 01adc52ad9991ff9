import Synchronization

/// Holds asynchronous functions back until it is opened, or they are cancelled.
final class Gate: Sendable {
  private struct State {
    var isOpen = false
    var waiting: [Int: CheckedContinuation<Void, Never>] = [:]
    var last = 0
    var cancelled: Set<Int> = []
  }

  private let state = Mutex(State())

  /// How many were cancelled while they waited.
  var cancelCount: Int { state.withLock { $0.cancelled.count } }

  /// How many wait.
  var waitingCount: Int { state.withLock { $0.waiting.count } }

  func open() {
    let waiting = state.withLock { state in
      state.isOpen = true
      defer { state.waiting = [:] }
      return state.waiting.values.map { $0 }
    }
    for continuation in waiting { continuation.resume() }
  }

  /// Returns when the gate is open. Where `heedsCancelling`, also when the task is cancelled.
  func pass(heedsCancelling: Bool = true) async {
    let number = state.withLock { state in
      state.last += 1
      return state.last
    }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let isFree = state.withLock { state in
          if state.isOpen || (heedsCancelling && state.cancelled.contains(number)) { return true }
          state.waiting[number] = continuation
          return false
        }
        if isFree { continuation.resume() }
      }
    } onCancel: {
      let continuation = state.withLock { state in
        state.cancelled.insert(number)
        return heedsCancelling ? state.waiting.removeValue(forKey: number) : nil
      }
      continuation?.resume()
    }
  }
}
