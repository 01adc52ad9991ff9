import Threads
public import ViewPlatform

/// A store for previews and tests: it has the state it is given, and keeps the actions it is sent.
///
/// ```swift
/// let mock = MockStore<Gallery, GalleryAction>(
///   state: Gallery()
/// ) { state, action in
///   switch action {
///   case .like: state.likes += 1
///   case .mute(let isMuted): state.isMuted = isMuted
///   }
/// }
/// ```
///
/// Without a reducer, actions change nothing. The state changes on main only, before `send` returns
/// where that is called on main; an action that is sent while another is acted on comes after it.
public final class MockStore<State, Action>: Store, ViewStore {
  @Published private var current: State
  private let reducer: ((inout State, Action) -> Void)?
  private let sent = Guarded<[Action]>([])
  private let changeQueue = Serial()

  /// A store with `state`, which `reducer` changes in answer to an action.
  public init(state: State, reducer: @escaping (inout State, Action) -> Void) {
    current = state
    self.reducer = reducer
  }

  /// A store with `state`, whatever it is sent.
  public init(state: State) {
    current = state
    reducer = nil
  }

  /// What is to be seen. A test may set it, and every change is published.
  public var state: State {
    get { current }
    set { change { $0 = newValue } }
  }

  /// The same as `state`.
  public var viewState: State {
    get { current }
    set { state = newValue }
  }

  /// The state, and every state that follows, just before it becomes the state.
  public var publishedState: AnyPublisher<State, Never> { $current.eraseToAnyPublisher() }

  /// Every action there was, the first one first.
  public var actions: [Action] { sent.withLock { $0 } }

  /// Keeps `action`, and has the reducer act on it.
  public func send(_ action: Action) {
    sent.withLock { $0.append(action) }
    guard let reducer else { return }
    change { reducer(&$0, action) }
  }

  private func change(_ body: @escaping (inout State) -> Void) {
    let work = Handover { [self] in
      changeQueue.perform { [self] in
        var state = current
        body(&state)
        current = state
      }
    }
    runOnMain { work.content() }
  }
}
