/// A grid of which only the lines in sight are made: the rule of lazy grids.
///
/// The extents it is given are those of lines, not of children. A line has cells, or one child alone.
package struct LazyGrid: Hashable, Sendable {
  /// The tracks and how cells are laid out in them.
  package let grid: TrackGrid
  /// The tracks with their places.
  package let columns: [GridColumn]
  /// The length across the grid.
  package let cross: Double

  /// Divides the length that `proposal` offers across the grid; do it once for a layout pass.
  package init(_ grid: TrackGrid, for proposal: Proposal) {
    self.grid = grid
    columns = grid.columns(in: proposal[grid.axis.cross])
    cross = grid.cross(of: columns, offered: proposal[grid.axis.cross])
  }

  /// The size, going by the lengths of lines known so far.
  package func size(_ extents: LazyExtents) -> Size {
    Size(extents.total, along: grid.axis, cross: cross)
  }

  /// How long a line of `cells` is along the axis.
  package func length(of cells: Range<Int>, _ children: some LayoutChildren) -> Double {
    grid.length(of: cells, children, in: columns)
  }

  /// Says where the `cells` of a line go that starts at `start`.
  package func arrange(
    _ cells: Range<Int>, at start: Double, of children: some LayoutChildren,
    place: (Int, Placement) -> Void
  ) {
    let length = grid.length(of: cells, children, in: columns)
    grid.arrange(
      cells, at: start, length: length, children, in: columns, cross: cross, place: place)
  }

  /// How long a line is along the axis that `child` has for itself.
  package func length(ofWhole child: Int, _ children: some LayoutChildren) -> Double {
    children.dimensions(of: child, for: wholeLine).size[grid.axis]
  }

  /// Says where `child` goes that has the line at `start` for itself.
  package func arrange(
    whole child: Int, at start: Double, of children: some LayoutChildren,
    place: (Int, Placement) -> Void
  ) {
    let axis = grid.axis
    let chosen = children.dimensions(of: child, for: wholeLine)
    let line = Size(chosen.size[axis], along: axis, cross: cross)
    let middle = children.defaultGuide(
      grid.alignment, of: nil, in: Dimensions(size: line, proposal: wholeLine))
    let origin = Point(
      start, along: axis, cross: middle - children.guide(grid.alignment, of: child, in: chosen))
    place(child, Placement(origin: origin, size: chosen.size, proposal: chosen.proposal))
  }

  /// What a child is offered that has a line for itself.
  private var wholeLine: Proposal { Proposal(nil, along: grid.axis, cross: cross) }
}
