public import Foundation

/// A shape that is stretched away from a point of its room.
public struct ScaledShape<Content: Shape>: ShapeOfAnother {
  /// The shape before it is stretched.
  public var shape: Content
  /// How much wider and higher it becomes.
  public var scale: CGSize
  /// The point that stays where it is.
  public var anchor: UnitPoint

  /// `shape` stretched away from `anchor`.
  public nonisolated init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
    self.shape = shape
    self.scale = scale
    self.anchor = anchor
  }

  nonisolated var base: Content {
    get { shape }
    set { shape = newValue }
  }

  /// The shape's line in `rect`, stretched.
  public nonisolated func path(in rect: CGRect) -> Path {
    let middle = rect.point(at: anchor)
    return shape.path(in: rect).applying(
      CGAffineTransform(translationX: middle.x, y: middle.y)
        .scaledBy(x: scale.width, y: scale.height).translatedBy(x: -middle.x, y: -middle.y))
  }

  /// The numbers of the shape, the scale and the point.
  public nonisolated var animatableData:
    AnimatablePair<
      Content.AnimatableData, AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData>
    >
  {
    get {
      AnimatablePair(
        shape.animatableData, AnimatablePair(scale.animatableData, anchor.animatableData))
    }
    set {
      shape.animatableData = newValue.first
      (scale.animatableData, anchor.animatableData) = (
        newValue.second.first, newValue.second.second
      )
    }
  }
}

extension ScaledShape: Equatable where Content: Equatable {}

nonisolated extension Shape {
  /// The shape stretched away from a point of its room. What is around it does not notice.
  public func scale(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> ScaledShape<Self> {
    ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
  }

  /// The shape stretched alike in both directions.
  public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self> {
    self.scale(x: scale, y: scale, anchor: anchor)
  }
}
