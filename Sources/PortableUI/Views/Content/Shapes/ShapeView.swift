public import Foundation
import LayoutEngine

/// A view of a shape that is filled or drawn, and can be filled and drawn once more.
///
/// What comes later lies in front: `Circle().fill(.yellow).stroke(.red)` has its line over its inside.
public protocol ShapeView: View {
  /// The type of the shape.
  associatedtype Content: Shape

  /// The shape.
  nonisolated var shape: Content { get }
}

nonisolated extension ShapeView {
  /// The shape filled with `content` in front of this view.
  public func fill<S: ShapeStyle>(
    _ content: S, style: FillStyle = FillStyle()
  ) -> FillShapeView<Content, S, Self> {
    FillShapeView(shape: shape, style: content, fillStyle: style, background: self)
  }

  /// The shape's line in front of this view, half of its width at each side of the line.
  public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle
  ) -> StrokeShapeView<Content, S, Self> {
    StrokeShapeView(shape: shape, style: content, strokeStyle: style, background: self)
  }

  /// The shape's line in front of this view, half of its width at each side of the line.
  public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1
  ) -> StrokeShapeView<Content, S, Self> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }
}

nonisolated extension ShapeView where Content: InsettableShape {
  /// The shape's line in front of this view, all of its width inside the shape.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S, style: StrokeStyle
  ) -> StrokeBorderShapeView<Content, S, Self> {
    StrokeBorderShapeView(shape: shape, style: content, strokeStyle: style, background: self)
  }

  /// The shape's line in front of this view, all of its width inside the shape.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1
  ) -> StrokeBorderShapeView<Content, S, Self> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
  }
}

/// A shape that is filled.
public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View> {
  /// The shape.
  public let shape: Content
  let style: Style
  let fillStyle: FillStyle
  let background: Background
}

extension FillShapeView: DrawnShape, ShapeView, PrimitiveView {
  func drawing(in environment: EnvironmentValues) -> ShapeContent {
    let paint = style.paint(in: environment)
    if let line = shape as? any ShapeLine { return line.drawing(with: paint) }
    return ShapeContent(
      outline: Outline(shape), fill: paint, isEvenOdd: fillStyle.isEOFilled)
  }

  func with(_ shape: Content) -> Self {
    Self(shape: shape, style: style, fillStyle: fillStyle, background: background)
  }

  package func makeNode(at place: Place) -> NodeOf<Self> { makeShapeNode(at: place) }
}

/// A shape whose line is drawn.
public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View> {
  /// The shape.
  public let shape: Content
  let style: Style
  let strokeStyle: StrokeStyle
  let background: Background
}

extension StrokeShapeView: DrawnShape, ShapeView, PrimitiveView {
  func drawing(in environment: EnvironmentValues) -> ShapeContent {
    let stroke = ShapeContent.Stroke(paint: style.paint(in: environment), style: strokeStyle)
    return ShapeContent(outline: Outline(shape), stroke: stroke)
  }

  func with(_ shape: Content) -> Self {
    Self(shape: shape, style: style, strokeStyle: strokeStyle, background: background)
  }

  package func makeNode(at place: Place) -> NodeOf<Self> { makeShapeNode(at: place) }
}

/// A shape whose line is drawn inside of it.
public struct StrokeBorderShapeView<Content: InsettableShape, Style: ShapeStyle, Background: View> {
  /// The shape.
  public let shape: Content
  let style: Style
  let strokeStyle: StrokeStyle
  let background: Background
}

extension StrokeBorderShapeView: DrawnShape, ShapeView, PrimitiveView {
  func drawing(in environment: EnvironmentValues) -> ShapeContent {
    let stroke = ShapeContent.Stroke(paint: style.paint(in: environment), style: strokeStyle)
    return ShapeContent(
      outline: Outline(shape.inset(by: strokeStyle.lineWidth / 2)), stroke: stroke)
  }

  func with(_ shape: Content) -> Self {
    Self(shape: shape, style: style, strokeStyle: strokeStyle, background: background)
  }

  package func makeNode(at place: Place) -> NodeOf<Self> { makeShapeNode(at: place) }
}
