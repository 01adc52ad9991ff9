import ViewPlatform

// What 2.0 says of a log where a state is declared.

/// What a log is called: by its subsystem and, where it is known, by the view.
private func name(_ subsystem: String, _ view: Any.Type?) -> String {
  subsystem + (view.map { " \($0)" } ?? "")
}

extension StateContainer {
  /// A container that starts with `state` and, where that `isLogged`, writes its changes under `name`.
  fileprivate convenience init(state: State, isLogged: Bool, as name: String) {
    self.init(state: state)
    if isLogged { write(.defaults, as: name) }
  }
}

extension ViewState {
  /// Starts with `wrappedValue`. With `loggingEnabled`, debug builds write each change, under the name
  /// of `subsystem` and `observedViewType`.
  public init(
    wrappedValue: @autoclosure @escaping () -> State, subsystem: String = "VSM",
    observedViewType: Any.Type? = nil, loggingEnabled: Bool = false
  ) {
    self.init(
      container: StateContainer(
        state: wrappedValue(), isLogged: loggingEnabled, as: name(subsystem, observedViewType)))
  }
}

extension RenderedViewState {
  /// A state that starts as `wrappedValue`; `render` is called after each change. With
  /// `loggingEnabled`, debug builds write each change, under the name of `subsystem`.
  public init<Parent: AnyObject>(
    wrappedValue: State, render: @escaping (Parent) -> @MainActor () -> Void,
    subsystem: String = "VSM", loggingEnabled: Bool = false
  ) {
    self.init(
      container: StateContainer(
        state: wrappedValue, isLogged: loggingEnabled, as: name(subsystem, Parent.self)),
      render: render)
  }

  /// A state that starts as `wrappedValue`; `render` is called before each change. With
  /// `loggingEnabled`, debug builds write each change, under the name of `subsystem`.
  public init<Parent: AnyObject>(
    wrappedValue: State, render: @escaping (Parent) -> @MainActor (State) -> Void,
    subsystem: String = "VSM", loggingEnabled: Bool = false
  ) {
    self.init(
      container: StateContainer(
        state: wrappedValue, isLogged: loggingEnabled, as: name(subsystem, Parent.self)),
      render: render)
  }

  /// A state that starts as `wrappedValue`; `render` is called after each change. With
  /// `loggingEnabled`, debug builds write each change, under the name of `subsystem`.
  public init<Parent: AnyObject>(
    wrappedValue: State, render: @escaping (Parent) -> () -> Void, subsystem: String = "VSM",
    loggingEnabled: Bool = false
  ) {
    self.init(
      container: StateContainer(
        state: wrappedValue, isLogged: loggingEnabled, as: name(subsystem, Parent.self)),
      render: render)
  }

  /// A state that starts as `wrappedValue`; `render` is called before each change. With
  /// `loggingEnabled`, debug builds write each change, under the name of `subsystem`.
  public init<Parent: AnyObject>(
    wrappedValue: State, render: @escaping (Parent) -> (State) -> Void, subsystem: String = "VSM",
    loggingEnabled: Bool = false
  ) {
    self.init(
      container: StateContainer(
        state: wrappedValue, isLogged: loggingEnabled, as: name(subsystem, Parent.self)),
      render: render)
  }
}
