/// A step of a sequence that is there at once: ``First``, and steps of your own.
public protocol SyncStateProviding<State> {
  /// What the step returns.
  associatedtype State

  /// Returns the state.
  var action: () -> State { get }
}

/// A step of a sequence that may have to wait: ``Next``, and steps of your own.
public protocol AsyncStateProviding<State> {
  /// What the step returns.
  associatedtype State

  /// Returns the state in the end.
  var action: () async -> State { get }
}

extension First: SyncStateProviding {
  /// The state that `action` returns.
  @_disfavoredOverload
  public init(action: @escaping () -> State) { self.init(action) }
}

extension Next: AsyncStateProviding {
  /// The state that `action` returns in the end.
  @_disfavoredOverload
  public init(action: @escaping () async -> State) { self.init(action) }
}

extension StateSequenceBuilder {
  /// A step of your own that is there at once.
  public static func buildExpression<Step: SyncStateProviding>(
    _ step: Step
  ) -> StateSequence<Step.State> {
    StateSequence([.now(step.action)])
  }

  /// A step of your own that may have to wait.
  public static func buildExpression<Step: AsyncStateProviding>(
    _ step: Step
  ) -> StateSequence<Step.State> {
    StateSequence([.elsewhere(step.action)])
  }
}

extension StateSequence {
  /// The states that `synchronousStates` return at once, and then those that `states` return.
  public init(synchronousStates: [() -> State], states: [() async -> State]) {
    self.init(synchronousStates.map { .now($0) } + states.map { .elsewhere($0) })
  }
}
