/// Takes all it is offered and puts its children at the top leading corner.
///
/// The rule of a geometry reader: each child is offered all of it, and no guide of a child is seen
/// outside.
package struct GeometryRule: LayoutRule, Hashable, Sendable {
  package init() {}

  package func size(of children: some LayoutChildren, for proposal: Proposal) -> Size {
    FillLeaf().size(for: proposal)
  }

  package func arrange(
    _ children: some LayoutChildren, in size: Size, for proposal: Proposal,
    place: (Int, Placement) -> Void
  ) {
    for child in 0..<children.count {
      let chosen = children.dimensions(of: child, for: Proposal(size))
      place(child, Placement(origin: .zero, size: chosen.size, proposal: chosen.proposal))
    }
  }

  package func explicitGuide(
    _ guide: Guide, of children: some LayoutChildren, in dimensions: Dimensions
  ) -> Double? {
    nil
  }
}
