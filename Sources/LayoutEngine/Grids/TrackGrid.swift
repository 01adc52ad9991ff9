/// Children in lines of cells: the rule of vertical and horizontal grids.
///
/// The tracks divide the length across the grid. Children fill a line's cells in order, then the
/// next line; each is offered its track's length and nothing along the axis, and a line is as long
/// as its longest cell. Every line can be asked for alone, so a lazy grid measures only what it shows.
package struct TrackGrid: LayoutRule, Hashable, Sendable {
  /// The direction in which the lines follow each other.
  package var axis: LayoutAxis
  /// The tracks as written down.
  package var tracks: [GridTrack]
  /// Where the tracks go when they do not fill the grid across.
  package var alignment: Guide
  /// The distance between lines.
  package var spacing: Double

  package init(_ axis: LayoutAxis, tracks: [GridTrack], alignment: Guide, spacing: Double? = nil) {
    self.axis = axis
    self.tracks = tracks
    self.alignment = alignment
    self.spacing = Length.optionalDistance(spacing) ?? Length.standardSpacing
  }

  /// The tracks with their places when `length` is offered across the grid.
  package func columns(in length: Double?) -> [GridColumn] {
    GridTrack.columns(of: tracks, in: length)
  }

  /// The length across the grid: all that is offered, and more where the tracks need it.
  package func cross(of columns: [GridColumn], offered: Double?) -> Double {
    let needed = columns.last.map { $0.start + $0.length } ?? 0
    return max(0, max(needed, offered ?? 0))
  }

  /// How many lines `count` children make.
  package static func lines(of count: Int, in columns: [GridColumn]) -> Int {
    columns.isEmpty ? 0 : (count + columns.count - 1) / columns.count
  }

  /// The children in `line`.
  package static func cells(in line: Int, of count: Int, _ columns: [GridColumn]) -> Range<Int> {
    let first = min(count, line * columns.count)
    return first..<min(count, first + columns.count)
  }

  /// How long a line of `cells` is along the axis: as long as the longest of them.
  package func length(
    of cells: Range<Int>, _ children: some LayoutChildren, in columns: [GridColumn]
  ) -> Double {
    cells.reduce(0) { longest, cell in
      let offered = offer(columns[cell - cells.lowerBound])
      return max(longest, children.dimensions(of: cell, for: offered).size[axis])
    }
  }

  /// Says where the `cells` of a line go when it starts at `start` and is `length` long.
  package func arrange(
    _ cells: Range<Int>, at start: Double, length: Double, _ children: some LayoutChildren,
    in columns: [GridColumn], cross: Double, place: (Int, Placement) -> Void
  ) {
    let margin = margin(of: columns, in: cross, children)
    for cell in cells {
      let column = columns[cell - cells.lowerBound]
      let box = Size(length, along: axis, cross: column.length)
      let inBox = children.placement(
        of: cell, for: offer(column), aligned: column.alignment, in: box)
      let corner = Point(start, along: axis, cross: margin + column.start)
      let origin = corner + inBox.origin
      place(cell, Placement(origin: origin, size: inBox.size, proposal: inBox.proposal))
    }
  }

  package func size(of children: some LayoutChildren, for proposal: Proposal) -> Size {
    let columns = columns(in: proposal[axis.cross])
    let lines = TrackGrid.lines(of: children.count, in: columns)
    var length = spacing * Double(max(0, lines - 1))
    for line in 0..<lines {
      let cells = TrackGrid.cells(in: line, of: children.count, columns)
      length += self.length(of: cells, children, in: columns)
    }
    let cross = cross(of: columns, offered: proposal[axis.cross])
    return Size(max(0, length), along: axis, cross: cross)
  }

  package func arrange(
    _ children: some LayoutChildren, in size: Size, for proposal: Proposal,
    place: (Int, Placement) -> Void
  ) {
    let columns = columns(in: proposal[axis.cross])
    var start = 0.0
    for line in 0..<TrackGrid.lines(of: children.count, in: columns) {
      let cells = TrackGrid.cells(in: line, of: children.count, columns)
      let length = length(of: cells, children, in: columns)
      arrange(
        cells, at: start, length: length, children, in: columns, cross: size[axis.cross],
        place: place)
      start += length + spacing
    }
  }

  private func offer(_ column: GridColumn) -> Proposal {
    Proposal(nil, along: axis, cross: column.length)
  }

  private func margin(
    of columns: [GridColumn], in cross: Double, _ children: some LayoutChildren
  ) -> Double {
    func line(_ length: Double) -> Double {
      let size = Size(0, along: axis, cross: length)
      let bounds = Dimensions(size: size, proposal: Proposal(size))
      return children.defaultGuide(alignment, of: nil, in: bounds)
    }
    return line(cross) - line(self.cross(of: columns, offered: nil))
  }
}
