public import Foundation

/// A shape of whatever type.
public struct AnyShape: Shape {
  var shape: any Shape

  /// The same shape, whatever its type is.
  public nonisolated init<S: Shape>(_ shape: S) { self.shape = shape }

  /// The shape's line in `rect`.
  public nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect) }
}

extension AnyShape: RoundedShape {
  nonisolated func cornerRadius(in size: CGSize) -> CGFloat? {
    (shape as? any RoundedShape)?.cornerRadius(in: size)
  }
}

extension AnyShape: Equatable {
  /// Whether both are of one type and surely the same.
  public nonisolated static func == (lhs: AnyShape, rhs: AnyShape) -> Bool {
    isSurelyEqual(lhs.shape, rhs.shape)
  }
}
