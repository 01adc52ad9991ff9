import Foundation
package import LayoutEngine

/// A shape whose size is not known yet.
package struct Outline: Equatable {
  let shape: any Shape

  package init(_ shape: some Shape) { self.shape = shape }

  /// The whole room.
  package static let rectangle = Outline(Rectangle())

  /// The shape's line in a room of `size`, as far as it can be drawn.
  package func path(in size: Size) -> Path {
    shape.path(in: CGRect(x: 0, y: 0, width: size.width, height: size.height)).showable
  }

  /// The radius of the corners, where the shape is a rectangle that fills `size`; `nil` where it has
  /// some other line. Backends draw and clip such shapes faster.
  package func cornerRadius(in size: Size) -> Double? {
    guard let shape = shape as? any RoundedShape else { return nil }
    let room = CGSize(width: size.width, height: size.height)
    return shape.cornerRadius(in: room).map {
      min(Showable.length(Double($0)), size.width / 2, size.height / 2)
    }
  }

  package static func == (lhs: Outline, rhs: Outline) -> Bool {
    isSurelyEqual(lhs.shape, rhs.shape)
  }
}
