import Dispatch
import Threads

/// The states that have come, and how many of them a test has looked at.
final class StateRecord<State>: Sendable {
  private struct Content {
    var states: [State] = []
    var lookedAt = 0
    var awaiting: CheckedContinuation<Void, Never>?
  }

  private let content = Guarded(Content())

  /// Notes a state that has come.
  func append(_ state: State) {
    let awaiting = content.withLock { content in
      content.states.append(state)
      return content.awaiting.take()
    }
    awaiting?.resume()
  }

  /// How many have come.
  var count: Int { content.withLock { $0.states.count } }

  /// Those that nobody has looked at.
  var rest: ArraySlice<State> { content.withLock { $0.states[$0.lookedAt...] } }

  /// The first of those.
  var next: State? {
    content.withLock { $0.lookedAt < $0.states.count ? $0.states[$0.lookedAt] : nil }
  }

  /// Notes that the next one was looked at.
  func take() -> State? {
    content.withLock { content in
      guard content.lookedAt < content.states.count else { return nil }
      defer { content.lookedAt += 1 }
      return content.states[content.lookedAt]
    }
  }

  /// Notes that all were looked at.
  func takeRest() { content.withLock { $0.lookedAt = $0.states.count } }

  /// Returns when there is one that nobody has looked at, or when time is up.
  func awaitNext(until deadline: DispatchTime) async {
    await withCheckedContinuation { (awaiting: CheckedContinuation<Void, Never>) in
      let isThere = content.withLock { content in
        let isThere = content.lookedAt < content.states.count
        if !isThere { content.awaiting = awaiting }
        return isThere
      }
      if isThere { return awaiting.resume() }
      DispatchQueue.global().asyncAfter(deadline: deadline) { [content] in
        content.withLock { $0.awaiting.take() }?.resume()
      }
    }
  }
}
