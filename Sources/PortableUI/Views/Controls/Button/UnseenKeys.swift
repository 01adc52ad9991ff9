import Foundation

/// Keys that do something in their window, though nothing is seen that they press.
package struct UnseenKeys: View {
  private let shortcut: KeyboardShortcut?
  private let action: @MainActor () -> Void

  /// Keys that do `action`.
  package init(_ shortcut: KeyboardShortcut?, action: @escaping @MainActor () -> Void) {
    self.shortcut = shortcut
    self.action = action
  }

  package var body: some View {
    Button(action: action) { Color.clear.frame(width: 1, height: 1) }
      .buttonStyle(.plain)
      .environment(\.usualButton, UsualButton(appearance: .plain, isForKeysAlone: true))
      .keyboardShortcut(shortcut)
      .accessibilityHidden(true)
      .allowsHitTesting(false)
  }
}
