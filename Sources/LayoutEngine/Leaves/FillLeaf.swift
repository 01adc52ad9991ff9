/// What a colour, a shape or a resizable picture takes: all it is offered, and its natural size
/// where nothing is.
package struct FillLeaf: Hashable, Sendable {
  /// The size taken where nothing is offered.
  package var natural: Size

  package init(natural: Size = Size(width: Length.unspecified, height: Length.unspecified)) {
    self.natural = Size(
      width: Length.given(natural.width) ?? Length.unspecified,
      height: Length.given(natural.height) ?? Length.unspecified)
  }

  /// All of `proposal`.
  package func size(for proposal: Proposal) -> Size {
    proposal.replacingUnspecified(by: natural)
  }
}
