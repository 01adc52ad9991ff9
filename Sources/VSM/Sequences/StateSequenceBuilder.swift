/// A step of a ``StateSequence`` that is there at once.
public struct First<State> {
  let state: () -> State

  /// The state that `state` returns.
  public init(_ state: @escaping () -> State) { self.state = state }
}

/// A step of a ``StateSequence`` that may have to wait.
public struct Next<State> {
  let state: nonisolated(nonsending) () async -> State

  /// The state that `state` returns in the end.
  public init(_ state: nonisolated(nonsending) @escaping () async -> State) { self.state = state }
}

/// Makes a ``StateSequence`` of a function that lists its steps.
///
///     @StateSequenceBuilder
///     func load() -> StateSequence<ProfileState> {
///       First { ProfileState.loading }
///       Next { await self.fetch() }
///     }
@resultBuilder
public enum StateSequenceBuilder {
  /// A step that is there at once.
  public static func buildExpression<State>(_ first: First<State>) -> StateSequence<State> {
    StateSequence([.now(first.state)])
  }

  /// A step that may have to wait.
  public static func buildExpression<State>(_ next: Next<State>) -> StateSequence<State> {
    StateSequence([.later(next.state)])
  }

  /// The steps in order.
  public static func buildBlock<State>(_ steps: StateSequence<State>...) -> StateSequence<State> {
    StateSequence(steps.flatMap(\.steps))
  }
}

extension StateSequence {
  /// Knows what the states are, so that a step may say `.loading`.
  @resultBuilder
  public enum Builder {
    /// A step that is there at once.
    public static func buildExpression(_ first: First<State>) -> StateSequence {
      StateSequenceBuilder.buildExpression(first)
    }

    /// A step that may have to wait.
    public static func buildExpression(_ next: Next<State>) -> StateSequence {
      StateSequenceBuilder.buildExpression(next)
    }

    /// The steps in order.
    public static func buildBlock(_ steps: StateSequence...) -> StateSequence {
      StateSequence(steps.flatMap(\.steps))
    }
  }

  /// The states of the steps that `steps` lists.
  public init(@Builder _ steps: () -> StateSequence) { self = steps() }
}
