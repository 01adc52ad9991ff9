import Threads
import ViewPlatform

/// Makes the bindings of both protocols for stores.
struct StoreBinding<State, Action> {
  /// Kept by the binding, so that a store that only a binding knows stays.
  let store: AnyObject
  let front: StoreFront<State, Action>

  /// A binding to the part at `keyPath`; `write` says what a new value means to the store.
  func binding<Value>(
    to keyPath: KeyPath<State, Value>, write: @escaping (Value) -> Void
  ) -> Binding<Value> {
    let part = StorePart(front, DraftKey(part: keyPath, form: .value)) { $0[keyPath: keyPath] }
    return binding(to: part) { value, _ in Draft.write(value, into: part) { write(value) } }
  }

  /// The same, where only that it is new means something.
  func binding<Value: Equatable>(
    to keyPath: KeyPath<State, Value>, change: @escaping () -> Void
  ) -> Binding<Value> {
    let part = StorePart(front, DraftKey(part: keyPath, form: .value)) { $0[keyPath: keyPath] }
    return binding(to: part) { value, shown in
      if value != shown { Draft.write(value, into: part, change) }
    }
  }

  /// A binding that says whether there is something at `keyPath`, and can only make it go.
  func presence<Value>(
    of keyPath: KeyPath<State, Value?>, remove: @escaping () -> Void
  ) -> Binding<Bool> {
    let part = StorePart(front, DraftKey(part: keyPath, form: .presence)) {
      $0[keyPath: keyPath] != nil
    }
    return binding(to: part) { isThere, _ in
      if isThere {
        notePresenceSetTrue(State.self, keyPath)
      } else {
        Draft.write(false, into: part, remove)
      }
    }
  }

  private func binding<Value>(
    to part: StorePart<Value>, write: @escaping (Value, _ shown: Value) -> Void
  ) -> Binding<Value> {
    let end = Handover(BindingEnd(store, part, write))
    return Binding(get: { end.content.read() }, set: { end.content.write($0) })
  }
}

/// What is behind a binding.
private struct BindingEnd<Value> {
  private let store: AnyObject
  private let part: StorePart<Value>
  private let writing: (Value, _ shown: Value) -> Void

  init(_ store: AnyObject, _ part: StorePart<Value>, _ write: @escaping (Value, Value) -> Void) {
    self.store = store
    self.part = part
    writing = write
  }

  func read() -> Value {
    guard let current = part.current() else { preconditionFailure("a kept store is gone") }
    return Draft.pending(in: part) ?? current
  }

  func write(_ value: Value) { writing(value, read()) }
}

private func notePresenceSetTrue(_ state: Any.Type, _ keyPath: AnyKeyPath) {
  note(
    described(
      "A binding that says whether something is there was set to true, and nothing happened.",
      facts: ["state": state, "key path": keyPath],
      fix: "Send the action that makes it; such a binding can only make it go."))
}
