public import StateEvents
public import ViewPlatform

/// Publishes the states of a container.
public protocol StatePublishing<ContainedState> {
  /// What is published.
  associatedtype ContainedState

  /// The same.
  associatedtype State = ContainedState where State == ContainedState

  /// Sends the current state, and each new one before it is the state.
  var willSetPublisher: AnyPublisher<ContainedState, Never> { get }

  /// Sends the current state, and each new one once it is the state.
  var didSetPublisher: AnyPublisher<ContainedState, Never> { get }
}

extension StatePublishing {
  /// Sends the current state, and each new one once it is the state.
  @available(*, deprecated, renamed: "didSetPublisher")
  public var publisher: AnyPublisher<ContainedState, Never> { didSetPublisher }
}

extension StateContainer: StatePublishing {
  /// Sends the current state, and each new one before it is the state.
  public var willSetPublisher: AnyPublisher<State, Never> { AnyPublisher(engine.willSet) }

  /// Sends the current state, and each new one once it is the state.
  public var didSetPublisher: AnyPublisher<State, Never> { AnyPublisher(engine.didSet) }
}

extension StateContainer: HasStates {
  /// Calls `body` with the state, and then with each new one once that is the state, until what is
  /// returned is released.
  public func followStates(_ body: @escaping (State) -> Void) -> AnyObject {
    engine.didSet.sink(receiveValue: body)
  }
}
