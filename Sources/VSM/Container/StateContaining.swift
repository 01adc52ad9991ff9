public import ViewPlatform

/// Publishes states.
public protocol StatePublishing<ContainedState> {
  /// What is published.
  associatedtype ContainedState

  /// Sends the current state, then each new one before it becomes the state.
  var willSetPublisher: AnyPublisher<ContainedState, Never> { get }

  /// Sends the current state, then each new one once it is the state.
  var didSetPublisher: AnyPublisher<ContainedState, Never> { get }
}

extension StatePublishing {
  /// The same as ``didSetPublisher``.
  @available(*, deprecated, renamed: "didSetPublisher")
  public var publisher: AnyPublisher<ContainedState, Never> { didSetPublisher }
}

/// All that a ``StateContainer`` does.
public protocol StateContaining<ContainedState>: StateObserving, StatePublishing, StateBinding {
  /// The current state.
  var state: ContainedState { get }
}

extension StateContainer: StateContaining {
  /// Sends the current state, then each new one before it becomes the state.
  public var willSetPublisher: AnyPublisher<State, Never> { AnyPublisher($state) }

  /// Sends the current state, then each new one once it is the state.
  public var didSetPublisher: AnyPublisher<State, Never> { AnyPublisher(engine.didSet) }

  /// Begins `action`, at once or when its time has come.
  public func perform(_ action: StateAction<State>, debounced: Debounce?) {
    if let debounced { engine.debounce(action, debounced) } else { action.begin(engine, .call) }
  }

  /// Begins `action`, and returns when it is over.
  public func refresh(_ action: StateAction<State>) async {
    await engine.refresh(action)
  }

  /// Stops the live action and drops those that wait. The state stays.
  public func cancel() { engine.cancel() }

  /// Makes `state` the state.
  public func observe(_ state: State) { engine.observe(state) }
}
