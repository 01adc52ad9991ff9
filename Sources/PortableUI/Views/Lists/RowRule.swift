import LayoutEngine

/// How a row of a list is laid out: as wide as the list, at least as high as rows are, its content in
/// the middle of the height. Whatever else is in it lies behind the content.
struct RowRule: LayoutRule, Hashable {
  let insets: Insets
  let leastHeight: Double

  /// Whether the second of its children stands at the end, behind the content.
  var hasBadge = false

  func size(of children: some LayoutChildren, for proposal: Proposal) -> Size {
    guard children.count > 0 else { return .zero }
    let badge = badge(of: children)
    let content = children.dimensions(of: 0, for: inside(proposal.width, beside: badge)).size
    return Size(
      width: proposal.width
        ?? content.width + insets.leading + insets.trailing + room(for: badge),
      height: max(leastHeight, content.height + insets.top + insets.bottom))
  }

  func arrange(
    _ children: some LayoutChildren, in size: Size, for proposal: Proposal,
    place: (Int, Placement) -> Void
  ) {
    guard children.count > 0 else { return }
    let badge = badge(of: children)
    let content = children.dimensions(of: 0, for: inside(size.width, beside: badge))
    let room = size.height - insets.top - insets.bottom
    let origin = Point(
      x: insets.leading, y: insets.top + max(0, (room - content.size.height) / 2))
    place(0, Placement(origin: origin, size: content.size, proposal: content.proposal))
    if let badge {
      let corner = Point(
        x: size.width - insets.trailing - badge.size.width,
        y: (size.height - badge.size.height) / 2)
      place(1, Placement(origin: corner, size: badge.size, proposal: badge.proposal))
    }
    for child in (badge == nil ? 1 : 2)..<children.count {
      let other = children.dimensions(of: child, for: Proposal(size))
      place(child, Placement(origin: .zero, size: other.size, proposal: other.proposal))
    }
  }

  private func badge(of children: some LayoutChildren) -> Dimensions? {
    hasBadge && children.count > 1 ? children.dimensions(of: 1, for: .unspecified) : nil
  }

  private func room(for badge: Dimensions?) -> Double {
    badge.map { $0.size.width + Length.standardSpacing } ?? 0
  }

  private func inside(_ width: Double?, beside badge: Dimensions?) -> Proposal {
    let taken = insets.leading + insets.trailing + room(for: badge)
    return Proposal(width: width.map { max(0, $0 - taken) }, height: nil)
  }
}
