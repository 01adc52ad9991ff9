/// Whether controls look as if the keyboard could reach them.
public enum ControlActiveState: Hashable, Sendable, CaseIterable {
  /// The window has the keyboard.
  case key
  /// The app is in front, and another window of it has the keyboard.
  case active
  /// Another app is in front.
  case inactive
}

extension EnvironmentValues {
  /// Whether the window around the view has the keyboard: `key` if so, and `inactive` if not. A desktop
  /// does not tell an app that is in front from one that is not by other means.
  public var controlActiveState: ControlActiveState {
    get { self[ControlActiveStateKey.self] ?? (scenePhase == .active ? .key : .inactive) }
    set { self[ControlActiveStateKey.self] = newValue }
  }
}

private enum ControlActiveStateKey: EnvironmentKey {
  static var defaultValue: ControlActiveState? { nil }
}
