public import Foundation

/// A shape that has a size of its own, whatever room it is given.
struct SizedShape<Content: Shape>: ShapeOfAnother {
  var base: Content
  var size: CGSize
  var anchor: UnitPoint

  nonisolated func path(in rect: CGRect) -> Path {
    let corner = rect.point(at: anchor)
    return base.path(
      in: CGRect(
        x: corner.x - size.width * anchor.x, y: corner.y - size.height * anchor.y,
        width: size.width, height: size.height))
  }

  nonisolated var animatableData:
    AnimatablePair<
      Content.AnimatableData, AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData>
    >
  {
    get {
      AnimatablePair(
        base.animatableData, AnimatablePair(size.animatableData, anchor.animatableData))
    }
    set {
      base.animatableData = newValue.first
      (size.animatableData, anchor.animatableData) = (
        newValue.second.first, newValue.second.second
      )
    }
  }
}

extension SizedShape: Equatable where Content: Equatable {}

nonisolated extension Shape {
  /// The shape in a size of its own, with a point of it at that point of its room. What is around it
  /// does not notice.
  public func size(_ size: CGSize, anchor: UnitPoint = .topLeading) -> some Shape {
    SizedShape(base: self, size: size, anchor: anchor)
  }

  /// The shape in a size of its own, with a point of it at that point of its room.
  public func size(
    width: CGFloat, height: CGFloat, anchor: UnitPoint = .topLeading
  ) -> some Shape {
    size(CGSize(width: width, height: height), anchor: anchor)
  }
}
