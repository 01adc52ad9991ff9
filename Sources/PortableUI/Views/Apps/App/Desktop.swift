package import Foundation

/// What opens windows for an app: a backend, apart from how it shows what is in them.
@MainActor
package protocol Desktop: AnyObject {
  /// Opens a window for `window`, fills it, and shows it in front of the others.
  func open(_ window: AppWindow)

  /// Shows the window's new title.
  func update(_ window: AppWindow)

  /// Brings the window in front of the others.
  func raise(_ window: AppWindow)

  /// Closes the window, whose views are gone.
  func close(_ window: AppWindow)

  /// Calls `AppSession.runFrame` soon, once.
  func requestFrame()

  /// Opens an address with the program that the desktop has for it. Says whether there is one.
  func open(_ url: URL) -> Bool

  /// Asks a person for files, and tells which; none where nobody has chosen any. Returns what closes the
  /// dialog.
  func askForFiles(
    _ request: FileRequest, _ answer: @escaping @MainActor ([URL]) -> Void
  ) -> @MainActor () -> Void

  /// Has assistive technologies read `words` aloud, as what the window has to say.
  func announce(_ words: String, in window: AppWindow)

  /// The desktop's clipboard.
  var clipboard: any Clipboard { get }

  /// The direction in which it is read, from the beginning on.
  var layoutDirection: LayoutDirection { get }

  /// Ends the program's main loop.
  func quit()
}
