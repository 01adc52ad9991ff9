public import StateEvents
import Threads
public import ViewPlatform
public import ViewStore

/// Keeps every state that something was in, from the one it is in now.
///
///     let recorder = StateRecorder(container)
///     container.observe(loader.load())
///     #expect(recorder.labels == ["initialized", "loading", "loaded"])
///
/// It takes a container or a store, and whatever else publishes states: the `$` of a `@Published`
/// property, a subject. States need not be equatable, which is what the labels are for. It records until it is
/// cancelled or released, and keeps nothing alive.
public final class StateRecorder<State>: Cancellable {
  private let recorded = Guarded<[State]>([])
  private let subscription: Guarded<AnyObject?>

  /// Records what `publisher` sends.
  public convenience init(_ publisher: some Publisher<State, Never>) {
    self.init { record in publisher.sink(receiveValue: record) }
  }

  /// Records what `container` is in: each state once it is the state.
  public convenience init(_ container: some HasStates<State>) {
    self.init(following: container.followStates)
  }

  /// Records what `store` is in. What it publishes although its state is the same is no new state.
  @_disfavoredOverload
  public convenience init<Recorded: ViewStore>(_ store: Recorded)
  where State == Recorded.ViewState {
    self.init { record in
      record(store.viewState)
      return store.followNewStates(record)
    }
  }

  /// Records what `store` is in. What it publishes although its state is the same is no new state.
  public convenience init<Recorded: Store>(_ store: Recorded) where State == Recorded.State {
    self.init { record in
      record(store.state)
      return store.followNewStates(record)
    }
  }

  private init(following follow: (@escaping (State) -> Void) -> AnyObject) {
    let recorded = recorded
    subscription = Guarded(follow { state in recorded.withLock { $0.append(state) } })
  }

  /// The states, in order.
  public var states: [State] { recorded.withLock { $0 } }

  /// The states in a word each: the name of the case where the state is an enumeration, otherwise
  /// what it is printed as.
  public var labels: [String] { states.map { caseName(of: $0) } }

  /// Stops recording, and keeps what was recorded.
  public func cancel() {
    // Whoever is released outside of the lock may do anything while it goes.
    _ = subscription.withLock { $0.take() }
  }
}
