/// Takes all the room there is and puts the centre of one child at a point of it.
package struct Position: LayoutRule, Hashable, Sendable {
  /// Where the child's centre goes.
  package var center: Point

  package init(_ center: Point) {
    self.center = Point(x: Length.distance(center.x), y: Length.distance(center.y))
  }

  package func size(of children: some LayoutChildren, for proposal: Proposal) -> Size {
    FillLeaf().size(for: proposal)
  }

  package func arrange(
    _ children: some LayoutChildren, in size: Size, for proposal: Proposal,
    place: (Int, Placement) -> Void
  ) {
    guard children.count > 0 else { return }
    let chosen = children.dimensions(of: 0, for: proposal)
    place(0, Placement(chosen, at: center, anchorX: 0.5, anchorY: 0.5))
  }

  package func explicitGuide(
    _ guide: Guide, of children: some LayoutChildren, in dimensions: Dimensions
  ) -> Double? {
    nil
  }
}
