import ViewPlatform

/// Keys that call the inspector, with nothing to be seen, to come to by Tab or to be read aloud.
struct InspectorKeys: View {
  private let key: KeyEquivalent
  private let modifiers: EventModifiers
  private let action: @MainActor () -> Void

  init(_ key: KeyEquivalent, _ modifiers: EventModifiers, action: @escaping @MainActor () -> Void) {
    (self.key, self.modifiers, self.action) = (key, modifiers, action)
  }

  #if os(Linux)
    var body: some View {
      UnseenKeys(KeyboardShortcut(key, modifiers: modifiers), action: action)
    }
  #else
    // A button that were hidden would not have its keys either.
    var body: some View {
      Button(action: action) { Color.clear.frame(width: 1, height: 1) }
        .buttonStyle(.plain)
        .keyboardShortcut(key, modifiers: modifiers)
        .focusable(false)
        .accessibilityHidden(true)
        .allowsHitTesting(false)
    }
  #endif
}
