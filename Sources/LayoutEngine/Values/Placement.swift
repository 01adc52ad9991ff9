/// Where a parent puts a child, and with which proposal.
package struct Placement: Hashable, Sendable {
  /// The child's top leading corner in the parent's coordinates.
  package var origin: Point
  /// The size the child chose for `proposal`.
  package var size: Size
  /// What the child is offered for good; it lays out its own children for it.
  package var proposal: Proposal

  /// Places at `origin`; a coordinate that is not finite becomes 0, and a size that is infinite
  /// because infinity was offered becomes 0 too: nothing can be drawn there.
  @inlinable package init(origin: Point, size: Size, proposal: Proposal) {
    self.origin = Point(x: Length.distance(origin.x), y: Length.distance(origin.y))
    self.size = Size(width: Length.distance(size.width), height: Length.distance(size.height))
    self.proposal = proposal
  }

  /// Places the child's `dimensions` so that the point at the fractions (`anchorX`, `anchorY`) of
  /// its size lies on `point`, as a custom layout asks for it.
  @inlinable
  package init(_ dimensions: Dimensions, at point: Point, anchorX: Double, anchorY: Double) {
    let size = dimensions.size
    let corner = Point(x: anchorX * size.width, y: anchorY * size.height)
    self.init(origin: point - corner, size: size, proposal: dimensions.proposal)
  }

  /// The frame in the parent's coordinates.
  @inlinable package var frame: Rect { Rect(origin: origin, size: size) }

  /// The same place in a parent of `width` that is read from right to left.
  @inlinable package func mirrored(in width: Double) -> Placement {
    var placement = self
    placement.origin.x = width - origin.x - size.width
    return placement
  }

  /// The size with its proposal, as guides are asked.
  @inlinable package var dimensions: Dimensions { Dimensions(size: size, proposal: proposal) }
}
