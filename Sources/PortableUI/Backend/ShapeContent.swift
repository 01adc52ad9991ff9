import Foundation
package import LayoutEngine

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

  /// A line along a shape.
  package struct Stroke: Equatable {
    /// What it is drawn with.
    package var paint: Paint
    /// How it runs.
    package var style: StrokeStyle
  }
}

/// What something is painted with, once it is known where it is shown.
package enum Paint: Hashable, Sendable {
  /// A colour.
  case color(Color)

  /// A pane through which what is behind is seen dimly. A backend that cannot blur what is behind
  /// shows a pane of the same strength.
  case material(Material)
}

/// A shape whose size is not known yet.
package struct Outline: Equatable {
  let shape: any Shape

  init(_ shape: some Shape) { self.shape = shape }

  /// The whole room.
  package static let rectangle = Outline(Rectangle())

  /// The shape's line in a room of `size`.
  package func path(in size: Size) -> Path {
    shape.path(in: CGRect(x: 0, y: 0, width: size.width, height: size.height))
  }

  /// The radius of the corners, where the shape is a rectangle that fills `size`; `nil` where it has
  /// some other line. Backends draw and clip such shapes faster.
  package func cornerRadius(in size: Size) -> Double? {
    guard let shape = shape as? any RoundedShape else { return nil }
    let room = CGSize(width: size.width, height: size.height)
    return shape.cornerRadius(in: room).map { min(Double($0), size.width / 2, size.height / 2) }
  }

  package static func == (lhs: Outline, rhs: Outline) -> Bool {
    isSurelyEqual(lhs.shape, rhs.shape)
  }
}

/// A shape that is a rectangle with round corners.
protocol RoundedShape: Shape {
  /// The radius of the corners in a room of `size`; `nil` where it does not fill that room, or its
  /// corners are not parts of circles.
  nonisolated func cornerRadius(in size: CGSize) -> CGFloat?
}
