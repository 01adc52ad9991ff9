import LayoutEngine

/// What an element shows. Every backend shows every case: there is no default anywhere.
package enum ElementContent: Equatable {
  /// Holds others, and may change how they look together.
  case layer(LayerContent)

  /// Shows a part of what is inside, and is moved over it.
  case scroll(ScrollContent)

  /// Words.
  case text(TextContent)

  /// A colour that fills the frame.
  case fill(Color)

  /// A shape that is filled, drawn, or both.
  case shape(ShapeContent)

  /// A thin line between others: level where it is wider than high.
  case divider

  /// Something to press; its label is inside it.
  case button(ButtonContent)

  /// Something to type into.
  case field(FieldContent)

  /// Something to switch on and off; its label stands beside it.
  case toggle(ToggleContent)

  /// Something to move along a line; its label is not seen.
  case slider(SliderContent)

  /// Something to choose from; its label is not seen.
  case picker(PickerContent)

  /// How far something is; its label stands beside it.
  case progress(ProgressContent)

  /// A picture.
  case image(ImageContent)

  /// A part of a window that is not in the room of its content.
  case surface(SurfaceContent)
}

/// Words, and how they look.
package struct TextContent: Equatable {
  package var text: String
  package var font: Font
  package var color: Color
  package var lineLimit: Int?
  package var alignment: TextAlignment

  /// Whether a bar stands for the words.
  package var isRedacted = false
}

extension ElementContent {
  /// Whether there may be a line of text in it, apart from what is inside.
  var mayHaveBaselines: Bool {
    switch self {
    case .text, .field, .toggle, .slider, .picker, .progress, .image: true
    case .layer, .scroll, .fill, .shape, .divider, .button, .surface: false
    }
  }
}
