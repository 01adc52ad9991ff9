/// A main child with others laid over or under it: overlays and backgrounds.
///
/// The first child is the main one. It alone gives the parent its size and guides; every other is
/// offered exactly that size and aligned with it, and may be larger or smaller without anyone
/// noticing. Whether it is drawn over or under is not a matter of layout.
package struct Layering: LayoutRule, Hashable, Sendable {
  /// The lines that the others share with the main child.
  package var alignment: GuidePair

  package init(alignment: GuidePair = .center) {
    self.alignment = alignment
  }

  package func size(of children: some LayoutChildren, for proposal: Proposal) -> Size {
    guard children.count > 0 else { return .zero }
    return children.dimensions(of: 0, for: proposal).size
  }

  package func saturatedSize(
    of children: some LayoutChildren, for proposal: Proposal, size: Size
  ) -> SaturatedSize? {
    children.count > 0 ? children.saturatedSize(of: 0) : nil
  }

  package func arrange(
    _ children: some LayoutChildren, in size: Size, for proposal: Proposal,
    place: (Int, Placement) -> Void
  ) {
    guard children.count > 0 else { return }
    let main = children.dimensions(of: 0, for: proposal)
    place(0, Placement(origin: .zero, size: main.size, proposal: proposal))
    let line = Point(
      x: children.guide(alignment.horizontal, of: 0, in: main),
      y: children.guide(alignment.vertical, of: 0, in: main))
    for child in 1..<children.count {
      let other = children.dimensions(of: child, for: Proposal(main.size))
      let guide = Point(
        x: children.guide(alignment.horizontal, of: child, in: other),
        y: children.guide(alignment.vertical, of: child, in: other))
      place(
        child, Placement(origin: line - guide, size: other.size, proposal: other.proposal))
    }
  }

  package func explicitGuide(
    _ guide: Guide, of children: some LayoutChildren, in dimensions: Dimensions
  ) -> Double? {
    guard children.count > 0 else { return nil }
    return children.explicitGuide(guide, of: 0, in: dimensions)
  }

  package func spacing(of children: some LayoutChildren) -> Spacing {
    children.count > 0 ? children.spacing(of: 0) : .standard
  }
}
