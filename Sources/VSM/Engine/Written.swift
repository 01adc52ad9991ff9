import Threads

/// What a binding has written, until it is answered: by a state in which that part is another than
/// before, or by the end of the action.
///
/// A field that is bound to a slow action reads back what was typed into it, not what the state was
/// before. A state on the way, which says that it is being saved, is no answer.
@usableFromInline
final class Written<State> {
  let part: AnyKeyPath
  let value: Any
  private let isAnswered: (State) -> Bool

  init<Value>(_ value: Value, to part: KeyPath<State, Value>, of state: State) {
    self.part = part
    self.value = value
    let before = state[keyPath: part]
    isAnswered = { !areEqual($0[keyPath: part], before) }
  }

  func isAnswered(by state: State) -> Bool { isAnswered(state) }
}

/// Whether both values are known to be equal.
private func areEqual<Value>(_ one: Value, _ other: Value) -> Bool {
  func isEqual<E: Equatable>(_ one: E) -> Bool { one == other as? E }
  return (one as? any Equatable).map { isEqual($0) } ?? false
}

extension StateEngine {
  /// The state, and what was written to `part` and waits for an answer.
  func read<Value>(_ part: KeyPath<State, Value>) -> Value {
    let (state, written) = lock.withLock { (machine.state, machine.written) }
    if let written, written.part == part, let value = written.value as? Value { return value }
    return state[keyPath: part]
  }

  /// Forgets what was written once `state` answers it.
  @usableFromInline
  func settle(_ written: Written<State>, by state: State) {
    if written.isAnswered(by: state) { lock.withLock { machine.forget(written) } }
  }

  /// Tells views that a binding reads something else, though the state is the same.
  @usableFromInline
  func announceWritten() {
    guard isOnMain() else { return laterOnMain { [weak self] in self?.announceWritten() } }
    lock.withLock { machine.audience }?.objectWillChange?.send()
  }
}
