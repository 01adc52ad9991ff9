import LayoutEngine

/// Leaves a view the room it has, and shows it where another view is.
struct MatchedRule: LayoutRule, Hashable {
  /// Where the other view is, in the room of this one.
  let target: Rect
  let properties: MatchedGeometryProperties
  let anchorX: Double
  let anchorY: Double

  func size(of children: some LayoutChildren, for proposal: Proposal) -> Size {
    children.count > 0 ? children.dimensions(of: 0, for: proposal).size : .zero
  }

  func arrange(
    _ children: some LayoutChildren, in size: Size, for proposal: Proposal,
    place: (Int, Placement) -> Void
  ) {
    guard children.count > 0 else { return }
    let offer = properties.contains(.size) ? Proposal(target.size) : proposal
    let frame =
      properties.contains(.position) ? target : Rect(origin: .zero, size: size)
    let point = Point(
      x: frame.minX + anchorX * frame.size.width, y: frame.minY + anchorY * frame.size.height)
    place(
      0,
      Placement(
        children.dimensions(of: 0, for: offer), at: point, anchorX: anchorX, anchorY: anchorY))
  }
}
