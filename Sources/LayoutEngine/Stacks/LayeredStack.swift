/// Children one above another in depth, all aligned to the same two lines.
///
/// Each is offered what the stack was offered. The stack is as large as the union of its aligned
/// children, and where priorities differ only the children of the highest one count: the others are
/// offered the size those made, which puts a colour behind a text without stretching it.
package struct LayeredStack: LayoutRule, Hashable, Sendable {
  /// The lines that all children share.
  package var alignment: GuidePair

  package init(alignment: GuidePair = .center) {
    self.alignment = alignment
  }

  package func size(of children: some LayoutChildren, for proposal: Proposal) -> Size {
    let extents = self.extents(of: children, for: proposal)
    return Size(width: extents.x.length, height: extents.y.length)
  }

  package func arrange(
    _ children: some LayoutChildren, in size: Size, for proposal: Proposal,
    place: (Int, Placement) -> Void
  ) {
    let highest = highestPriority(of: children)
    let extents = self.extents(of: children, for: proposal)
    for child in 0..<children.count {
      let leads = rank(of: child, children) >= highest
      let offered = leads ? proposal : Proposal(size)
      let dimensions = children.dimensions(of: child, for: offered)
      let origin = Point(
        x: extents.x.line - children.guide(alignment.horizontal, of: child, in: dimensions),
        y: extents.y.line - children.guide(alignment.vertical, of: child, in: dimensions))
      place(child, Placement(origin: origin, size: dimensions.size, proposal: offered))
    }
  }

  private func extents(
    of children: some LayoutChildren, for proposal: Proposal
  ) -> (x: AlignedExtent, y: AlignedExtent) {
    let highest = highestPriority(of: children)
    var extents = (x: AlignedExtent(), y: AlignedExtent())
    for child in 0..<children.count where rank(of: child, children) >= highest {
      let dimensions = children.dimensions(of: child, for: proposal)
      let x = children.guide(alignment.horizontal, of: child, in: dimensions)
      let y = children.guide(alignment.vertical, of: child, in: dimensions)
      extents.x.add(dimensions.size.width, guide: x)
      extents.y.add(dimensions.size.height, guide: y)
    }
    return extents
  }

  private func highestPriority(of children: some LayoutChildren) -> Double {
    var highest = -Double.infinity
    for child in 0..<children.count {
      highest = max(highest, rank(of: child, children))
    }
    return highest
  }

  /// A spacer goes last in a row or a column, but in depth there is no last: it fills like others.
  private func rank(of child: Int, _ children: some LayoutChildren) -> Double {
    let priority = children.priority(of: child)
    return priority > Spacer.priority ? priority : 0
  }
}
