/// The way to what the desktop pastes.
package struct Clipboard {
  /// Has words pasted from then on.
  package let write: @MainActor (String) -> Void

  /// The words that would be pasted now, as far as they are known; `nil` for none.
  package let read: @MainActor () -> String?

  /// A way that calls `write` with words to be pasted from then on, and `read` for those that would be.
  package init(
    read: @escaping @MainActor () -> String?, write: @escaping @MainActor (String) -> Void
  ) {
    self.read = read
    self.write = write
  }
}

private enum ClipboardKey: EnvironmentKey { static var defaultValue: Clipboard? { nil } }

extension EnvironmentValues {
  /// Who takes what is copied.
  package var clipboard: Clipboard? {
    get { self[ClipboardKey.self] }
    set { self[ClipboardKey.self] = newValue }
  }
}
