import Threads
import ViewPlatform

/// A part of a store's state that a binding reads, whatever the store.
///
/// It does not keep the store alive, for drafts know their part.
class StorePart<Value> {
  let key: DraftKey

  fileprivate init(_ key: DraftKey) { self.key = key }

  /// What the store has; `nil` once it is gone.
  var current: Value? { preconditionFailure("a part of no store") }

  /// Runs `send`, which tells the store that `value` was written; keeps a draft in `drafts` where
  /// the store does not answer on the spot.
  func write(_ value: Value, in drafts: Drafts, _ send: () -> Void) {
    preconditionFailure("a part of no store")
  }

  /// Remembers the whole state; what is returned says later whether it is still the same.
  func whetherStateStays() -> () -> Bool { preconditionFailure("a part of no store") }

  /// Has views look at the store again.
  func announce(by drafts: Drafts) { preconditionFailure("a part of no store") }
}

/// A part of one kind of store.
class StorePartOf<Adapter: StoreAdapter, Value>: StorePart<Value> {
  private let store: WeakAdapter<Adapter>

  fileprivate init(_ adapter: Adapter, _ key: DraftKey) {
    store = WeakAdapter(adapter)
    super.init(key)
  }

  /// The part of the whole state.
  func part(of state: Adapter.State) -> Value { preconditionFailure("a part of nothing") }

  override final var current: Value? { store.adapter.map { part(of: $0.state) } }

  override final func announce(by drafts: Drafts) {
    if let adapter = store.adapter { drafts.announce(adapter.store) }
  }

  override final func whetherStateStays() -> () -> Bool {
    guard let state = store.adapter?.state else { return { false } }
    return whetherStateIs(state)
  }

  private func whetherStateIs(_ state: Adapter.State) -> () -> Bool {
    { [store] in store.adapter.map { areEqual(state, $0.state) } ?? false }
  }

  override final func write(_ value: Value, in drafts: Drafts, _ send: () -> Void) {
    guard let adapter = store.adapter else { return send() }
    let before = adapter.state
    var cause = drafts.beginWriting(to: adapter)
    let publications = drafts.publications
    cause.bring(about: send)
    if !areEqual(part(of: adapter.state), value) {
      // The store answers later, or has refused, or made something else of it.
      Draft(
        DraftRecord(value, over: part(of: before)), of: self, in: drafts, by: cause,
        since: publications, isStateSame: whetherStateIs(before)
      ).begin()
    }
    drafts.endWriting(&cause)
  }
}

/// What is at a key path.
final class ValuePart<Adapter: StoreAdapter, Value>: StorePartOf<Adapter, Value> {
  private let keyPath: KeyPath<Adapter.State, Value>

  init(_ adapter: Adapter, _ keyPath: KeyPath<Adapter.State, Value>) {
    self.keyPath = keyPath
    super.init(adapter, DraftKey(part: keyPath, form: .value))
  }

  override func part(of state: Adapter.State) -> Value { state[keyPath: keyPath] }
}

/// Whether something is at a key path.
final class PresencePart<Adapter: StoreAdapter, Value>: StorePartOf<Adapter, Bool> {
  private let keyPath: KeyPath<Adapter.State, Value?>

  init(_ adapter: Adapter, _ keyPath: KeyPath<Adapter.State, Value?>) {
    self.keyPath = keyPath
    super.init(adapter, DraftKey(part: keyPath, form: .presence))
  }

  override func part(of state: Adapter.State) -> Bool { state[keyPath: keyPath] != nil }
}

/// Which part of a store it is, and what is read of it.
struct DraftKey: Hashable {
  let part: AnyKeyPath
  let form: Form

  enum Form {
    case value
    case presence
  }
}
