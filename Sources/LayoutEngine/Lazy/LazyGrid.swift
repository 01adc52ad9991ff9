/// A grid of which only the lines in sight are made: the rule of lazy grids.
///
/// The extents it is given are those of lines, not of children.
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

  /// How many lines `count` children make.
  package func lines(of count: Int) -> Int {
    TrackGrid.lines(of: count, in: columns)
  }

  /// The children in `lines`, of `count` altogether.
  package func cells(in lines: Range<Int>, of count: Int) -> Range<Int> {
    guard let first = lines.first, let last = lines.last else { return 0..<0 }
    let start = TrackGrid.cells(in: first, of: count, columns).lowerBound
    return start..<TrackGrid.cells(in: last, of: count, columns).upperBound
  }

  /// How long `line` is along the axis.
  package func length(of line: Int, _ children: some LayoutChildren) -> Double {
    grid.length(of: line, children, in: columns)
  }

  /// Says where the cells of `lines` go.
  package func arrange(
    _ lines: Range<Int>, of children: some LayoutChildren, extents: LazyExtents,
    place: (Int, Placement) -> Void
  ) {
    guard let first = lines.first else { return }
    var start = extents.offset(of: first)
    for line in lines {
      let length = grid.length(of: line, children, in: columns)
      grid.arrange(
        line: line, at: start, length: length, children, in: columns, cross: cross, place: place)
      start += length + extents.spacing
    }
  }
}
