public import Observation
import Threads

/// A container is observable as it is: what reads `state` or a part of it in a body, or in
/// `withObservationTracking`, is told of changes.
extension StateContainer: Observable {
  /// A part of the state, by its name. What the container itself calls by that name comes first.
  ///
  /// A body that reads it is evaluated again when this part has changed; on every change of the state
  /// where the part cannot be compared.
  @inlinable
  public subscript<Value>(dynamicMember part: KeyPath<State, Value>) -> Value {
    engine.observed(part)
  }
}

extension StateEngine {
  /// The state, for somebody who may follow it.
  @inlinable var observedState: State {
    if readsAreTracked() { noteRead() }
    return state
  }

  @usableFromInline
  func noteRead() { observedParts.noteRead(of: .state) { _, _ in false } }

  /// A part of the state, for somebody who may follow it.
  @usableFromInline
  func observed<Value>(_ part: KeyPath<State, Value>) -> Value {
    if readsAreTracked() { noteRead(of: part) }
    return state[keyPath: part]
  }

  func noteRead<Value>(of part: KeyPath<State, Value>) {
    observedParts.noteRead(of: .property(part)) {
      areEqual($0[keyPath: part], $1[keyPath: part])
    }
  }

  /// Notes that something is read that is no part of the state.
  func noteReadOfRest() { observedParts.noteRead(of: .rest) { _, _ in true } }

  private var observedParts: ObservedParts<State> {
    lock.withLock {
      if let known = machine.subscribers?.observed { return known }
      let parts = ObservedParts<State>()
      machine.subscribers = StateSubscribers(machine.subscribers, observed: parts)
      return parts
    }
  }
}

// MARK: Telling those who follow

extension StateSubscribers {
  /// Tells those who follow that `next` is about to take the place of the state of `engine`. Returns what
  /// to tell them of afterwards.
  @inlinable
  func announceToReaders(
    _ next: State, after engine: StateEngine<State>
  ) -> [ReadMarks.Mark] {
    guard let observed else { return [] }
    return observed.willSet(engine.state, to: next)
  }

  /// Tells those who follow of `next`, the state since `old`, of which `earlier` announced `changed`. Where
  /// the first one came in between, it has missed that.
  @inlinable
  func confirmToReaders(
    _ next: State, after old: State, _ changed: [ReadMarks.Mark],
    announcedTo earlier: StateSubscribers?
  ) {
    guard let observed else { return }
    observed.didSet(earlier?.observed == nil ? observed.willSet(old, to: next) : changed)
  }
}
