/// Lets one child be as large as it likes best in the given directions, whatever is proposed.
///
/// The rule behind `fixedSize`: the child may overflow its surroundings.
package struct IdealSize: LayoutRule, Hashable, Sendable {
  /// The directions in which the proposal is withheld.
  package var axes: LayoutAxes

  package init(_ axes: LayoutAxes = [.horizontal, .vertical]) {
    self.axes = axes
  }

  package func size(of children: some LayoutChildren, for proposal: Proposal) -> Size {
    guard children.count > 0 else { return .zero }
    return children.dimensions(of: 0, for: withheld(proposal)).size
  }

  package func saturatedSize(
    of children: some LayoutChildren, for proposal: Proposal, size: Size
  ) -> SaturatedSize? {
    if axes == [.horizontal, .vertical] { return SaturatedSize(size, from: .zero) }
    guard children.count > 0, let child = children.saturatedSize(of: 0),
      child.covers(withheld(proposal))
    else { return nil }
    let room = Size(
      width: axes.contains(LayoutAxis.horizontal) ? 0 : child.room.width,
      height: axes.contains(LayoutAxis.vertical) ? 0 : child.room.height)
    return SaturatedSize(size, from: room)
  }

  package func arrange(
    _ children: some LayoutChildren, in size: Size, for proposal: Proposal,
    place: (Int, Placement) -> Void
  ) {
    guard children.count > 0 else { return }
    let offered = withheld(proposal)
    place(0, children.placement(of: 0, for: offered, aligned: .center, in: size))
  }

  private func withheld(_ proposal: Proposal) -> Proposal {
    Proposal(
      width: axes.contains(LayoutAxis.horizontal) ? nil : proposal.width,
      height: axes.contains(LayoutAxis.vertical) ? nil : proposal.height)
  }
}
