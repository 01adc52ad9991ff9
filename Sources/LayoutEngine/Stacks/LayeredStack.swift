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
    Size(
      width: extent(along: .horizontal, of: children, for: proposal).length,
      height: extent(along: .vertical, of: children, for: proposal).length)
  }

  package func saturatedSize(
    of children: some LayoutChildren, for proposal: Proposal, size: Size
  ) -> SaturatedSize? {
    let highest = highestPriority(of: children)
    var room = Size.zero
    for child in 0..<children.count where rank(of: child, children) >= highest {
      guard let saturated = children.saturatedSize(of: child), saturated.covers(proposal) else {
        return nil
      }
      room = Size(
        width: max(room.width, saturated.room.width),
        height: max(room.height, saturated.room.height))
    }
    return SaturatedSize(size, from: room)
  }

  package func arrange(
    _ children: some LayoutChildren, in size: Size, for proposal: Proposal,
    place: (Int, Placement) -> Void
  ) {
    let line = Point(
      x: extent(along: .horizontal, of: children, for: proposal).line,
      y: extent(along: .vertical, of: children, for: proposal).line)
    let highest = highestPriority(of: children)
    for child in 0..<children.count {
      let isLeading = rank(of: child, children) >= highest
      let chosen = children.dimensions(of: child, for: isLeading ? proposal : Proposal(size))
      let guide = Point(
        x: children.guide(alignment.horizontal, of: child, in: chosen),
        y: children.guide(alignment.vertical, of: child, in: chosen))
      let placement = Placement(
        origin: line - guide, size: chosen.size, proposal: chosen.proposal)
      place(child, placement)
    }
  }

  /// The extent of the children that count, aligned along one axis.
  private func extent(
    along axis: LayoutAxis, of children: some LayoutChildren, for proposal: Proposal
  ) -> AlignedExtent {
    let highest = highestPriority(of: children)
    var extent = AlignedExtent()
    for child in 0..<children.count where rank(of: child, children) >= highest {
      let chosen = children.dimensions(of: child, for: proposal)
      let guide = children.guide(alignment[axis], of: child, in: chosen)
      extent.add(chosen.size[axis], guide: guide)
    }
    return extent
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
    return priority > SpacerLeaf.priority ? priority : 0
  }
}
