/// How a button looks.
package enum ButtonLook: Hashable, Sendable {
  /// As the desktop's buttons do.
  case bordered
  /// As the one that matters most.
  case prominent
  /// Without a border of its own.
  case plain
}

/// A button apart from its label.
package struct ButtonContent: Equatable {
  package var role: ButtonRole?
  package var isEnabled: Bool
  package var look = ButtonLook.bordered

  /// The colour of a prominent button; `nil` for the desktop's.
  package var tint: Color?

  /// The key that presses it from anywhere in its window.
  package var shortcut: KeyboardShortcut?
}

/// A text field.
package struct FieldContent: Equatable {
  package var text: String

  /// What it shows while empty.
  package var prompt: String
  package var font: Font
  package var isEnabled: Bool

  /// Its name for assistive technologies.
  package var label = ""
  package var color = Color.primary
  package var alignment = TextAlignment.leading

  /// Whether it has a border of its own.
  package var isBordered = false

  /// Whether it grows downwards with its text, in which return begins another line.
  package var isMultiline = false

  /// The most lines it grows to; `nil` where nothing keeps it.
  package var lineLimit: Int?

  /// Whether something happens when its text is finished. Otherwise return presses the window's
  /// default button.
  package var hasSubmitAction = false
}

/// A switch.
package struct ToggleContent: Equatable {
  package var isOn: Bool
  package var isEnabled: Bool

  /// Its colour while on; `nil` for the desktop's.
  package var tint: Color?
}

/// A slider.
package struct SliderContent: Equatable {
  package var value: Double
  package var lower: Double
  package var upper: Double

  /// The distance between the values it stops at; `nil` where it stops anywhere.
  package var step: Double?
  package var isEnabled: Bool
  package var tint: Color?

  /// Its name for assistive technologies.
  package var label = ""
}

/// A choice of one among several.
package struct PickerContent: Equatable {
  package var options: [String]

  /// The position of the option that is chosen.
  package var selected: Int?

  /// Whether all options are seen side by side; otherwise they are in a menu.
  package var isSegmented = false
  package var isEnabled: Bool
  package var tint: Color?

  /// Its name for assistive technologies.
  package var label = ""
}

/// How far something is, or that it goes on.
package struct ProgressContent: Equatable {
  /// The part that is done, from 0 to 1; `nil` where nobody knows.
  package var fraction: Double?

  /// Whether it is round; otherwise it is a bar.
  package var isCircular: Bool
  package var tint: Color?
}
