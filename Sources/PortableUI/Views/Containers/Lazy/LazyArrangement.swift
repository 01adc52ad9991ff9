import LayoutEngine

/// How a lazy container arranges its rows.
enum LazyArrangement: Equatable {
  case stack(LazyStack, spacing: Double)
  case grid(TrackGrid)

  static func stack(_ stack: LazyStack, spacing: Double?) -> LazyArrangement {
    .stack(stack, spacing: Length.optionalDistance(spacing) ?? Length.standardSpacing)
  }

  /// The direction in which the lines follow each other.
  var axis: LayoutAxis {
    switch self {
    case .stack(let stack, _): stack.axis
    case .grid(let grid): grid.axis
    }
  }

  /// The distance between lines.
  var spacing: Double {
    switch self {
    case .stack(_, let spacing): spacing
    case .grid(let grid): grid.spacing
    }
  }
}

/// What is to be known of a container's line, where a length is given across the container.
struct LazyLines {
  let arrangement: LazyArrangement

  /// The length that is offered across the container.
  let cross: Double?

  /// What a grid makes of it, and which rows are in which of its lines.
  private let grid: (tracks: LazyGrid, lines: LazyGridLines)?

  /// What is to be known of lines with the rows of `owners`.
  @MainActor
  init(
    _ arrangement: LazyArrangement, cross: Double?, of owners: ContiguousArray<any RowOwner> = []
  ) {
    self.arrangement = arrangement
    self.cross = cross
    switch arrangement {
    case .stack: grid = nil
    case .grid(let tracks):
      let lazy = LazyGrid(tracks, for: Proposal(nil, along: tracks.axis, cross: cross))
      grid = (lazy, LazyGridLines(of: owners, columns: lazy.columns.count))
    }
  }

  var axis: LayoutAxis { arrangement.axis }

  /// What the container is offered, and offers to rows of a stack.
  var proposal: Proposal { Proposal(nil, along: axis, cross: cross) }

  /// How many lines `rows` rows make.
  func count(of rows: Int) -> Int { grid?.lines.count ?? rows }

  /// The rows in `line`.
  func rows(in line: Int) -> Range<Int> { grid?.lines.rows(in: line) ?? line..<line + 1 }

  /// The line that `row` is in.
  func line(of row: Int) -> Int { grid?.lines.line(of: row) ?? row }

  /// Whether the first row of a line remembers how long that is. In a grid without sections it does not: its rows
  /// move from line to line, and lines are much alike.
  var areRemembered: Bool { grid?.lines.hasSections ?? true }

  /// The lengths of all lines, as the first rows remember them among `lengths`, those of all rows.
  func lengths(rememberedIn lengths: [Double]) -> [Double] {
    guard let grid else { return lengths }
    return (0..<grid.lines.count).map { lengths[grid.lines.rows(in: $0).lowerBound] }
  }

  /// How much room `line` takes, the spacing behind it included.
  @MainActor
  func length(of line: Int, in rows: LazyChildren) -> Double {
    let inLine = self.rows(in: line)
    if inLine.allSatisfy({ rows.isEmpty($0) }) { return 0 }
    let length =
      switch arrangement {
      case .stack(let stack, _): stack.length(of: line, rows, for: proposal)
      case .grid: lengthInGrid(of: line, with: inLine, rows)
      }
    return length + arrangement.spacing
  }

  @MainActor
  private func lengthInGrid(
    of line: Int, with cells: Range<Int>, _ rows: LazyChildren
  ) -> Double {
    guard let grid else { return 0 }
    return grid.lines.isWhole(line)
      ? grid.tracks.length(ofWhole: cells.lowerBound, rows) : grid.tracks.length(of: cells, rows)
  }

  /// The size of the container, `length` long; `widest` is the longest row across it.
  func size(_ length: Double, offered: Proposal, widest: Double) -> Size {
    let cross = grid?.tracks.cross ?? offered[axis.cross] ?? widest
    return Size(max(0, length), along: axis, cross: cross)
  }

  /// Says where the rows of `line` go.
  @MainActor
  func arrange(
    _ line: Int, of rows: LazyChildren, in size: Size, extents: LazyExtents,
    place: (Int, Placement) -> Void
  ) {
    switch arrangement {
    case .stack(let stack, _):
      stack.arrange(
        line..<line + 1, of: rows, in: size, for: proposal, extents: extents, place: place)
    case .grid:
      guard let grid else { return }
      let (cells, start) = (self.rows(in: line), extents.offset(of: line))
      if grid.lines.isWhole(line) {
        grid.tracks.arrange(whole: cells.lowerBound, at: start, of: rows, place: place)
      } else {
        grid.tracks.arrange(cells, at: start, of: rows, place: place)
      }
    }
  }
}
