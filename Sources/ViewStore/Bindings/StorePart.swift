import ViewPlatform

/// A part of a store's state that a binding reads.
struct StorePart<Value> {
  let key: DraftKey

  /// Weak, for a draft is on the desk and knows its part.
  private(set) weak var desk: StoreDesk?

  /// What the store has; `nil` once it is gone.
  let current: () -> Value?

  /// Remembers the whole state; the answer says later whether it is still the same.
  let whetherStateStays: () -> () -> Bool

  /// Sends whenever the store publishes.
  let changes: AnyPublisher<Void, Never>

  /// Has views look at the store again.
  let announce: () -> Void

  init<State, Action>(
    _ front: StoreFront<State, Action>, _ key: DraftKey, _ read: @escaping (State) -> Value
  ) {
    self.key = key
    desk = front.desk
    // The front has the desk, which would keep itself by way of what follows.
    let (state, changes) = (front.state, front.changes)
    current = { state().map(read) }
    whetherStateStays = {
      let before = state()
      return { state().flatMap { now in before.map { areEqual($0, now) } } ?? false }
    }
    self.changes = changes
    announce = front.announce
  }
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
