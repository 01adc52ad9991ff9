/// Children one after another along an axis: the rule behind horizontal and vertical stacks.
///
/// The room is shared in this order. The spacing is set aside. Children of higher priority go
/// before those of lower priority, who are first promised the least they need. Among equals the
/// least flexible goes first; each is offered an equal part of what is left, and whatever it does
/// not take is left for the next. Without a length to share, each child is asked for its ideal one.
package struct Stack: LayoutRule, Hashable, Sendable {
  /// The direction in which the children follow each other.
  package var axis: LayoutAxis
  /// The line that all children share across the axis.
  package var alignment: Guide
  /// The distance between neighbours; `nil` asks the neighbours.
  package var spacing: Double?

  package init(_ axis: LayoutAxis, alignment: Guide, spacing: Double? = nil) {
    self.axis = axis
    self.alignment = alignment
    self.spacing = Length.optionalDistance(spacing)
  }

  package func size(of children: some LayoutChildren, for proposal: Proposal) -> Size {
    withShares(of: children, for: proposal) { shares in
      let length = shares.reduce(0) { $0 + $1.size[axis] + $1.gap }
      return Size(max(0, length), along: axis, cross: align(shares, children).length)
    }
  }

  package func saturatedSize(
    of children: some LayoutChildren, for proposal: Proposal, size: Size
  ) -> SaturatedSize? {
    var need = EqualNeed()
    var cross = 0.0
    for child in 0..<children.count {
      guard let saturated = children.saturatedSize(of: child) else { return nil }
      need.add(saturated, along: axis)
      cross = max(cross, saturated.room[axis.cross])
    }
    let count = Double(children.count)
    let main =
      need.part == 0 ? 0 : (need.part + SaturatedSize.slack) * count + gaps(between: children)
    let saturated = SaturatedSize(size, from: Size(max(0, main), along: axis, cross: cross))
    return saturated.covers(proposal) ? saturated : nil
  }

  package func arrange(
    _ children: some LayoutChildren, in size: Size, for proposal: Proposal,
    place: (Int, Placement) -> Void
  ) {
    withShares(of: children, for: proposal) { shares in
      settleCross(shares, children, size, proposal)
      let line = align(shares, children).line
      var main = 0.0
      for child in shares.indices {
        let share = shares[child]
        let origin = Point(main, along: axis, cross: line - share.guide)
        place(child, Placement(origin: origin, size: share.size, proposal: share.proposal))
        main += share.size[axis] + share.gap
      }
    }
  }

  package func explicitGuide(
    _ guide: Guide, of children: some LayoutChildren, in dimensions: Dimensions
  ) -> Double? {
    // Each child is asked once, and for no guide that does not matter: stacks nest, and two questions
    // on every floor would be a million on the twentieth.
    withShares(of: children, for: dimensions.proposal) { shares in
      settleCross(shares, children, dimensions.size, dimensions.proposal)
      let isAlignedAcross = guide.axis != axis
      let line = isAlignedAcross ? align(shares, children).line : 0
      var merged = MergedGuide(guide)
      var main = 0.0
      for child in shares.indices {
        let share = shares[child]
        if guide == alignment {
          if share.isGuideExplicit { merged.add(line) }
        } else if let value = children.explicitGuide(guide, of: child, in: share.dimensions) {
          let origin = isAlignedAcross ? line - share.guide : main
          merged.add(origin + Length.distance(value))
        }
        main += share.size[axis] + share.gap
      }
      return merged.value
    }
  }

  package func spacing(of children: some LayoutChildren) -> Spacing {
    guard children.count > 0 else { return .standard }
    let first = children.spacing(of: 0)
    var spacing = first
    var last = first
    for child in 1..<max(1, children.count) {
      last = children.spacing(of: child)
      spacing = spacing.union(last)
    }
    spacing[start: axis] = first[start: axis]
    spacing[end: axis] = last[end: axis]
    return spacing
  }

  private func gaps(between children: some LayoutChildren) -> Double {
    if let spacing { return spacing * Double(max(0, children.count - 1)) }
    var gaps = 0.0
    for child in 1..<max(1, children.count) {
      let wish = children.spacing(of: child - 1)
      gaps += wish.distance(to: children.spacing(of: child), along: axis)
    }
    return gaps
  }

  /// Without a proposal across the axis, the stack's own cross length stands in once it is known:
  /// so a divider in a row of ideal height is as high as the row, and buttons that stretch in a
  /// column of ideal width are all as wide as the widest.
  private func settleCross(
    _ shares: StackShares, _ children: some LayoutChildren, _ size: Size, _ proposal: Proposal
  ) {
    guard proposal[axis.cross] == nil, size[axis.cross] < .infinity else { return }
    for child in shares.indices {
      shares[child].proposal[axis.cross] = size[axis.cross]
      shares[child].size = children.dimensions(of: child, for: shares[child].proposal).size
    }
  }

  /// Finds each child's alignment guide, and the extent of all when those lie on one line.
  private func align(_ shares: StackShares, _ children: some LayoutChildren) -> AlignedExtent {
    var extent = AlignedExtent()
    let isAsked = children.mayPut(alignment)
    for child in shares.indices {
      let dimensions = shares[child].dimensions
      let explicit = isAsked ? children.explicitGuide(alignment, of: child, in: dimensions) : nil
      shares[child].isGuideExplicit = explicit != nil
      shares[child].guide =
        explicit.map(Length.distance)
        ?? children.defaultGuide(alignment, of: child, in: dimensions)
      extent.add(dimensions.size[axis.cross], guide: shares[child].guide)
    }
    return extent
  }
}
