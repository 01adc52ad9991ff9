/// How present a window is to the person in front of it.
public enum ScenePhase: Hashable, Sendable, Comparable {
  /// It cannot be seen: minimized, or closed.
  case background

  /// It may be seen, but another one has the keyboard.
  case inactive

  /// It has the keyboard.
  case active
}

extension EnvironmentValues {
  /// How present the window around the view is. In an app or a scene, that of the window which is
  /// most so.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }
}

enum ScenePhaseKey: EnvironmentKey { static var defaultValue: ScenePhase { .active } }
