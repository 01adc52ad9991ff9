import Threads

/// What a binding has written, until it is answered: by a state in which that part is another than
/// before, by one that is the same as before altogether, or by the end of the action.
///
/// A field that is bound to a slow action reads back what was typed into it, not what the state was
/// before. A state on the way, which says that it is being saved, is no answer. One that says nothing
/// new is: it refuses what was written, also where its publisher goes on.
@usableFromInline
final class Written<State> {
  let part: AnyKeyPath
  let value: Any
  private let isAnswered: (State) -> Bool

  /// Whether its action has sent a state.
  @exclusivity(unchecked) fileprivate(set) var hasState = false

  init<Value>(_ value: Value, to part: KeyPath<State, Value>, of state: State) {
    self.part = part
    self.value = value
    let before = state[keyPath: part]
    isAnswered = { !areEqual($0[keyPath: part], before) || areAlike($0, state) }
  }

  func isAnswered(by state: State) -> Bool { isAnswered(state) }
}

extension StateEngine {
  /// The state, and what was written to `part` and waits for an answer.
  func read<Value>(_ part: KeyPath<State, Value>) -> Value {
    if readsAreTracked() {
      noteRead(of: part)
      noteReadOfRest()
    }
    let (state, written) = lock.withLock { (machine.state, machine.written) }
    if let written, written.part == part, let value = written.value as? Value { return value }
    return state[keyPath: part]
  }

  /// Forgets what was written once `state` answers it.
  @usableFromInline
  func settle(_ written: Written<State>, by state: State) {
    written.hasState = true
    if written.isAnswered(by: state) { lock.withLock { machine.forget(written) } }
  }

  /// Whether the action that `written` began has answered it with a state.
  func hasAnswered(_ written: Written<State>) -> Bool {
    written.hasState && lock.withLock { machine.written !== written }
  }

  /// Tells views that something else is to be read, though the state is the same: by a binding, or of a
  /// lane.
  @usableFromInline
  func announceToViews() {
    guard isOnMain() else { return laterOnMain { [weak self] in self?.announceToViews() } }
    let subscribers = lock.withLock { machine.subscribers }
    subscribers?.objectWillChange?.send()
    subscribers?.observed?.restChanged()
  }
}
