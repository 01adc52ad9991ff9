import Threads

/// The state of an object that renders it, such as a view controller.
///
///     final class ProfileController: UIViewController {
///       @RenderedViewState var state: ProfileState
///
///       init(state: ProfileState) {
///         _state = .init(wrappedValue: state, render: Self.render)
///         super.init(nibName: nil, bundle: nil)
///       }
///
///       override func viewDidLoad() { $state.startRendering(on: self) }
///
///       func render() { … }
///     }
///
/// Rendering starts when `state` or `$state` is used for the first time: the current state is rendered
/// then, and each change from then on, once. A method without a parameter is called after the change;
/// one that takes the new state is called before it, while `state` is still the old one. Both are
/// called on the main actor.
@propertyWrapper
public struct RenderedViewState<State> {
  let rendering: RenderedState<State>

  /// The current state.
  @available(*, unavailable, message: "@RenderedViewState is for properties of classes")
  public var wrappedValue: State {
    get { rendering.state }
    nonmutating set {}
  }

  /// What observes actions.
  @available(*, unavailable, message: "@RenderedViewState is for properties of classes")
  public var projectedValue: RenderedState<State> { rendering }

  /// The current state of `parent`, which is rendered from now on.
  public static subscript<Parent: AnyObject>(
    _enclosingInstance parent: Parent, wrapped state: KeyPath<Parent, State>,
    storage wrapper: KeyPath<Parent, Self>
  ) -> State {
    get { parent[keyPath: wrapper].rendering.started(on: parent).state }
    @available(*, unavailable, message: "a state is observed, not set: $state.observe(_:).")
    set {}
  }

  /// What observes actions for `parent`, whose state is rendered from now on.
  public static subscript<Parent: AnyObject>(
    _enclosingInstance parent: Parent, projected rendering: KeyPath<Parent, RenderedState<State>>,
    storage wrapper: KeyPath<Parent, Self>
  ) -> RenderedState<State> {
    parent[keyPath: wrapper].rendering.started(on: parent)
  }
}

// MARK: Making one

// The method may belong to the main actor or not; Swift has no type for both.

extension RenderedViewState {
  /// A state that starts as `wrappedValue`; `render` is called after each change.
  public init<Parent: AnyObject>(
    wrappedValue: State, render: @escaping (Parent) -> @MainActor () -> Void
  ) {
    self.init(container: StateContainer(state: wrappedValue), render: render)
  }

  /// A state that starts as `wrappedValue`; `render` is called before each change.
  public init<Parent: AnyObject>(
    wrappedValue: State, render: @escaping (Parent) -> @MainActor (State) -> Void
  ) {
    self.init(container: StateContainer(state: wrappedValue), render: render)
  }

  /// A state that starts as `wrappedValue`; `render` is called after each change.
  public init<Parent: AnyObject>(
    wrappedValue: State, render: @escaping (Parent) -> () -> Void
  ) {
    self.init(container: StateContainer(state: wrappedValue), render: render)
  }

  /// A state that starts as `wrappedValue`; `render` is called before each change.
  public init<Parent: AnyObject>(
    wrappedValue: State, render: @escaping (Parent) -> (State) -> Void
  ) {
    self.init(container: StateContainer(state: wrappedValue), render: render)
  }

  /// The state of `container`; `render` is called after each change.
  public init<Parent: AnyObject>(
    container: StateContainer<State>, render: @escaping (Parent) -> @MainActor () -> Void
  ) {
    rendering = RenderedState(container, .after { parent in onMain(render(parent)) })
  }

  /// The state of `container`; `render` is called before each change.
  public init<Parent: AnyObject>(
    container: StateContainer<State>, render: @escaping (Parent) -> @MainActor (State) -> Void
  ) {
    rendering = RenderedState(container, .before { onMain(render($0), $1) })
  }

  /// The state of `container`; `render` is called after each change.
  public init<Parent: AnyObject>(
    container: StateContainer<State>, render: @escaping (Parent) -> () -> Void
  ) {
    rendering = RenderedState(container, .after { parent in render(parent)() })
  }

  /// The state of `container`; `render` is called before each change.
  public init<Parent: AnyObject>(
    container: StateContainer<State>, render: @escaping (Parent) -> (State) -> Void
  ) {
    rendering = RenderedState(container, .before { parent, state in render(parent)(state) })
  }
}

/// Calls a method of the main actor, for a caller that is on it.
private func onMain<State>(_ render: @MainActor (State) -> Void, _ state: State) {
  let state = Handover(state)
  onMain { render(state.content) }
}
