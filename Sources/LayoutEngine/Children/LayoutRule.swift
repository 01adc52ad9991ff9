/// How a parent sizes itself around its children and where it puts them: a stack, a frame, padding.
///
/// A rule is a plain value without memory. The same rule, children and proposal give the same
/// frames, however often and in whatever order it is asked.
package protocol LayoutRule {
  /// The size the parent chooses for `proposal`.
  func size(of children: some LayoutChildren, for proposal: Proposal) -> Size

  /// From which room on the parent chooses `size` and everything in it lies where it lies, where
  /// that can be told. `size` is what it has just chosen for `proposal`.
  func saturatedSize(of children: some LayoutChildren, for proposal: Proposal, size: Size)
    -> SaturatedSize?

  /// Says where each child goes in a parent that chose `size` for `proposal`, in the order of the
  /// children. A child that is not shown is not mentioned.
  func arrange(
    _ children: some LayoutChildren, in size: Size, for proposal: Proposal,
    place: (_ child: Int, _ placement: Placement) -> Void)

  /// Where the children put `guide` in the parent, `nil` where none of them does.
  func explicitGuide(
    _ guide: Guide, of children: some LayoutChildren, in dimensions: Dimensions
  ) -> Double?

  /// The distances the parent would like to keep from its neighbours.
  func spacing(of children: some LayoutChildren) -> Spacing
}

extension LayoutRule {
  package func saturatedSize(
    of children: some LayoutChildren, for proposal: Proposal, size: Size
  ) -> SaturatedSize? { nil }

  package func explicitGuide(
    _ guide: Guide, of children: some LayoutChildren, in dimensions: Dimensions
  ) -> Double? {
    var merged = MergedGuide(guide)
    arrange(children, in: dimensions.size, for: dimensions.proposal) { child, placement in
      let value = children.explicitGuide(guide, of: child, in: placement.dimensions)
      if let value { merged.add(Length.distance(value) + placement.origin[guide.axis]) }
    }
    return merged.value
  }

  package func spacing(of children: some LayoutChildren) -> Spacing {
    guard children.count > 0 else { return .standard }
    var spacing = children.spacing(of: 0)
    for child in 1..<max(1, children.count) {
      spacing = spacing.union(children.spacing(of: child))
    }
    return spacing
  }
}
