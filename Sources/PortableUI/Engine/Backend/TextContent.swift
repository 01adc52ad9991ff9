/// Words, and how they look.
package struct TextContent: Equatable {
  package var text: String

  /// How they look, which most texts of a scope share.
  private(set) var format: TextFormat

  init(text: String, format: TextFormat) {
    self.text = text
    self.format = format
  }

  package var font: Font {
    get { format.values.font }
    set { format = format.with { $0.font = newValue } }
  }

  package var color: Color {
    get { format.values.color }
    set { format = format.with { $0.color = newValue } }
  }

  /// What they are painted with across their frame, where one colour does not say it.
  package var paint: Paint? {
    get { format.values.paint }
    set { format = format.with { $0.paint = newValue } }
  }

  package var lineLimit: Int? {
    get { format.values.lineLimit }
    set { format = format.with { $0.lineLimit = newValue } }
  }

  package var alignment: TextAlignment { format.values.alignment }

  /// Whether leading is on the right.
  package var isMirrored: Bool { format.values.isMirrored }

  /// How they are set; `nil` for the usual way.
  package var look: TextLook? {
    get { format.values.look }
    set { format = format.with { $0.look = newValue } }
  }

  /// For how many lines there is room even where they need fewer.
  package var leastLines: Int { format.values.leastLines }

  /// Whether a bar stands for the words.
  package var isRedacted: Bool { format.values.isRedacted }

  /// Whether a person may select words of it and copy them.
  package var isSelectable: Bool { format.values.isSelectable }

  /// Whether words that change fade from the old to the new.
  package var fadesWords: Bool { format.values.fadesWords }

  /// The words before, as long as they can still be seen.
  package var fade: TextFade? {
    get { format.values.fade }
    set { format = format.with { $0.fade = newValue } }
  }
}

/// How words look: made once for all the texts that look alike.
final class TextFormat: Equatable, Sendable {
  struct Values: Equatable {
    var font: Font
    var color: Color
    var paint: Paint?
    var lineLimit: Int?
    var alignment: TextAlignment
    var isMirrored: Bool
    var look: TextLook?
    var leastLines: Int
    var isRedacted: Bool
    var isSelectable: Bool
    var fadesWords: Bool
    var fade: TextFade?
  }

  let values: Values

  /// Whether there is surely nothing in it that cannot be shown, as in most.
  let isShowable: Bool

  init(_ values: Values) {
    self.values = values
    isShowable =
      values.font.isShowable && values.look == nil && (values.lineLimit ?? 0) < Showable.mostLines
  }

  /// The same with a difference.
  func with(_ change: (inout Values) -> Void) -> TextFormat {
    var values = values
    change(&values)
    return TextFormat(values)
  }

  static func == (lhs: TextFormat, rhs: TextFormat) -> Bool {
    lhs === rhs || lhs.values == rhs.values
  }
}
