import StateEvents
import Threads
import ViewPlatform

/// Makes the bindings of both protocols for stores.
struct StoreBinding<Adapter: StoreAdapter> {
  let adapter: Adapter

  /// A binding to the part at `keyPath`; `write` says what a new value means to the store.
  func binding<Value>(
    to keyPath: KeyPath<Adapter.State, Value>, write: @escaping (Value) -> Void
  ) -> Binding<Value> {
    BindingEnd(adapter, ValuePart(adapter, keyPath), write).binding
  }

  /// The same, where only that it is new means something.
  func binding<Value: Equatable>(
    to keyPath: KeyPath<Adapter.State, Value>, change: @escaping () -> Void
  ) -> Binding<Value> {
    ChangeEnd(adapter, ValuePart(adapter, keyPath)) { _ in change() }.binding
  }

  /// A binding that says whether there is something at `keyPath`, and can only make it go.
  func presence<Value>(
    of keyPath: KeyPath<Adapter.State, Value?>, remove: @escaping () -> Void
  ) -> Binding<Bool> {
    PresenceEnd(adapter, PresencePart(adapter, keyPath)) { _ in remove() }.binding
  }
}

/// What is behind a binding.
private class BindingEnd<Value> {
  /// Kept, so that a store that only a binding knows stays.
  private let store: AnyObject
  fileprivate final let part: StorePart<Value>
  private let drafts: Drafts
  private let tell: (Value) -> Void

  init(
    _ adapter: some StoreAdapter, _ part: StorePart<Value>, _ tell: @escaping (Value) -> Void
  ) {
    store = adapter.store
    drafts = adapter.registry.drafts
    self.part = part
    self.tell = tell
  }

  final var binding: Binding<Value> {
    let end = Handover(self)
    return Binding(get: { end.content.read() }, set: { value, _ in end.content.write(value) })
  }

  private final var draft: Draft<Value>? {
    drafts[part.key] as? Draft<Value>
  }

  final func read() -> Value {
    if let pending = draft?.pending() { return pending }
    guard let current = part.current else { preconditionFailure("a kept store is gone") }
    return current
  }

  func write(_ value: Value) {
    if let draft {
      draft.write(value) { note(value) }
    } else {
      part.write(value, in: drafts) { note(value) }
    }
  }

  private final func note(_ value: Value) {
    guard StateEvents.isWatched else { return tell(value) }
    let name = "writes \(part.key.part)"
    let note = ActionNote(name, began: presentMoment())
    StoreRegistry.of(store).act(unlessHeldBack: note) { [tell] in tell(value) }
  }
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
  writeToStandardError(
    described(
      "A binding that says whether something is there was set to true, and nothing happened.",
      facts: ["state": type(of: keyPath).rootType, "key path": keyPath],
      fix: "Send the action that makes it; such a binding can only make it go."))
}
