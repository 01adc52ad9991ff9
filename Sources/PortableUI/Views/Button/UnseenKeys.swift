import Foundation

/// Keys that do something in their window, though nothing is seen that they press.
package struct UnseenKeys: View {
  private let shortcut: KeyboardShortcut?
  private let title: String
  private let action: @MainActor () -> Void

  /// Keys that do `action`, which is called `title`.
  package init(
    _ shortcut: KeyboardShortcut?, title: String, action: @escaping @MainActor () -> Void
  ) {
    self.shortcut = shortcut
    self.title = title
    self.action = action
  }

  package var body: some View {
    Button(action: action) { Color.clear.frame(width: 1, height: 1) }
      .buttonStyle(.plain)
      .environment(\.usualButton, UsualButton(appearance: .plain, isForKeysAlone: true))
      .keyboardShortcut(shortcut)
      .accessibilityLabel(Text(verbatim: title))
      .accessibilityHidden(true)
      .allowsHitTesting(false)
  }
}
