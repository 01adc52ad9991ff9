/// Whether the desktop is light or dark.
public enum ColorScheme: Hashable, Sendable, CaseIterable {
  case light, dark
}

extension EnvironmentValues {
  /// Whether things are light or dark here: as the desktop is, where no view says otherwise.
  ///
  /// Set for a part of a window, it changes what is drawn there, but not the window behind it.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set {
      self[ColorSchemeKey.self] = newValue
      self[ChosenSchemeKey.self] = newValue
    }
  }

  /// Whether the desktop is light or dark.
  package var desktopScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }
}

enum ColorSchemeKey: EnvironmentKey { static var defaultValue: ColorScheme { .light } }

/// The scheme that a view has chosen; `nil` where none has, and things are as the desktop is.
enum ChosenSchemeKey: EnvironmentKey { static var defaultValue: ColorScheme? { nil } }

/// The scheme that views want for the window around them.
public struct PreferredColorSchemeKey: PreferenceKey {
  /// What the first of several views wants.
  public static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) {
    value = value ?? nextValue()
  }
}
