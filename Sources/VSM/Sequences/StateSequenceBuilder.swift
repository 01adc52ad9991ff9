/// A state that is there at once.
public struct First<State> {
  let state: () -> State

  /// Begins with what `state` answers.
  public init(_ state: @escaping () -> State) { self.state = state }
}

/// A state that comes after another.
public struct Next<State> {
  let state: () async -> State

  /// Goes on with what `state` answers in the end.
  public init(_ state: @escaping () async -> State) { self.state = state }
}

/// Makes a ``StateSequence`` of ``First`` and ``Next``.
@resultBuilder
public enum StateSequenceBuilder<State> {
  /// A state that is there at once.
  public static func buildExpression(_ first: First<State>) -> StateSequence<State> {
    StateSequence(steps: [.now(first.state)])
  }

  /// A state that comes in time.
  public static func buildExpression(_ next: Next<State>) -> StateSequence<State> {
    StateSequence(steps: [.later(next.state)])
  }

  /// All of them in order.
  public static func buildBlock(_ parts: StateSequence<State>...) -> StateSequence<State> {
    StateSequence(steps: parts.flatMap(\.steps))
  }
}

extension StateSequence {
  /// The states that `steps` lists.
  public init(@StateSequenceBuilder<State> _ steps: () -> StateSequence<State>) { self = steps() }
}
