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

  /// Stops the live action and those in lanes, and drops those that wait for their time. The state
  /// stays, but for what `whenSuperseded` puts right.
  public func cancel() { engine.cancel() }

  /// Cuts off what is under way in `lane`, and drops what waits there.
  public func cancel(_ lane: Lane) { engine.cancel(lane) }

  /// Whether something is under way in `lane`. Views are told when that changes.
  public func isBusy(_ lane: Lane) -> Bool { engine.isBusy(lane) }
}
