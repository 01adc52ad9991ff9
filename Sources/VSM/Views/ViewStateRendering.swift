public import ViewPlatform

/// A view that shows the state of a container, and observes its actions.
///
///     struct ProfileView: View, ViewStateRendering {
///       @StateObject var container: StateContainer<ProfileState>
///
///       var body: some View {
///         switch state {
///         case .initialized(let loader): ProgressView().onAppear { observe(loader.load()) }
///         …
///         }
///       }
///     }
///
/// Any object that has a container can conform as well, such as a view controller.
@preconcurrency @MainActor
public protocol ViewStateRendering<ContainedState>: PlacedObserving, StateBinding {
  // Said here as well, so that the type of `container` tells what it is.

  /// What the state is.
  associatedtype ContainedState

  /// The same. Where a view has an `@ViewState` as well, that is `@VSM.ViewState`.
  associatedtype ViewState = ContainedState where ViewState == ContainedState

  /// Holds the state.
  var container: StateContainer<ContainedState> { get }
}

extension ViewStateRendering {
  /// The current state.
  public var state: ContainedState {
    get { container.state }
    @available(*, unavailable, message: "a state is observed, not set: observe(_:).")
    nonmutating set {}
  }
}

// The protocols above do not ask for the main actor, so neither can these. A view belongs to it.
extension ViewStateRendering {
  /// Begins `action`: at once, or when its time has come.
  public nonisolated func perform(_ action: StateAction<ContainedState>, debounced: Debounce?) {
    withContainer { $0.perform(action, debounced: debounced) }
  }

  /// Begins `action` at once, and returns when it is over.
  public nonisolated(nonsending) func refresh(_ action: StateAction<ContainedState>) async {
    await containerFromAnywhere().refresh(action)
  }

  /// Stops the live action and drops those that wait for their time. The state stays.
  public nonisolated func cancel() { withContainer { $0.cancel() } }

  /// Cuts off what is under way in `lane`, and drops what waits there.
  public nonisolated func cancel(_ lane: Lane) { withContainer { $0.cancel(lane) } }

  /// Whether something is under way in `lane`.
  public nonisolated func isBusy(_ lane: Lane) -> Bool { containerOnMain().isBusy(lane) }

  /// A binding that reads `part`, and that begins what `action` makes of the state and the value that
  /// is written.
  public nonisolated func bind<Value>(
    _ part: KeyPath<ContainedState, Value>,
    performing action: @escaping (ContainedState, Value) -> StateAction<ContainedState>
  ) -> Binding<Value> {
    containerOnMain().bind(part, performing: action)
  }
}
