public import ViewPlatform

/// What is behind the `state` of a ``StateContainer``.
@propertyWrapper @frozen
public struct Contained<State> {
  @usableFromInline let engine: StateEngine<State>

  @inlinable
  init(engine: StateEngine<State>) { self.engine = engine }

  /// The current state.
  @inlinable
  public var wrappedValue: State {
    get { engine.observedState }
    @available(*, unavailable, message: "a state is observed, not set: container.observe(_:).")
    nonmutating set {}
  }

  /// Sends the current state, and each new one before it is the state.
  @inlinable
  public var projectedValue: States { States(engine: engine) }

  /// Publishes the states of a container, for as long as that lives.
  @frozen
  public struct States: Publisher {
    /// A state.
    public typealias Output = State

    /// States cannot fail.
    public typealias Failure = Never

    @usableFromInline let engine: StateEngine<State>

    @inlinable
    init(engine: StateEngine<State>) { self.engine = engine }

    /// Attaches `subscriber`, which gets the current state first.
    @inlinable
    public func receive<S: Subscriber>(subscriber: S) where S.Input == State, S.Failure == Never {
      engine.willSet.receive(subscriber: subscriber)
    }
  }
}
