public import Foundation

/// Forms that say whether lines are smooth. The desktop draws them smooth in any case.
extension Shape {
  /// The shape's line drawn with `content`, half of its width at each side of the line.
  public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool
  ) -> StrokeShapeView<Self, S, EmptyView> {
    stroke(content, style: style)
  }

  /// The shape's line drawn with `content`, half of its width at each side of the line.
  public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool
  ) -> StrokeShapeView<Self, S, EmptyView> {
    stroke(content, lineWidth: lineWidth)
  }
}

extension InsettableShape {
  /// The shape's line drawn with `content`, all of its width inside the shape.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool
  ) -> StrokeBorderShapeView<Self, S, EmptyView> {
    strokeBorder(content, style: style)
  }

  /// The shape's line drawn with `content`, all of its width inside the shape.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool
  ) -> StrokeBorderShapeView<Self, S, EmptyView> {
    strokeBorder(content, lineWidth: lineWidth)
  }

  /// The shape's line drawn with the colour of texts, all of its width inside the shape.
  public func strokeBorder(style: StrokeStyle, antialiased: Bool) -> some View {
    strokeBorder(style: style)
  }

  /// The shape's line drawn with the colour of texts, all of its width inside the shape.
  public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool) -> some View {
    strokeBorder(lineWidth: lineWidth)
  }
}
