extension StateChanges {
  /// Knows what the state is, so that the closures of a step need not say it.
  @resultBuilder
  public enum Builder {
    /// A step, or those of another action.
    @inlinable
    public static func buildExpression(_ changes: StateChanges) -> StateChanges { changes }

    /// Work of which it is not known yet whether it returns something.
    public static func buildExpression<Value>(
      _ work: UnansweredWork<State, Value>
    ) -> UnansweredWork<State, Value> {
      work
    }

    /// No steps.
    public static func buildBlock() -> StateChanges { StateChanges([]) }

    /// The first step.
    @inlinable
    public static func buildPartialBlock(first: StateChanges) -> StateChanges { first }

    /// One more step.
    public static func buildPartialBlock(
      accumulated: StateChanges, next: StateChanges
    ) -> StateChanges {
      next.after(accumulated)
    }

    /// The first step, where it is work that returns nothing.
    public static func buildPartialBlock(first: UnansweredWork<State, Void>) -> StateChanges {
      first.changes
    }

    /// One more step, where it is work that returns nothing.
    public static func buildPartialBlock(
      accumulated: StateChanges, next: UnansweredWork<State, Void>
    ) -> StateChanges {
      next.changes.after(accumulated)
    }

    /// The steps of one branch.
    public static func buildEither(first changes: StateChanges) -> StateChanges { changes }

    /// The steps of the other branch.
    public static func buildEither(second changes: StateChanges) -> StateChanges { changes }

    /// The steps of a branch that may not be taken.
    public static func buildOptional(_ changes: StateChanges?) -> StateChanges {
      changes ?? StateChanges([])
    }

    /// The steps of each round of a loop.
    public static func buildArray(_ rounds: [StateChanges]) -> StateChanges {
      rounds.reduce(StateChanges([])) { $1.after($0) }
    }

    /// The steps of a branch for newer systems.
    public static func buildLimitedAvailability(_ changes: StateChanges) -> StateChanges { changes }
  }
}

// MARK: Work whose value nobody takes

extension StateChanges.Builder {
  /// Refused: the work returns something that nobody takes.
  @available(
    *, unavailable, message: "This work returns something: add 'then: { state, value in … }'"
  )
  public static func buildPartialBlock<Value>(
    first: UnansweredWork<State, Value>
  ) -> StateChanges<State> {
    StateChanges([])
  }

  /// Refused: the work returns something that nobody takes.
  @available(
    *, unavailable, message: "This work returns something: add 'then: { state, value in … }'"
  )
  public static func buildPartialBlock<Value>(
    accumulated: StateChanges<State>, next: UnansweredWork<State, Value>
  ) -> StateChanges<State> {
    accumulated
  }
}
