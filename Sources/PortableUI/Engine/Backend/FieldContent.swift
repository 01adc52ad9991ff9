package import LayoutEngine

/// A text field.
package struct FieldContent: Equatable {
  package var text: String

  /// What is selected of it; `nil` where nobody wants to know.
  package var selection: FieldSelection?

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

  /// Whether its name stands beside it: what is around both shows that the keyboard is in the field.
  package var isNamedBeside = false

  /// Whether it grows downwards with its text, in which return begins another line.
  package var isMultiline = false

  /// Whether it takes all the room there is, and scrolls its lines in that.
  package var isEditor = false

  /// The room that it takes, where it is an editor.
  package func editorSize(for proposal: Proposal) -> Size {
    Size(width: max(40, proposal.width ?? 200), height: max(40, proposal.height ?? 100))
  }

  /// Whether every character is shown as a dot.
  package var isSecure = false

  /// Whether something is looked for in it: a key moves the keyboard to it, and another ends the search.
  package var isSearch = false

  /// What is seen of its text.
  package var shownText: String {
    isSecure ? String(repeating: "•", count: text.count) : text
  }

  /// The most lines it grows to; `nil` where nothing keeps it.
  package var lineLimit: Int?

  /// For how many lines there is room at least.
  package var leastLines = 0

  /// Whether something happens when its text is finished. Otherwise return presses the window's
  /// default button.
  package var hasSubmitAction = false

  /// How much room it takes.
  package var size = ControlSize.regular
}

/// What is selected of a field's text.
package struct FieldSelection: Hashable, Sendable {
  /// From where to where, in Unicode scalars; empty where it is a place between two. `nil` where nobody has
  /// said, and the field keeps what it has.
  package var range: Range<Int>?

  /// A selection of that.
  package init(range: Range<Int>?) { self.range = range }
}
