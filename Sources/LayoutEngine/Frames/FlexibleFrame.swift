/// The limits of a flexible frame in one direction: least, ideal and most, each optional.
package struct Limits: Hashable, Sendable {
  /// The frame is never shorter.
  package let least: Double?
  /// What the child is offered where nothing is proposed.
  package let ideal: Double?
  /// The frame is never longer; with infinity it takes all it is offered.
  package let most: Double?

  /// Limits in rising order; one that contradicts a smaller one is raised to it.
  package init(least: Double? = nil, ideal: Double? = nil, most: Double? = nil) {
    let least = Length.given(least)
    let ideal = Length.given(ideal).map { max($0, least ?? 0) }
    self.least = least
    self.ideal = ideal
    self.most = Length.limit(most).map { max($0, ideal ?? least ?? 0) }
  }

  /// `length` kept between least and most.
  func clamp(_ length: Double) -> Double {
    min(max(length, least ?? 0), most ?? .infinity)
  }

  /// What the child is offered when the frame is: the ideal length where nothing is.
  func offer(for proposed: Double?) -> Double? {
    (proposed ?? ideal).map(clamp)
  }

  /// The frame's length when `proposed` is offered and the child chose `chosen`.
  ///
  /// With both limits the frame takes what it is offered. With one it takes the child's length, but
  /// gives way to a proposal on the limited side: a least length lets the frame be shorter than its
  /// child, a most length lets it be longer. With none it is as long as its child.
  func length(for proposed: Double?, chosen: Double) -> Double {
    let low = least ?? min(chosen, most ?? .infinity)
    let high = most ?? max(chosen, least ?? 0)
    return min(max(proposed ?? ideal ?? chosen, low), high)
  }
}

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
