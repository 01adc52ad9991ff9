public import CWatchers
import Synchronization
import Threads

/// Where the systems say that a state has changed, for whoever records that.
///
/// As long as nobody does, all that a change costs is the relaxed load of ``isWatched``: nothing is
/// boxed, and no clock is asked.
@usableFromInline
package enum StateEvents {
  private static let numbers = Atomic<Int>(0)
  private static let listeners = Guarded<[any StateListener]>([])

  /// Whether anybody wants to know of changes.
  @inlinable package static var isWatched: Bool { states_are_watched() }

  /// A number for the next change: larger than all that were given before.
  package static func nextNumber() -> Int { numbers.add(1, ordering: .relaxed).newValue }

  /// Numbers for `count` changes of another process, from what is returned on.
  package static func nextNumbers(_ count: Int) -> Int {
    numbers.add(count, ordering: .relaxed).oldValue + 1
  }

  /// Tells all listeners of `change`.
  package static func tell(_ change: StateChange) {
    for listener in listeners.withLock({ $0 }) { listener.hear(change) }
  }

  /// Tells all listeners of `act`, and runs `body` as what comes of it.
  package static func tell<Result>(_ act: PersonAct, _ body: () throws -> Result) rethrows -> Result
  {
    for listener in listeners.withLock({ $0 }) { listener.hear(act) }
    return try Telling.acting(because: act) { try Trail.follow(body) }
  }

  /// Tells all listeners of `answer`, which the work that calls this has waited for.
  package static func tell(_ answer: ServiceAnswer) {
    for listener in listeners.withLock({ $0 }) { listener.hear(answer) }
    Trail.note(.answer(answer))
  }
}

/// Wants to know of the changes of states. It may be told on any thread.
package protocol StateListener: AnyObject, Sendable {
  /// A state has changed; it is called before anything else is.
  func hear(_ change: StateChange)

  /// A person has done something; it is called before the app does anything about it.
  func hear(_ act: PersonAct)

  /// A service has answered; it is called before whoever asked hears of it.
  func hear(_ answer: ServiceAnswer)
}

extension StateListener {
  package func hear(_ act: PersonAct) {}
  package func hear(_ answer: ServiceAnswer) {}
}

// MARK: Who listens

extension StateEvents {
  /// Tells `listener` of changes from now on. It is kept until it is removed.
  package static func add(_ listener: any StateListener) {
    let isNew = listeners.withLock { all in
      if all.contains(where: { $0 === listener }) { return false }
      all.append(listener)
      return true
    }
    guard isNew else { return }
    if watch_states(1) == 1 { StateSources.begin() }
  }

  /// Tells `listener` no more.
  package static func remove(_ listener: any StateListener) {
    let wasThere = listeners.withLock { all in
      let count = all.count
      all.removeAll { $0 === listener }
      return all.count < count
    }
    guard wasThere else { return }
    if watch_states(-1) == 0 { StateSources.end() }
  }
}
