import ViewPlatform

/// A part of a store's state that a binding reads, whatever the store.
class StorePart<Value> {
  let key: DraftKey

  /// Weak, for a draft is on the desk and knows its part.
  private(set) final weak var desk: StoreDesk?

  init(_ key: DraftKey, on desk: StoreDesk?) {
    self.key = key
    self.desk = desk
  }

  /// What the store has; `nil` once it is gone.
  var current: Value? { preconditionFailure("a part of no store") }

  /// Remembers the whole state; the answer says later whether it is still the same.
  func whetherStateStays() -> () -> Bool { preconditionFailure("a part of no store") }

  /// Sends whenever the store publishes.
  var changes: AnyPublisher<Void, Never> { preconditionFailure("a part of no store") }

  /// Has views look at the store again.
  func announce() { preconditionFailure("a part of no store") }
}

/// A part of one kind of store.
class StorePartOf<Front: StoreFront, Value>: StorePart<Value> {
  fileprivate let front: Front

  fileprivate init(_ front: Front, _ key: DraftKey) {
    self.front = front
    super.init(key, on: front.desk)
  }

  override final var changes: AnyPublisher<Void, Never> { front.changes }
  override final func announce() { front.announce() }

  override final func whetherStateStays() -> () -> Bool {
    let before = front.state
    return { [front] in
      front.state.flatMap { now in before.map { areEqual($0, now) } } ?? false
    }
  }
}

/// What is at a key path.
final class ValuePart<Front: StoreFront, Value>: StorePartOf<Front, Value> {
  private let keyPath: KeyPath<Front.State, Value>

  init(_ front: Front, _ keyPath: KeyPath<Front.State, Value>) {
    self.keyPath = keyPath
    super.init(front, DraftKey(part: keyPath, form: .value))
  }

  override var current: Value? { front.state?[keyPath: keyPath] }
}

/// Whether something is at a key path.
final class PresencePart<Front: StoreFront, Value>: StorePartOf<Front, Bool> {
  private let keyPath: KeyPath<Front.State, Value?>

  init(_ front: Front, _ keyPath: KeyPath<Front.State, Value?>) {
    self.keyPath = keyPath
    super.init(front, DraftKey(part: keyPath, form: .presence))
  }

  override var current: Bool? { front.state.map { $0[keyPath: keyPath] != nil } }
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
