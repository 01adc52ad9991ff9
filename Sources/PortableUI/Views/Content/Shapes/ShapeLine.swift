/// A shape that backends draw as the line of another one, instead of filling what the line covers.
protocol ShapeLine {
  /// The line in `paint`.
  func drawing(with paint: Paint) -> ShapeContent
}

extension StrokedShape: ShapeLine {
  nonisolated func drawing(with paint: Paint) -> ShapeContent {
    ShapeContent(
      outline: Outline(base), stroke: ShapeContent.Stroke(paint: paint, style: style))
  }
}
