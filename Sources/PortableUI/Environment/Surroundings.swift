/// Whether the desktop is light or dark.
public enum ColorScheme: Hashable, Sendable, CaseIterable {
  case light, dark
}

extension EnvironmentValues {
  /// Whether the desktop is light or dark.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }
}

enum ColorSchemeKey: EnvironmentKey { static var defaultValue: ColorScheme { .light } }
