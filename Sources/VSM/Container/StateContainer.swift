public import ViewPlatform

/// Holds a view's state and observes the actions that change it.
///
/// There is one live action. A newer one cancels it, and nothing of the older one lands any more. The
/// state changes on the main actor only; the container may be used from any thread. Releasing it
/// cancels the action.
public final class StateContainer<State>: ObservableObject {
  let engine: StateEngine<State>

  /// The current state; `$state` publishes it, each before it becomes the state.
  @Contained public var state: State

  /// A container that starts with `state`.
  public convenience init(state: State) { self.init(state: state, clock: .real) }

  /// A container that starts with `state`, and whose debounced actions wait by `scheduler`.
  public convenience init(state: State, scheduler: some Scheduler) {
    self.init(state: state, clock: SchedulerClock(scheduler))
  }

  init(state: State, clock: DebounceClock) {
    engine = StateEngine(state, clock: clock)
    _state = Contained(engine: engine)
  }

  deinit { engine.cancel() }

  /// Announces each change to views.
  public var objectWillChange: ObservableObjectPublisher { engine.objectWillChange }
}

/// What is behind a container's `state`.
@propertyWrapper
public struct Contained<State> {
  let engine: StateEngine<State>

  init(engine: StateEngine<State>) { self.engine = engine }

  /// The current state.
  public var wrappedValue: State { engine.state }

  /// Sends the current state, and every new one before it becomes the state.
  public var projectedValue: StatePublisher<State> { StatePublisher(engine: engine) }
}

/// Publishes the states of a container: the current one first, each new one before it is the state.
public struct StatePublisher<State>: Publisher {
  /// A state.
  public typealias Output = State

  /// States cannot fail.
  public typealias Failure = Never

  let engine: StateEngine<State>

  /// Attaches `subscriber`.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == State, S.Failure == Never {
    engine.willSet.receive(subscriber: subscriber)
  }
}
