/// Moves one child away from where it would be.
///
/// The parent keeps the child's size, place and guides, so nothing around it notices.
package struct Offset: LayoutRule, Hashable, Sendable {
  /// How far the child moves.
  package var distance: Point

  package init(_ distance: Point) {
    self.distance = Point(x: Length.distance(distance.x), y: Length.distance(distance.y))
  }

  package func size(of children: some LayoutChildren, for proposal: Proposal) -> Size {
    guard children.count > 0 else { return .zero }
    return children.dimensions(of: 0, for: proposal).size
  }

  package func saturatedSize(
    of children: some LayoutChildren, for proposal: Proposal, size: Size
  ) -> SaturatedSize? {
    children.count > 0 ? children.saturatedSize(of: 0) : nil
  }

  package func arrange(
    _ children: some LayoutChildren, in size: Size, for proposal: Proposal,
    place: (Int, Placement) -> Void
  ) {
    guard children.count > 0 else { return }
    let chosen = children.dimensions(of: 0, for: proposal)
    place(0, Placement(origin: distance, size: chosen.size, proposal: proposal))
  }

  package func explicitGuide(
    _ guide: Guide, of children: some LayoutChildren, in dimensions: Dimensions
  ) -> Double? {
    guard children.count > 0 else { return nil }
    return children.explicitGuide(guide, of: 0, in: dimensions)
  }
}
