import Threads
import ViewPlatform

/// Makes the bindings of both protocols for stores.
struct StoreBinding<Front: StoreFront> {
  /// Kept by the binding, so that a store that only a binding knows stays.
  let store: AnyObject
  let front: Front

  /// A binding to the part at `keyPath`; `write` says what a new value means to the store.
  func binding<Value>(
    to keyPath: KeyPath<Front.State, Value>, write: @escaping (Value) -> Void
  ) -> Binding<Value> {
    BindingEnd(store, ValuePart(front, keyPath), write).binding
  }

  /// The same, where only that it is new means something.
  func binding<Value: Equatable>(
    to keyPath: KeyPath<Front.State, Value>, change: @escaping () -> Void
  ) -> Binding<Value> {
    ChangeEnd(store, ValuePart(front, keyPath)) { _ in change() }.binding
  }

  /// A binding that says whether there is something at `keyPath`, and can only make it go.
  func presence<Value>(
    of keyPath: KeyPath<Front.State, Value?>, remove: @escaping () -> Void
  ) -> Binding<Bool> {
    PresenceEnd(store, PresencePart(front, keyPath)) { _ in remove() }.binding
  }
}

/// What is behind a binding.
private class BindingEnd<Value> {
  private let store: AnyObject
  fileprivate final let part: StorePart<Value>
  private let tell: (Value) -> Void

  init(_ store: AnyObject, _ part: StorePart<Value>, _ tell: @escaping (Value) -> Void) {
    self.store = store
    self.part = part
    self.tell = tell
  }

  final var binding: Binding<Value> {
    let end = Handover(self)
    return Binding(get: { end.content.read() }, set: { value, _ in end.content.write(value) })
  }

  final func read() -> Value {
    guard let current = part.current else { preconditionFailure("a kept store is gone") }
    return Draft.pending(in: part) ?? current
  }

  func write(_ value: Value) { Draft.write(value, into: part) { tell(value) } }
}

/// Passes on what is really new.
private final class ChangeEnd<Value: Equatable>: BindingEnd<Value> {
  override func write(_ value: Value) { if value != read() { super.write(value) } }
}

/// Can only make go what is there.
private final class PresenceEnd: BindingEnd<Bool> {
  override func write(_ isThere: Bool) {
    if isThere { notePresenceSetTrue(part.key.part) } else { super.write(false) }
  }
}

private func notePresenceSetTrue(_ keyPath: AnyKeyPath) {
  note(
    described(
      "A binding that says whether something is there was set to true, and nothing happened.",
      facts: ["state": type(of: keyPath).rootType, "key path": keyPath],
      fix: "Send the action that makes it; such a binding can only make it go."))
}
