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

extension ElementContent {
  /// Whether there may be a line of text in it, apart from what is inside.
  var mayHaveBaselines: Bool {
    switch self {
    case .text, .field, .control, .image: true
    case .layer, .scroll, .fill, .shape, .drawing, .divider, .button, .surface: false
    }
  }
}
