import Foundation

/// A shape that is a rectangle with round corners.
protocol RoundedShape: Shape {
  /// The radius of the corners in a room of `size`; `nil` where it does not fill that room, or its
  /// corners are not parts of circles.
  nonisolated func cornerRadius(in size: CGSize) -> CGFloat?
}
