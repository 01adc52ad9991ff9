import CGTKWidgets

/// Does something before GTK looks which widget has the keyboard, for each key that is pressed.
///
/// Keys may come faster than frames. Each means what is there after what those before it did.
final class BeforeKeys {
  /// All of them.
  private static var all: [ObjectIdentifier: Entry] = [:]

  private struct Entry { unowned let listener: BeforeKeys }

  private let act: () -> Void

  /// Does `act` as long as this lives.
  init(_ act: @escaping () -> Void) {
    self.act = act
    Self.all[ObjectIdentifier(self)] = Entry(listener: self)
    cgtk_watch_keys { BeforeKeys.keyCame() }
  }

  isolated deinit { Self.all[ObjectIdentifier(self)] = nil }

  private static func keyCame() {
    // An act may close a window, with the listener there.
    for key in Array(all.keys) { all[key]?.listener.act() }
  }
}
