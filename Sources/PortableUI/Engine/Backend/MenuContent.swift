/// What can be chosen from a menu that belongs to a layer.
package struct MenuContent: Equatable {
  /// Whether it opens where a person asks for it: by the other button of a pointer, by a long press or by
  /// the menu key. The desktop reports that. Otherwise something in the layer opens it.
  package var isContext = false

  /// What is in it while it is open; `nil` while it is not.
  package var items: [MenuItem]?

  /// The keys that choose its lines, whether it is open or not.
  package var keys: [MenuKey] = []

  /// No menu.
  package static var none: MenuContent { MenuContent() }
}

/// A line of a menu.
package struct MenuItem: Equatable {
  /// What it is.
  package enum Kind: Equatable {
    /// Something to choose; where it is on or off, whether it is on. The number says what was chosen.
    case choice(Int, isOn: Bool? = nil)
    /// Another menu.
    case menu([MenuItem])
    /// A line between others.
    case divider
  }

  package var kind: Kind
  package var title = ""
  package var isEnabled = true
  package var role: ButtonRole?

  /// The key that chooses it.
  package var shortcut: KeyboardShortcut?
}

/// A key that chooses a line of a menu.
package struct MenuKey: Equatable {
  package let shortcut: KeyboardShortcut

  /// Which line, as its kind has it.
  package let number: Int
  package let title: String
  package let isEnabled: Bool
}
