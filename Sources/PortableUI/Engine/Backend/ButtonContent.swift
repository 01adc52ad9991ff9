/// How a button looks.
package enum ButtonAppearance: Hashable, Sendable {
  /// As the desktop's buttons do.
  case bordered
  /// As the one that matters most.
  case prominent
  /// Without a border as long as nobody points at it, as in the bars of windows.
  case flat
  /// Without a border of its own.
  case plain
}

extension ButtonContent {
  /// Whether it chooses one of several pages.
  package var isTab: Bool { isSelected != nil }

  /// Whether it is as wide as it is high, around whatever label.
  package var isCircle: Bool { shape == .circle && appearance != .plain }
}

/// A button apart from its label.
package struct ButtonContent: Equatable {
  package var role: ButtonRole?
  package var isEnabled: Bool
  package var appearance = ButtonAppearance.bordered

  /// The colour of a prominent button; `nil` for the desktop's.
  package var tint: Color?

  /// Whether it is the chosen one of several tabs; `nil` where it is no tab.
  package var isSelected: Bool?

  /// Whether it is pressed in; `nil` where it is nothing to switch on and off.
  package var isOn: Bool?

  /// Whether a click on it leaves the keyboard where it is: what is in a bar is done to what is below.
  package var leavesKeyboard = false

  /// Whether it is there for its keys alone: nobody sees it, and the keyboard never comes to it.
  package var isForKeysAlone = false

  /// How much room it takes.
  package var size = ControlSize.regular

  /// The outline of its border.
  package var shape = ButtonBorderShape.automatic

  /// The key that presses it from anywhere in its window.
  package var shortcut: KeyboardShortcut?
}
