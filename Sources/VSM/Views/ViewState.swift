public import ViewPlatform

/// A view's state, in a container that is made once for the view's identity.
///
/// A view that makes its first state of what it is given sets the wrapper, as with a `StateObject`:
///
///     init(service: any ProfileService) {
///       _state = ViewState(wrappedValue: .initialized(LoaderModel(service: service)))
///     }
///
/// That state is made once for the view's identity as well, however often the view is.
///
/// In a view controller the state is made once for the controller, and `updateProperties()` follows it.
///
/// Where another module in the file has a `ViewState` too, this one is `VSM.ViewState`.
@propertyWrapper
public struct ViewState<State>: DynamicProperty {
  @OwnedContainer private var owned: StateContainer<State>

  /// Starts with `wrappedValue`.
  public init(wrappedValue: @autoclosure @escaping () -> State) {
    _owned = OwnedContainer(wrappedValue: StateContainer(state: wrappedValue()))
  }

  /// Shows the state of `container`.
  public init(container: @autoclosure @escaping () -> StateContainer<State>) {
    _owned = OwnedContainer(wrappedValue: container())
  }

  /// The current state.
  public var wrappedValue: State {
    // A view follows its container already, by what owns it. A controller reads it as any object.
    get { _owned.isFollowed ? container.engine.state : container.engine.observedState }
    @available(
      *, unavailable,
      message: """
        a state is observed, not set: $state.observe(_:). The first one of an initializer is \
        _state = ViewState(wrappedValue: …).
        """
    )
    nonmutating set {}
  }

  /// The container.
  public var projectedValue: StateContainer<State> { container }

  /// The container.
  public var container: StateContainer<State> { _owned.fromAnywhere }
}
