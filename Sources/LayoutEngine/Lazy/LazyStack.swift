/// Rows one after another of which only those in sight are made: the rule of lazy stacks.
///
/// It differs from ``Stack`` where laziness asks for it: rows are offered no length along the axis
/// and never share one, the stack takes all it is offered across the axis, and rows not in sight
/// count with their estimated length. Only the rows it is asked about are measured.
package struct LazyStack: Hashable, Sendable {
  /// The direction in which the rows follow each other.
  package var axis: LayoutAxis
  /// Where a row goes across the axis.
  package var alignment: Guide

  package init(_ axis: LayoutAxis, alignment: Guide) {
    self.axis = axis
    self.alignment = alignment
  }

  /// The size for `proposal`, with `widest` the greatest cross length among the rows measured.
  package func size(_ extents: LazyExtents, for proposal: Proposal, widest: Double = 0) -> Size {
    Size(extents.total, along: axis, cross: proposal[axis.cross] ?? widest)
  }

  /// How long `row` is along the axis.
  package func length(
    of row: Int, _ children: some LayoutChildren, for proposal: Proposal
  ) -> Double {
    children.dimensions(of: row, for: offer(proposal)).size[axis]
  }

  /// Says where the given rows go in a stack that is `size` large.
  package func arrange(
    _ rows: Range<Int>, of children: some LayoutChildren, in size: Size, for proposal: Proposal,
    extents: LazyExtents, place: (Int, Placement) -> Void
  ) {
    guard !rows.isEmpty else { return }
    let bounds = Dimensions(size: size, proposal: proposal)
    let line = children.defaultGuide(alignment, of: nil, in: bounds)
    var main = extents.offset(of: rows.lowerBound)
    for row in rows {
      let chosen = children.dimensions(of: row, for: offer(proposal))
      let cross = line - children.guide(alignment, of: row, in: chosen)
      let origin = Point(main, along: axis, cross: cross)
      place(row, Placement(origin: origin, size: chosen.size, proposal: chosen.proposal))
      main += chosen.size[axis] + extents.spacing
    }
  }

  private func offer(_ proposal: Proposal) -> Proposal {
    Proposal(nil, along: axis, cross: proposal[axis.cross])
  }
}
