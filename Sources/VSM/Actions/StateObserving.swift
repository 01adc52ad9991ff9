/// Observes actions: a ``StateContainer``, and the views and wrappers that have one.
///
/// Conform a type of your own to stand in for them in a test: it has three functions to write.
public protocol StateObserving<ContainedState> {
  /// What the actions send.
  associatedtype ContainedState

  /// Begins `action`: at once, or when its time has come.
  ///
  /// Everything called `observe` ends here.
  func perform(_ action: StateAction<ContainedState>, debounced: Debounce?)

  /// Begins `action` at once, and returns when it is over.
  ///
  /// Everything called `refresh` ends here.
  nonisolated(nonsending) func refresh(_ action: StateAction<ContainedState>) async

  /// Stops the live action and drops those that wait for their time. The state stays.
  func cancel()
}
