public import Foundation

nonisolated extension Shape {
  /// The shape, filled with the colour of texts.
  public var body: FillShapeView<Self, ForegroundStyle, EmptyView> { fill() }

  /// The shape filled with `content`.
  public func fill<S: ShapeStyle>(
    _ content: S, style: FillStyle = FillStyle()
  ) -> FillShapeView<Self, S, EmptyView> {
    FillShapeView(shape: self, style: content, fillStyle: style, background: EmptyView())
  }

  /// The shape filled with the colour of texts.
  public func fill(
    style: FillStyle = FillStyle()
  ) -> FillShapeView<Self, ForegroundStyle, EmptyView> {
    fill(ForegroundStyle(), style: style)
  }

  /// The shape's line drawn with `content`, half of its width at each side of the line.
  public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle
  ) -> StrokeShapeView<Self, S, EmptyView> {
    StrokeShapeView(shape: self, style: content, strokeStyle: style, background: EmptyView())
  }

  /// The shape's line drawn with `content`, half of its width at each side of the line.
  public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1
  ) -> StrokeShapeView<Self, S, EmptyView> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// The shape's line as a shape of its own, half of its width at each side of the line.
  public func stroke(style: StrokeStyle) -> some Shape { StrokedShape(base: self, style: style) }

  /// The shape's line as a shape of its own, half of its width at each side of the line.
  public func stroke(lineWidth: CGFloat = 1) -> some Shape {
    stroke(style: StrokeStyle(lineWidth: lineWidth))
  }
}

nonisolated extension InsettableShape {
  /// The shape's line drawn with `content`, all of its width inside the shape.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S, style: StrokeStyle
  ) -> StrokeBorderShapeView<Self, S, EmptyView> {
    StrokeBorderShapeView(shape: self, style: content, strokeStyle: style, background: EmptyView())
  }

  /// The shape's line drawn with `content`, all of its width inside the shape.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1
  ) -> StrokeBorderShapeView<Self, S, EmptyView> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// The shape's line drawn with the colour of texts, all of its width inside the shape.
  public func strokeBorder(style: StrokeStyle) -> some View {
    strokeBorder(ForegroundStyle(), style: style)
  }

  /// The shape's line drawn with the colour of texts, all of its width inside the shape.
  public func strokeBorder(lineWidth: CGFloat = 1) -> some View {
    strokeBorder(ForegroundStyle(), lineWidth: lineWidth)
  }
}
