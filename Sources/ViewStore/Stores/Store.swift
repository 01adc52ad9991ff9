public import ViewPlatform

/// A ``ViewStore`` by other names, whose states can be observed one by one.
public protocol Store<State, Action>: ObservableObject {
  /// What the view shows, ready to be shown.
  associatedtype State

  /// What the view can ask for; `Never` where it can ask for nothing.
  associatedtype Action

  /// What is to be seen now. Publish it, and change it on main.
  var state: State { get }

  /// The state, and every state that follows.
  var publishedState: AnyPublisher<State, Never> { get }

  /// Acts on what a person did.
  func send(_ action: Action)
}
