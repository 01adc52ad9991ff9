public import VSM
import ViewPlatform

// What a container does, it does for its test, which watches the tasks that begin so.

extension StateTest: StateObserving, PlacedObserving, StateBinding
where Action == StateAction<State> {
  /// What the container holds.
  public typealias ContainedState = State

  /// Begins `action`: at once, or when its time has come.
  public nonisolated func perform(_ action: StateAction<State>, debounced: Debounce?) {
    container?.perform(watch.watching(action), debounced: debounced)
  }

  /// Begins `action` at once, and returns when it is over.
  public nonisolated(nonsending) func refresh(_ action: StateAction<State>) async {
    await container?.refresh(watch.watching(action))
  }

  /// Stops the live action and those in lanes, and drops those that wait for their time.
  public nonisolated func cancel() { container?.cancel() }

  /// Cuts off what is under way in `lane`, and drops what waits there.
  public nonisolated func cancel(_ lane: Lane) { container?.cancel(lane) }

  /// Whether something is under way in `lane`.
  public nonisolated func isBusy(_ lane: Lane) -> Bool { container?.isBusy(lane) ?? false }

  /// A binding that reads `part`, and that begins what `action` makes of the state and the value that
  /// is written.
  public nonisolated func bind<Value>(
    _ part: KeyPath<State, Value>,
    performing action: @escaping (State, Value) -> StateAction<State>
  ) -> Binding<Value> {
    guard let container else { preconditionFailure("a test of a store has no bindings") }
    return container.bind(part) { [watch] in watch.watching(action($0, $1)) }
  }
}
