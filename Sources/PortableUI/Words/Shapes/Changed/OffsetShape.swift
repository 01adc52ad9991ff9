public import Foundation

/// A shape that lies beside its room.
public struct OffsetShape<Content: Shape>: ShapeOfAnother {
  /// The shape before it is moved.
  public var shape: Content
  /// How far it is moved.
  public var offset: CGSize

  /// `shape` moved by `offset`.
  public nonisolated init(shape: Content, offset: CGSize) {
    self.shape = shape
    self.offset = offset
  }

  nonisolated var base: Content {
    get { shape }
    set { shape = newValue }
  }

  /// The shape's line in `rect`, moved.
  public nonisolated func path(in rect: CGRect) -> Path {
    shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height)
  }

  /// The numbers of the shape and how far it is moved.
  public nonisolated var animatableData:
    AnimatablePair<Content.AnimatableData, CGSize.AnimatableData>
  {
    get { AnimatablePair(shape.animatableData, offset.animatableData) }
    set { (shape.animatableData, offset.animatableData) = (newValue.first, newValue.second) }
  }
}

extension OffsetShape: Equatable where Content: Equatable {}

extension OffsetShape: InsettableShape where Content: InsettableShape {
  /// The smaller shape, moved as far.
  public nonisolated func inset(by amount: CGFloat) -> OffsetShape<Content.InsetShape> {
    OffsetShape<Content.InsetShape>(shape: shape.inset(by: amount), offset: offset)
  }
}

nonisolated extension Shape {
  /// The shape beside its room. What is around it does not notice.
  public func offset(_ offset: CGSize) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: offset)
  }

  /// The shape beside its room.
  public func offset(_ offset: CGPoint) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: offset.x, height: offset.y))
  }

  /// The shape beside its room.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: x, height: y))
  }
}
