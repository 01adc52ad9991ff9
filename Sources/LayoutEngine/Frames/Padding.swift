/// Free space around one child.
///
/// The insets are taken off the proposal and added to the child's size; an unspecified or infinite
/// proposal stays what it is. Negative insets let the child reach beyond its parent.
package struct Padding: LayoutRule, Hashable, Sendable {
  /// The space at each edge.
  package var insets: Insets

  package init(_ insets: Insets) {
    self.insets = Insets(
      top: Length.distance(insets.top), leading: Length.distance(insets.leading),
      bottom: Length.distance(insets.bottom), trailing: Length.distance(insets.trailing))
  }

  package func size(of children: some LayoutChildren, for proposal: Proposal) -> Size {
    var size = Size.zero
    if children.count > 0 {
      size = children.dimensions(of: 0, for: inside(proposal)).size
    }
    return Size(
      width: max(0, size.width + insets.total(along: .horizontal)),
      height: max(0, size.height + insets.total(along: .vertical)))
  }

  package func saturatedSize(
    of children: some LayoutChildren, for proposal: Proposal, size: Size
  ) -> SaturatedSize? {
    guard children.count > 0, let child = children.saturatedSize(of: 0),
      child.covers(inside(proposal))
    else { return nil }
    // A child that needs nothing gets as much of every room, however small.
    func room(_ axis: LayoutAxis) -> Double {
      child.room[axis] == 0 ? 0 : child.room[axis] + insets.total(along: axis) + SaturatedSize.slack
    }
    return SaturatedSize(
      size, from: Size(width: max(0, room(.horizontal)), height: max(0, room(.vertical))))
  }

  package func arrange(
    _ children: some LayoutChildren, in size: Size, for proposal: Proposal,
    place: (Int, Placement) -> Void
  ) {
    guard children.count > 0 else { return }
    let chosen = children.dimensions(of: 0, for: inside(proposal))
    let origin = Point(x: insets.leading, y: insets.top)
    place(0, Placement(origin: origin, size: chosen.size, proposal: chosen.proposal))
  }

  private func inside(_ proposal: Proposal) -> Proposal {
    Proposal(
      width: proposal.width.map { $0 - insets.total(along: .horizontal) },
      height: proposal.height.map { $0 - insets.total(along: .vertical) })
  }
}
