/// A step of a ``StateSequence`` that is there at once.
public struct First<State> {
  /// Returns the state.
  public let action: () -> State

  /// The state that `action` returns.
  public init(_ action: @escaping () -> State) { self.action = action }

  var step: StateSequence<State>.Step { .now(action) }
}

/// A step of a ``StateSequence`` that may have to wait.
///
/// It does not run on the main actor unless its closure belongs there, so it may take a model along
/// that is not sendable, to a method that is `@concurrent` for example.
public struct Next<State> {
  /// Returns the state in the end.
  public let action: () async -> State

  let step: StateSequence<State>.Step

  /// The state that `action` returns in the end.
  public init(_ action: @escaping () async -> State) {
    self.action = action
    step = .elsewhere(action)
  }

  /// The state that `action` returns, without waiting for anything but its turn.
  public init(_ action: @escaping () -> State) {
    self.action = action
    step = .now(action)
  }
}
