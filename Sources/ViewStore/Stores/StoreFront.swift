import Synchronization
import ViewPlatform

/// What the two protocols for stores have in common: one store, which this does not keep alive.
struct StoreFront<State, Action> {
  /// The state; `nil` once the store is gone.
  let state: () -> State?
  let send: (Action) -> Void

  /// Sends whenever the state is about to change, or has.
  let changes: AnyPublisher<Void, Never>

  /// Every state, where the store publishes them.
  let states: AnyPublisher<State, Never>?

  /// Has views look at the store again.
  let announce: () -> Void
  let desk: StoreDesk
}

extension ViewStore {
  var front: StoreFront<ViewState, Action> {
    StoreFront(
      state: { [weak self] in self?.viewState },
      send: { [weak self] in self?.send($0) },
      changes: objectWillChange.map { _ in }.eraseToAnyPublisher(),
      states: nil,
      announce: { [weak self] in self?.announce() },
      desk: .of(self))
  }
}

extension Store {
  var front: StoreFront<State, Action> {
    StoreFront(
      state: { [weak self] in self?.state },
      send: { [weak self] in self?.send($0) },
      changes: publishedState.map { _ in }.eraseToAnyPublisher(),
      states: publishedState,
      announce: { [weak self] in self?.announce() },
      desk: .of(self))
  }
}

extension ObservableObject {
  /// A store with a publisher of its own kind announces for itself.
  fileprivate func announce() {
    let desk = StoreDesk.of(self)
    desk.isAnnouncing.store(true, ordering: .relaxed)
    (objectWillChange as? ObservableObjectPublisher)?.send()
    desk.isAnnouncing.store(false, ordering: .relaxed)
  }
}
