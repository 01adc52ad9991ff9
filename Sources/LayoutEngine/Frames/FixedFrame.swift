/// A frame of a fixed width, height, or both, around one child.
///
/// The child is offered the fixed lengths and may still choose others: it then overflows the frame
/// or leaves room in it, and the alignment says on which side. An invalid length counts as not given.
package struct FixedFrame: LayoutRule, Hashable, Sendable {
  /// The width of the frame, `nil` to take the child's.
  package var width: Double?
  /// The height of the frame, `nil` to take the child's.
  package var height: Double?
  /// Where the child goes in a frame of another size.
  package var alignment: GuidePair

  package init(width: Double?, height: Double?, alignment: GuidePair = .center) {
    self.width = Length.given(width)
    self.height = Length.given(height)
    self.alignment = alignment
  }

  package func size(of children: some LayoutChildren, for proposal: Proposal) -> Size {
    if let width, let height { return Size(width: width, height: height) }
    guard children.count > 0 else { return Size(width: width ?? 0, height: height ?? 0) }
    let chosen = children.dimensions(of: 0, for: limited(proposal)).size
    return Size(width: width ?? chosen.width, height: height ?? chosen.height)
  }

  package func saturatedSize(
    of children: some LayoutChildren, for proposal: Proposal, size: Size
  ) -> SaturatedSize? {
    if width != nil, height != nil { return SaturatedSize(size, from: .zero) }
    guard children.count > 0, let child = children.saturatedSize(of: 0),
      child.covers(limited(proposal))
    else { return nil }
    let room = Size(
      width: width == nil ? child.room.width : 0, height: height == nil ? child.room.height : 0)
    return SaturatedSize(size, from: room)
  }

  package func arrange(
    _ children: some LayoutChildren, in size: Size, for proposal: Proposal,
    place: (Int, Placement) -> Void
  ) {
    guard children.count > 0 else { return }
    place(0, children.placement(of: 0, for: limited(proposal), aligned: alignment, in: size))
  }

  private func limited(_ proposal: Proposal) -> Proposal {
    Proposal(width: width ?? proposal.width, height: height ?? proposal.height)
  }
}
