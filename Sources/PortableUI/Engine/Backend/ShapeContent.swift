/// A shape, and what it is filled and drawn with.
package struct ShapeContent: Equatable {
  /// The shape.
  package var outline: Outline

  /// What its inside is filled with.
  package var fill: Paint?

  /// Whether parts that lie inside an even number of times are left out.
  package var isEvenOdd = false

  /// What its line is drawn with.
  package var stroke: Stroke?

  package init(
    outline: Outline, fill: Paint? = nil, isEvenOdd: Bool = false, stroke: Stroke? = nil
  ) {
    self.outline = outline
    self.fill = fill
    self.isEvenOdd = isEvenOdd
    self.stroke = stroke
  }

  /// A line along a shape.
  package struct Stroke: Equatable {
    /// What it is drawn with.
    package var paint: Paint
    /// How it runs.
    package var style: StrokeStyle
  }
}
