/// All that a ``StateContainer`` does: it has a state, observes actions, publishes and binds.
public protocol StateContaining<ContainedState>: StateObserving, StatePublishing, StateBinding {
  /// The current state.
  var state: ContainedState { get }
}

extension StateContainer: StateContaining {
  /// Begins `action`: at once, or when its time has come.
  @inlinable
  public func perform(_ action: StateAction<State>, debounced: Debounce?) {
    if let debounced {
      engine.debounce(action, debounced)
    } else {
      _ = action.start(on: engine, .call)
    }
  }

  /// Begins `action` at once, and returns when it is over.
  public nonisolated(nonsending) func refresh(_ action: StateAction<State>) async {
    await engine.refresh(action)
  }

  /// Stops the live action and drops those that wait for their time. The state stays.
  public func cancel() { engine.cancel() }
}
