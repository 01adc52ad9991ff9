public import ViewPlatform

/// A view's state, in a container that is made once for the view's identity.
///
/// Where another module in the file has a `ViewState` too, this one is `VSM.ViewState`.
@propertyWrapper
public struct ViewState<State>: DynamicProperty {
  @StateObject private var owned: StateContainer<State>

  /// Starts with `wrappedValue`.
  public init(wrappedValue: @autoclosure @escaping () -> State) {
    _owned = StateObject(wrappedValue: StateContainer(state: wrappedValue()))
  }

  /// Shows the state of `container`.
  public init(container: @autoclosure @escaping () -> StateContainer<State>) {
    _owned = StateObject(wrappedValue: container())
  }

  /// The current state.
  public var wrappedValue: State {
    get { container.state }
    @available(*, unavailable, message: "a state is observed, not set: $state.observe(_:).")
    nonmutating set {}
  }

  /// The container.
  public var projectedValue: StateContainer<State> { container }

  /// The container.
  public var container: StateContainer<State> { objectFromAnywhere(_owned) }
}
