import StateEvents
import ViewPlatform

/// What the two protocols for stores have in common.
protocol StoreAdapter<State, Action> {
  associatedtype Object: ObservableObject
  associatedtype State
  associatedtype Action

  init(_ store: Object)

  var store: Object { get }
  var state: State { get }
  func send(_ action: Action)

  /// Every state, where the store publishes them.
  var states: AnyPublisher<State, Never>? { get }
}

/// A store by the names of `ViewStore`.
struct ViewStoreAdapter<S: ViewStore>: StoreAdapter {
  let store: S

  init(_ store: S) { self.store = store }

  var state: S.ViewState { store.viewState }
  func send(_ action: S.Action) { store.send(action) }
  var states: AnyPublisher<S.ViewState, Never>? { nil }
}

/// A store by the names of `Store`.
struct PublishingStoreAdapter<S: Store>: StoreAdapter {
  let store: S

  init(_ store: S) { self.store = store }

  var state: S.State { store.state }
  func send(_ action: S.Action) { store.send(action) }
  var states: AnyPublisher<S.State, Never>? { store.publishedState }
}

extension StoreAdapter {
  /// What is kept for the store.
  var registry: StoreRegistry {
    let registry = StoreRegistry.of(store)
    registry.letBeRecorded(self)
    return registry
  }

  /// Sends `action`, by its name where somebody records.
  func send(noting action: Action) {
    guard StateEvents.isWatched else { return send(action) }
    let note = ActionNote(caseName(of: action), began: presentMoment())
    let store = WeakAdapter(self)
    registry.act(unlessHeldBack: note) { store.adapter?.send(action) }
  }

  /// Sends whenever the state is about to change, or has.
  var changes: AnyPublisher<Void, Never> {
    states?.map { _ in }.eraseToAnyPublisher()
      ?? store.objectWillChange.map { _ in }.eraseToAnyPublisher()
  }
}

/// A store that this does not keep alive.
struct WeakAdapter<Adapter: StoreAdapter> {
  private weak var store: Adapter.Object?

  init(_ adapter: Adapter) { store = adapter.store }

  /// The store; `nil` once it is gone.
  var adapter: Adapter? { store.map(Adapter.init) }
}
