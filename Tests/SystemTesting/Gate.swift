import Threads

/// What asynchronous functions wait for until the test lets them pass.
package final class Gate: Sendable {
  private struct State {
    var isOpen = false
    var waiting: [Int: CheckedContinuation<Void, Never>] = [:]
    var last = 0
    var cancelled: Set<Int> = []
  }

  private let state = Guarded(State())

  /// A gate that is closed.
  package init() {}

  /// How many wait now.
  package var waitingCount: Int { state.withLock { $0.waiting.count } }

  /// How many were cancelled while they waited.
  package var cancelCount: Int { state.withLock { $0.cancelled.count } }

  /// Lets everyone pass, from now on.
  package func open() {
    let waiting = state.withLock { state in
      state.isOpen = true
      defer { state.waiting = [:] }
      return state.waiting.values.map { $0 }
    }
    for continuation in waiting { continuation.resume() }
  }

  /// Returns when the gate is open; where it `heedsCancelling`, also when the task is cancelled.
  /// Where it does not, it stands for work that ignores that.
  package func pass(heedsCancelling: Bool = false) async {
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
