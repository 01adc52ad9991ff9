import LayoutEngine

/// How a window arranges what it shows: its content is offered the whole room, and stands in the
/// middle where it takes less or more. Several views stand one below the other.
struct RootRule: LayoutRule {
  func size(of children: some LayoutChildren, for proposal: Proposal) -> Size {
    proposal.replacingUnspecified(by: content(of: children).size(of: children, for: proposal))
  }

  func arrange(
    _ children: some LayoutChildren, in size: Size, for proposal: Proposal,
    place: (Int, Placement) -> Void
  ) {
    let rule = content(of: children)
    let content = rule.size(of: children, for: proposal)
    let corner = Point(
      x: (size.width - content.width) / 2, y: (size.height - content.height) / 2)
    rule.arrange(children, in: content, for: proposal) { child, placement in
      var placement = placement
      placement.origin = placement.origin + corner
      place(child, placement)
    }
  }

  /// What `children` take of `proposal`, apart from what is left of it.
  func contentSize(of children: some LayoutChildren, for proposal: Proposal) -> Size {
    content(of: children).size(of: children, for: proposal)
  }

  // A single view is spared the questions that a column asks to share its room.
  private func content(of children: some LayoutChildren) -> any LayoutRule {
    children.count == 1
      ? LayeredStack(alignment: .center) : Stack(.vertical, alignment: .horizontalCenter)
  }
}
