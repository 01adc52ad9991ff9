public import ViewPlatform

/// Has all that a view shows, in one place, and takes what a person does.
///
/// The state is a published property; sources of data are combined into it by one pipeline. A view
/// reads the state and sends actions, and knows nothing of where either leads:
///
/// ```swift
/// Text(store.viewState.title)
/// TextField("Search", text: store.searchField)
/// ```
///
/// A store is a class like any other: nothing needs to be `Sendable`, and actions may be sent from
/// code that is not bound to the main actor. ``Store`` is the same by other names.
public protocol ViewStore<ViewState, Action>: ObservableObject {
  /// What the view shows, ready to be shown.
  associatedtype ViewState

  /// What the view can ask for; `Never` where it can ask for nothing.
  associatedtype Action

  /// What is to be seen now. Publish it, and change it on main.
  var viewState: ViewState { get }

  /// Acts on what a person did.
  func send(_ action: Action)
}
