import Foundation

/// The line of a shape, as a shape.
struct StrokedShape<Base: Shape>: Shape {
  var base: Base
  var style: StrokeStyle

  nonisolated var animatableData: AnimatablePair<Base.AnimatableData, CGFloat> {
    get { AnimatablePair(base.animatableData, style.lineWidth) }
    set { (base.animatableData, style.lineWidth) = (newValue.first, newValue.second) }
  }

  nonisolated func path(in rect: CGRect) -> Path { base.path(in: rect).strokedPath(style) }
}

extension StrokedShape: Equatable where Base: Equatable {}

/// A shape that backends draw as the line of another one, instead of filling what the line covers.
protocol ShapeLine {
  /// The line in `paint`.
  func drawing(with paint: Paint) -> ShapeContent

  /// Whether it is the line of a circle.
  var isCircle: Bool { get }
}

extension StrokedShape: ShapeLine {
  nonisolated func drawing(with paint: Paint) -> ShapeContent {
    ShapeContent(
      outline: Outline(base), stroke: ShapeContent.Stroke(paint: paint, style: style))
  }

  nonisolated var isCircle: Bool { base is Circle }
}
