/// Makes a ``StateSequence`` of a function that lists its steps.
///
///     @StateSequenceBuilder
///     func load() -> StateSequence<ProfileState> {
///       First { ProfileState.loading }
///       Next { await self.fetch() }
///     }
///
/// Steps may stand in an `if` or a `switch`; a state alone is a step that is there at once.
///
/// Each step is read by itself, so one that is nothing but a case names its type. Where that is to be
/// left out, list the steps in a `StateSequence`, which knows it:
///
///     func load() -> StateSequence<ProfileState> {
///       StateSequence {
///         First { .loading }
///         Next { await self.fetch() }
///       }
///     }
@resultBuilder
public enum StateSequenceBuilder {
  /// A step that is there at once.
  public static func buildExpression<State>(_ first: First<State>) -> StateSequence<State> {
    StateSequence([first.step])
  }

  /// A step that may have to wait.
  public static func buildExpression<State>(_ next: Next<State>) -> StateSequence<State> {
    StateSequence([next.step])
  }

  /// A state that is there at once.
  @_disfavoredOverload
  public static func buildExpression<State>(_ state: State) -> StateSequence<State> {
    StateSequence([.now { state }])
  }

  /// The steps in order.
  public static func buildBlock<State>(_ steps: StateSequence<State>...) -> StateSequence<State> {
    StateSequence(steps.flatMap(\.steps))
  }

  /// The steps of one branch.
  public static func buildEither<State>(first steps: StateSequence<State>) -> StateSequence<State> {
    steps
  }

  /// The steps of the other branch.
  public static func buildEither<State>(second steps: StateSequence<State>) -> StateSequence<State>
  {
    steps
  }

  /// The steps of a branch that may not be taken.
  public static func buildOptional<State>(_ steps: StateSequence<State>?) -> StateSequence<State> {
    steps ?? StateSequence([] as [StateSequence<State>.Step])
  }
}

extension StateSequence {
  /// Knows what the states are, so that a step may say `.loading`.
  @resultBuilder
  public enum Builder {
    /// A step that is there at once.
    public static func buildExpression(_ first: First<State>) -> StateSequence {
      StateSequence([first.step])
    }

    /// A step that may have to wait.
    public static func buildExpression(_ next: Next<State>) -> StateSequence {
      StateSequence([next.step])
    }

    /// A state that is there at once.
    @_disfavoredOverload
    public static func buildExpression(_ state: State) -> StateSequence {
      StateSequence([.now { state }])
    }

    /// The steps in order.
    public static func buildBlock(_ steps: StateSequence...) -> StateSequence {
      StateSequence(steps.flatMap(\.steps))
    }

    /// The steps of one branch.
    public static func buildEither(first steps: StateSequence) -> StateSequence { steps }

    /// The steps of the other branch.
    public static func buildEither(second steps: StateSequence) -> StateSequence { steps }

    /// The steps of a branch that may not be taken.
    public static func buildOptional(_ steps: StateSequence?) -> StateSequence {
      steps ?? StateSequence([] as [StateSequence<State>.Step])
    }
  }

  /// The states of the steps that `steps` lists.
  public init(@Builder _ steps: () -> StateSequence) { self = steps() }
}
