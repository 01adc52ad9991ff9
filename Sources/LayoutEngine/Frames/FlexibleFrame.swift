/// A frame with limits around one child.
package struct FlexibleFrame: LayoutRule, Hashable, Sendable {
  /// The limits of the width.
  package var width: Limits
  /// The limits of the height.
  package var height: Limits
  /// Where the child goes in a frame of another size.
  package var alignment: GuidePair

  package init(width: Limits, height: Limits, alignment: GuidePair = .center) {
    self.width = width
    self.height = height
    self.alignment = alignment
  }

  package func size(of children: some LayoutChildren, for proposal: Proposal) -> Size {
    let chosen: Size
    if children.count > 0 {
      chosen = children.dimensions(of: 0, for: offer(for: proposal, children)).size
    } else {
      chosen = .zero
    }
    return Size(
      width: width.length(for: proposal.width, chosen: chosen.width),
      height: height.length(for: proposal.height, chosen: chosen.height))
  }

  package func arrange(
    _ children: some LayoutChildren, in size: Size, for proposal: Proposal,
    place: (Int, Placement) -> Void
  ) {
    guard children.count > 0 else { return }
    let offered = offer(for: proposal, children)
    place(0, children.placement(of: 0, for: offered, aligned: alignment, in: size))
  }

  /// What the child is offered.
  ///
  /// Where neither a proposal nor an ideal length says, the child is asked for its own, and hears of
  /// a limit only if that lies beyond it: a colour in a scroll view's column fills the frame's least
  /// height, a text that fits keeps its one line.
  private func offer(for proposal: Proposal, _ children: some LayoutChildren) -> Proposal {
    var offer = Proposal(
      width: width.offer(for: proposal.width), height: height.offer(for: proposal.height))
    let limitsWidth = offer.width == nil && (width.least != nil || width.most != nil)
    let limitsHeight = offer.height == nil && (height.least != nil || height.most != nil)
    guard limitsWidth || limitsHeight else { return offer }
    let chosen = children.dimensions(of: 0, for: offer).size
    if limitsWidth, width.clamp(chosen.width) != chosen.width {
      offer.width = width.clamp(chosen.width)
    }
    if limitsHeight, height.clamp(chosen.height) != chosen.height {
      offer.height = height.clamp(chosen.height)
    }
    return offer
  }
}
