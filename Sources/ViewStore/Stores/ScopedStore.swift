import Threads
public import ViewPlatform

/// A part of a store, as a store of its own: its state is a part of the other's, and its actions
/// are sent to it.
///
/// Get one from ``Store/scoped(stateKeyPath:actionCasePath:)``. It is never ahead of the store it
/// is a part of: it has no state but that one's, and publishes a new state when that one has it. It
/// does not keep that store alive; once that is gone, it keeps the last state and drops actions.
public final class ScopedStore<State, Action>: Store, ViewStore, StoreOfPart {
  /// Announces changes, on main.
  public let objectWillChange = ObservableObjectPublisher()

  private let whole: () -> State?
  private let deliver: (Action) -> Void
  private let last: Guarded<State>
  private let published: CurrentValueSubject<State, Never>
  private let progress = Guarded(Progress.joining)
  private var tokens: Set<AnyCancellable> = []

  /// What has been told of the state that the whole has, or is about to have.
  private enum Progress {
    /// What is published now is no news.
    case joining
    case upToDate
    case behind
    case announced
  }

  init(_ state: State, of whole: @escaping () -> State?, send: @escaping (Action) -> Void) {
    self.whole = whole
    deliver = send
    last = Guarded(state)
    published = CurrentValueSubject(state)
  }

  /// The part of the other store's state, as it is now.
  public var state: State {
    guard let state = whole() else { return last.withLock { $0 } }
    var replaced = state
    last.withLock { swap(&$0, &replaced) }
    return state
  }

  /// The same as `state`.
  public var viewState: State { state }

  /// The state, and every state that follows, once the other store has it.
  public var publishedState: AnyPublisher<State, Never> { published.eraseToAnyPublisher() }

  /// Sends `action` to the other store, inside the action that is meant for this part.
  public func send(_ action: Action) { deliver(action) }
}

/// A store whose states are published when it has them, not before.
protocol StoreOfPart: AnyObject {}

// MARK: Following the whole

extension ScopedStore {
  /// Listens to a store that says that it will change, with what this part will be where it knows;
  /// and that it has changed, where it does that. `announced` is given what was announced so.
  func follow(
    willChange: AnyPublisher<State?, Never>, didChange: AnyPublisher<Void, Never>?,
    announced: @escaping (State) -> Void = { _ in }
  ) {
    willChange.sink { [weak self] next in
      self?.wholeWillChange(to: next)
      if let next { announced(next) }
    }.store(in: &tokens)
    didChange?.sink { [weak self] in self?.wholeHasChanged() }.store(in: &tokens)
    progress.withLock { $0 = .upToDate }
  }

  private func wholeWillChange(to next: State?) {
    if let next, areEqual(next, published.value) { return }
    let isOnMain = isOnMain()
    let isNews = progress.withLock { progress in
      if progress == .upToDate { progress = isOnMain ? .announced : .behind }
      return progress != .joining
    }
    guard isNews else {
      if let next { published.value = next }
      return
    }
    if isOnMain { objectWillChange.send() }
    // In case that nobody says when the change has happened.
    catchUpLater()
  }

  private func wholeHasChanged() {
    if isOnMain() { return catchUp() }
    // Main may have looked between the announcement and the change.
    progress.withLock { if $0 == .upToDate { $0 = .behind } }
    catchUpLater()
  }

  private func catchUpLater() {
    let hop = Handover(WeakObject(self))
    laterOnMain { (hop.content.object as? ScopedStore)?.catchUp() }
  }

  /// Publishes the state, where that is due.
  private func catchUp() {
    let found = progress.withLock { progress in
      defer { if progress != .joining { progress = .upToDate } }
      return progress
    }
    guard found == .behind || found == .announced else { return }
    let state = state
    if areEqual(state, published.value) { return }
    if found == .behind { objectWillChange.send() }
    published.send(state)
  }
}
