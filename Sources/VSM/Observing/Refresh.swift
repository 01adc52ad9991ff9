import ViewPlatform

extension StateObserving {
  /// Observes `state`, and returns when it is the state.
  ///
  /// Made for `refreshable`. When something else is observed meanwhile, the action is cancelled and
  /// this returns; so it does when the calling task is cancelled.
  public nonisolated(nonsending) func refresh(state: @escaping () async -> ContainedState) async {
    await refresh(StateAction { $0.begin(state, from: $1) })
  }

  /// Observes `sequence`, and returns when it has ended and its last state is the state.
  ///
  /// When something else is observed meanwhile, the sequence is cancelled and this returns; so it does
  /// when the calling task is cancelled.
  public nonisolated(nonsending) func refresh(_ sequence: some AsyncSequence<ContainedState, Never>)
    async
  {
    await refresh(StateAction { $0.begin(sequence, from: $1) })
  }
}

extension StateEngine {
  /// Begins `action`, and returns when it is over, however it ends.
  nonisolated(nonsending) func refresh(_ action: StateAction<State>) async {
    guard let action = action.start(on: self, .call) else { return }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        action.whenOver { continuation.resume() }
      }
    } onCancel: {
      action.cancel()
    }
  }
}
