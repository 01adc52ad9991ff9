import Synchronization
import ViewPlatform

/// What the two protocols for stores have in common: one store, which this does not keep alive.
protocol StoreFront<State, Action> {
  associatedtype State
  associatedtype Action

  /// The state; `nil` once the store is gone.
  var state: State? { get }
  func send(_ action: Action)

  /// Sends whenever the state is about to change, or has.
  var changes: AnyPublisher<Void, Never> { get }

  /// Every state, where the store publishes them.
  var states: AnyPublisher<State, Never>? { get }

  /// Has views look at the store again.
  func announce()

  /// What is kept for the store; `nil` once that is gone.
  var desk: StoreDesk? { get }
}

/// A store by the names of `ViewStore`.
struct FrontOfViewStore<S: ViewStore>: StoreFront {
  private weak var store: S?

  init(_ store: S) { self.store = store }

  var state: S.ViewState? { store?.viewState }
  func send(_ action: S.Action) { store?.send(action) }
  var changes: AnyPublisher<Void, Never> {
    store?.objectWillChange.map { _ in }.eraseToAnyPublisher() ?? nothing
  }
  var states: AnyPublisher<S.ViewState, Never>? { nil }
  func announce() { store?.announce() }
  var desk: StoreDesk? { store.map { .of($0) } }
}

/// A store by the names of `Store`.
struct FrontOfStore<S: Store>: StoreFront {
  private weak var store: S?

  init(_ store: S) { self.store = store }

  var state: S.State? { store?.state }
  func send(_ action: S.Action) { store?.send(action) }
  var changes: AnyPublisher<Void, Never> {
    states?.map { _ in }.eraseToAnyPublisher() ?? nothing
  }
  var states: AnyPublisher<S.State, Never>? { store?.publishedState }
  func announce() { store?.announce() }
  var desk: StoreDesk? { store.map { .of($0) } }
}

/// What a store that is gone has to say.
private var nothing: AnyPublisher<Void, Never> { Empty().eraseToAnyPublisher() }

extension ObservableObject {
  /// A store with a publisher of its own kind announces for itself.
  fileprivate func announce() {
    let desk = StoreDesk.of(self)
    desk.isAnnouncing.store(true, ordering: .relaxed)
    (objectWillChange as? ObservableObjectPublisher)?.send()
    desk.isAnnouncing.store(false, ordering: .relaxed)
  }
}
