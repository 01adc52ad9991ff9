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

  /// Whether every character is shown as a dot.
  package var isSecure = false

  /// What is seen of its text.
  package var shownText: String {
    isSecure ? String(repeating: "•", count: text.count) : text
  }

  /// The most lines it grows to; `nil` where nothing keeps it.
  package var lineLimit: Int?

  /// Whether something happens when its text is finished. Otherwise return presses the window's
  /// default button.
  package var hasSubmitAction = false

  /// How much room it takes.
  package var size = ControlSize.regular
}
