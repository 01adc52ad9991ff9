import LayoutEngine

/// What an element shows. Every backend shows every case: there is no default anywhere.
package enum ElementContent: Equatable {
  /// Holds others, and may change how they look together.
  indirect case layer(LayerContent)

  /// Shows a part of what is inside, and is moved over it.
  indirect case scroll(ScrollContent)

  /// Words.
  indirect case text(TextContent)

  /// A colour that fills the frame.
  indirect case fill(Color)

  /// A shape that is filled, drawn, or both.
  indirect case shape(ShapeContent)

  /// What a closure has drawn.
  case drawing(DrawingContent)

  /// A thin line between others: level where it is wider than high.
  case divider

  /// Something to press; its label is inside it.
  indirect case button(ButtonContent)

  /// Something to type into.
  indirect case field(FieldContent)

  /// Something else that a person operates, or reads a value from.
  indirect case control(AnyControlContent)

  /// A picture.
  indirect case image(ImageContent)

  /// A part of a window that is not in the room of its content.
  indirect case surface(SurfaceContent)
}

/// Words, and how they look.
package struct TextContent: Equatable {
  package var text: String
  package var font: Font
  package var color: Color

  /// What they are painted with across their frame, where one colour does not say it.
  package var paint: Paint?
  package var lineLimit: Int?
  package var alignment: TextAlignment

  /// Whether leading is on the right.
  package var isMirrored = false

  /// How they are set; `nil` for the usual way.
  package var look: TextLook?

  /// For how many lines there is room even where they need fewer.
  package var leastLines = 0

  /// Whether a bar stands for the words.
  package var isRedacted = false

  /// Whether a person may select words of it and copy them.
  package var isSelectable = false

  /// Whether words that change fade from the old to the new.
  package var fadesWords = false

  /// The words before, as long as they can still be seen.
  package var fade: TextFade?
}

extension ElementContent {
  /// Whether there may be a line of text in it, apart from what is inside.
  var mayHaveBaselines: Bool {
    switch self {
    case .text, .field, .control, .image: true
    case .layer, .scroll, .fill, .shape, .drawing, .divider, .button, .surface: false
    }
  }
}
