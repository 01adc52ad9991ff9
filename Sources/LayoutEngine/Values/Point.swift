/// A place in a parent's coordinates; the origin is the top leading corner, y grows downwards.
package struct Point: Hashable, Sendable {
  /// The distance from the leading edge.
  package var x: Double
  /// The distance from the top edge.
  package var y: Double

  @inlinable package static var zero: Point { Point(x: 0, y: 0) }

  @inlinable package init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// A point spelled from a stack's point of view: `main` along `axis`, `cross` across it.
  @inlinable package init(_ main: Double, along axis: LayoutAxis, cross: Double) {
    self = axis == .horizontal ? Point(x: main, y: cross) : Point(x: cross, y: main)
  }

  /// The coordinate along `axis`.
  @inlinable package subscript(axis: LayoutAxis) -> Double {
    get { axis == .horizontal ? x : y }
    set {
      if axis == .horizontal { x = newValue } else { y = newValue }
    }
  }

  @inlinable package static func + (left: Point, right: Point) -> Point {
    Point(x: left.x + right.x, y: left.y + right.y)
  }

  @inlinable package static func - (left: Point, right: Point) -> Point {
    Point(x: left.x - right.x, y: left.y - right.y)
  }
}
