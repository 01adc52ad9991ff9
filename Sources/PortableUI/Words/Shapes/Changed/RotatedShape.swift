public import Foundation

/// A shape that is turned around a point of its room.
public struct RotatedShape<Content: Shape>: ShapeOfAnother {
  /// The shape before it is turned.
  public var shape: Content
  /// How far it is turned, clockwise.
  public var angle: Angle
  /// The point that stays where it is.
  public var anchor: UnitPoint

  /// `shape` turned around `anchor`.
  public nonisolated init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
    self.shape = shape
    self.angle = angle
    self.anchor = anchor
  }

  nonisolated var base: Content {
    get { shape }
    set { shape = newValue }
  }

  /// The shape's line in `rect`, turned.
  public nonisolated func path(in rect: CGRect) -> Path {
    let middle = rect.point(at: anchor)
    return shape.path(in: rect).applying(
      CGAffineTransform(translationX: middle.x, y: middle.y)
        .rotated(by: CGFloat(angle.radians)).translatedBy(x: -middle.x, y: -middle.y))
  }

  /// The numbers of the shape, the angle and the point.
  public nonisolated var animatableData:
    AnimatablePair<
      Content.AnimatableData, AnimatablePair<Angle.AnimatableData, UnitPoint.AnimatableData>
    >
  {
    get {
      AnimatablePair(
        shape.animatableData, AnimatablePair(angle.animatableData, anchor.animatableData))
    }
    set {
      shape.animatableData = newValue.first
      (angle.animatableData, anchor.animatableData) = (
        newValue.second.first, newValue.second.second
      )
    }
  }
}

extension RotatedShape: Equatable where Content: Equatable {}

extension RotatedShape: InsettableShape where Content: InsettableShape {
  /// The smaller shape, turned as far.
  public nonisolated func inset(by amount: CGFloat) -> RotatedShape<Content.InsetShape> {
    RotatedShape<Content.InsetShape>(
      shape: shape.inset(by: amount), angle: angle, anchor: anchor)
  }
}

nonisolated extension Shape {
  /// The shape turned clockwise around a point of its room. What is around it does not notice.
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
    RotatedShape(shape: self, angle: angle, anchor: anchor)
  }
}

extension CGRect {
  /// A point of it by its parts of the width and the height.
  nonisolated func point(at part: UnitPoint) -> CGPoint {
    CGPoint(x: minX + width * part.x, y: minY + height * part.y)
  }
}
