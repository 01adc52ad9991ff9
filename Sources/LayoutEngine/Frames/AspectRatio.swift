/// Offers one child a size of a given shape.
///
/// That is the largest of its shape that fits into the proposal, or the smallest that covers it.
/// What the child makes of the offer is its own affair.
package struct AspectRatio: LayoutRule, Hashable, Sendable {
  /// Whether the shape lies within the proposal or covers it.
  package enum Mode: UInt8, Hashable, Sendable {
    case fit
    case fill
  }

  /// Width divided by height; `nil` takes the child's own, of its ideal size.
  package var ratio: Double?
  /// Whether the shape lies within the proposal or covers it.
  package var mode: Mode

  /// A ratio that is not a finite number above 0 counts as not given.
  package init(_ ratio: Double?, mode: Mode) {
    self.ratio = ratio.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
    self.mode = mode
  }

  package func size(of children: some LayoutChildren, for proposal: Proposal) -> Size {
    guard children.count > 0 else { return .zero }
    return children.dimensions(of: 0, for: shaped(proposal, children)).size
  }

  package func arrange(
    _ children: some LayoutChildren, in size: Size, for proposal: Proposal,
    place: (Int, Placement) -> Void
  ) {
    guard children.count > 0 else { return }
    let offered = shaped(proposal, children)
    place(0, children.placement(of: 0, for: offered, aligned: .center, in: size))
  }

  private func shaped(_ proposal: Proposal, _ children: some LayoutChildren) -> Proposal {
    var ideal = Size.zero
    if ratio == nil || proposal == .unspecified {
      ideal = children.dimensions(of: 0, for: .unspecified).size
    }
    let ratio = self.ratio ?? ideal.width / ideal.height
    // A child without extent has no shape to keep.
    guard ratio.isFinite, ratio > 0 else { return proposal }
    switch (proposal.width, proposal.height) {
    case (nil, nil): return shaped(ideal, ratio)
    case (let width?, nil): return Proposal(width: width, height: width / ratio)
    case (nil, let height?): return Proposal(width: height * ratio, height: height)
    case (let width?, let height?):
      return shaped(Size(width: width, height: height), ratio)
    }
  }

  private func shaped(_ room: Size, _ ratio: Double) -> Proposal {
    let isWiderThanRoom = ratio * room.height > room.width
    if isWiderThanRoom == (mode == .fit) {
      return Proposal(width: room.width, height: room.width / ratio)
    }
    return Proposal(width: room.height * ratio, height: room.height)
  }
}
