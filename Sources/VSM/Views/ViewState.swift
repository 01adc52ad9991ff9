public import ViewPlatform

/// A view's state, in a container that is made once for the view's identity.
@propertyWrapper
public struct ViewState<State>: DynamicProperty {
  @StateObject private var container: StateContainer<State>

  /// Starts with `wrappedValue`.
  public init(wrappedValue: @autoclosure @escaping () -> State) {
    _container = StateObject(wrappedValue: StateContainer(state: wrappedValue()))
  }

  /// Shows the state of `container`.
  public init(container: @autoclosure @escaping () -> StateContainer<State>) {
    _container = StateObject(wrappedValue: container())
  }

  /// The current state.
  @MainActor public var wrappedValue: State { container.state }

  /// The container.
  @MainActor public var projectedValue: StateContainer<State> { container }
}
