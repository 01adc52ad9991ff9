import ViewPlatform

/// Observes actions.
///
/// A ``StateContainer`` does, and so do the views and wrappers that have one. Conform a type of your
/// own to stand in for them in a test.
public protocol StateObserving<ContainedState> {
  /// What the actions send.
  associatedtype ContainedState

  /// Begins `action`, at once or when its time has come.
  func perform(_ action: StateAction<ContainedState>, debounced: Debounce?)

  /// Begins `action`, and returns when it is over.
  func refresh(_ action: StateAction<ContainedState>) async

  /// Stops the live action and drops those that wait. The state stays.
  func cancel()
}
