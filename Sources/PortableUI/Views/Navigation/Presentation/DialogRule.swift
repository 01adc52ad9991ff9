import LayoutEngine

/// How a question arranges what is in it: one below the other, as wide as a phone's.
///
/// A desktop with dialogs of its own arranges them itself.
struct DialogRule: LayoutRule, Hashable {
  private static let width = 300.0
  private static let margin = 16.0
  private static let spacing = 8.0
  private static let offer = Proposal(width: width - 2 * margin, height: nil)

  func size(of children: some LayoutChildren, for proposal: Proposal) -> Size {
    let heights = (0..<children.count).map { children.measure($0, for: Self.offer).height }
    let height = heights.reduce(2 * Self.margin - Self.spacing) { $0 + $1 + Self.spacing }
    return Size(width: Self.width, height: max(height, 2 * Self.margin))
  }

  func arrange(
    _ children: some LayoutChildren, in size: Size, for proposal: Proposal,
    place: (Int, Placement) -> Void
  ) {
    var y = Self.margin
    for child in 0..<children.count {
      let chosen = children.measure(child, for: Self.offer)
      let origin = Point(x: (size.width - chosen.width) / 2, y: y)
      place(child, Placement(origin: origin, size: chosen, proposal: Self.offer))
      y += chosen.height + Self.spacing
    }
  }
}
