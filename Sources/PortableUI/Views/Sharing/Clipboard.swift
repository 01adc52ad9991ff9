/// The way to what the desktop pastes.
package struct Clipboard {
  let write: @MainActor (String) -> Void

  /// Calls `write` with words that are to be pasted from then on.
  package init(_ write: @escaping @MainActor (String) -> Void) { self.write = write }
}

private enum ClipboardKey: EnvironmentKey { static var defaultValue: Clipboard? { nil } }

extension EnvironmentValues {
  /// Who takes what is copied.
  package var clipboard: Clipboard? {
    get { self[ClipboardKey.self] }
    set { self[ClipboardKey.self] = newValue }
  }
}
