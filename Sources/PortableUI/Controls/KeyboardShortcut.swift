/// A key that presses a button from anywhere in its window.
public struct KeyboardShortcut: Hashable, Sendable {
  /// The keys there are.
  package enum Key: Hashable, Sendable {
    case returnKey
    case escape
  }

  /// The key.
  package let key: Key

  /// The key for what is likely wanted: return.
  public static let defaultAction = KeyboardShortcut(key: .returnKey)

  /// The key for leaving without doing anything: escape.
  public static let cancelAction = KeyboardShortcut(key: .escape)
}

extension EnvironmentValues {
  /// The key that presses buttons here.
  public internal(set) var keyboardShortcut: KeyboardShortcut? {
    get { self[KeyboardShortcutKey.self] }
    set { self[KeyboardShortcutKey.self] = newValue }
  }
}

enum KeyboardShortcutKey: EnvironmentKey {
  static var defaultValue: KeyboardShortcut? { nil }
}

extension View {
  /// The key that presses the button inside from anywhere in its window.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    EnvironmentView(content: self) { $0.keyboardShortcut = shortcut }
  }

  /// The key that presses the button inside from anywhere in its window.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    keyboardShortcut(Optional(shortcut))
  }
}
