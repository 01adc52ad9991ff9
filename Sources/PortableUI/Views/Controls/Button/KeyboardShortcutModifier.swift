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

nonisolated extension View {
  /// Lets `key`, with `modifiers` held, press the button inside from anywhere in its window.
  ///
  /// With a modifier other than `.shift` the button has the key even while somebody types; without
  /// one the field that is typed into goes first.
  public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }

  /// The key that presses the button inside from anywhere in its window.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    EnvironmentView(content: self) { $0.keyboardShortcut = shortcut }
  }

  /// The key that presses the button inside from anywhere in its window.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    keyboardShortcut(Optional(shortcut))
  }
}
