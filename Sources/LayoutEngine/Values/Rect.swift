/// A frame: where a view is in its parent, and how large.
package struct Rect: Hashable, Sendable {
  /// The top leading corner.
  package var origin: Point
  /// The extent from that corner.
  package var size: Size

  @inlinable package static var zero: Rect { Rect(origin: .zero, size: .zero) }

  @inlinable package init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  @inlinable package init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  /// The leading edge.
  @inlinable package var minX: Double { origin.x }
  /// The trailing edge.
  @inlinable package var maxX: Double { origin.x + size.width }
  /// The top edge.
  @inlinable package var minY: Double { origin.y }
  /// The bottom edge.
  @inlinable package var maxY: Double { origin.y + size.height }

  /// Whether `other` lies wholly inside; shared edges count as inside.
  @inlinable package func contains(_ other: Rect) -> Bool {
    other.minX >= minX && other.maxX <= maxX && other.minY >= minY && other.maxY <= maxY
  }

  /// Whether the two share an area; touching edges do not count.
  @inlinable package func intersects(_ other: Rect) -> Bool {
    other.minX < maxX && other.maxX > minX && other.minY < maxY && other.maxY > minY
  }

  /// The same frame in a parent of `width` that is read from right to left.
  ///
  /// Rules know only leading and trailing; who places by them mirrors the finished frames.
  @inlinable package func mirrored(in width: Double) -> Rect {
    Rect(origin: Point(x: width - maxX, y: minY), size: size)
  }
}
