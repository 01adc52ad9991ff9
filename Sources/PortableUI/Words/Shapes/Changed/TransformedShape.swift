public import Foundation

/// A shape all of whose points a transform moves.
public struct TransformedShape<Content: Shape>: ShapeOfAnother {
  /// The shape before its points are moved.
  public var shape: Content
  /// Where each point goes.
  public var transform: CGAffineTransform

  /// `shape` with its points where `transform` moves them to.
  public nonisolated init(shape: Content, transform: CGAffineTransform) {
    self.shape = shape
    self.transform = transform
  }

  nonisolated var base: Content {
    get { shape }
    set { shape = newValue }
  }

  /// The shape's line in `rect`, transformed.
  public nonisolated func path(in rect: CGRect) -> Path {
    shape.path(in: rect).applying(transform)
  }

  /// The numbers of the shape. The transform changes at once.
  public nonisolated var animatableData: Content.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }
}

extension TransformedShape: Equatable where Content: Equatable {}

nonisolated extension Shape {
  /// The shape with its points where `transform` moves them to, counted from the corner of its room.
  public func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
    TransformedShape(shape: self, transform: transform)
  }
}
