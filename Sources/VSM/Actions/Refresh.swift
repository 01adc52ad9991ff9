import ViewPlatform

extension StateObserving {
  /// Observes `state`, and returns when that is the state.
  ///
  /// Made for `refreshable`. It returns early when the action is superseded; when the calling task is
  /// cancelled, so is the action.
  public func refresh(state: @escaping () async -> ContainedState) async {
    await refresh(StateAction { $0.observe(state, from: $1) })
  }

  /// Observes `sequence`, and returns when it has ended and its last state is the state.
  public func refresh(_ sequence: some AsyncSequence<ContainedState, Never>) async {
    await refresh(StateAction { $0.observe(sequence, from: $1) })
  }
}
