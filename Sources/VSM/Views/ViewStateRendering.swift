public import ViewPlatform

/// A view that shows the state of a container, and observes its actions.
@MainActor
public protocol ViewStateRendering<ContainedState>: StateObserving, StateBinding {
  /// Holds the state.
  var container: StateContainer<ContainedState> { get }
}

extension ViewStateRendering {
  /// The current state.
  public var state: ContainedState { container.state }

  /// Begins `action`, at once or when its time has come.
  public nonisolated func perform(_ action: StateAction<ContainedState>, debounced: Debounce?) {
    containerOnMain(of: self).perform(action, debounced: debounced)
  }

  /// Begins `action`, and returns when it is over.
  public nonisolated func refresh(_ action: StateAction<ContainedState>) async {
    await containerOnMain(of: self).refresh(action)
  }

  /// Stops the live action and drops those that wait. The state stays.
  public nonisolated func cancel() { containerOnMain(of: self).cancel() }

  /// A binding that reads `part`, and observes what `action` makes of the state and a new value.
  public nonisolated func bind<Value>(
    _ part: KeyPath<ContainedState, Value>,
    performing action: @escaping (ContainedState, Value) -> StateAction<ContainedState>
  ) -> Binding<Value> {
    containerOnMain(of: self).bind(part, performing: action)
  }
}
