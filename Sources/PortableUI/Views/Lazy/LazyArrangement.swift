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

  /// What a grid makes of it.
  private let grid: LazyGrid?

  init(_ arrangement: LazyArrangement, cross: Double?) {
    self.arrangement = arrangement
    self.cross = cross
    switch arrangement {
    case .stack: grid = nil
    case .grid(let tracks):
      grid = LazyGrid(tracks, for: Proposal(nil, along: tracks.axis, cross: cross))
    }
  }

  var axis: LayoutAxis { arrangement.axis }

  /// What the container is offered, and offers to rows of a stack.
  var proposal: Proposal { Proposal(nil, along: axis, cross: cross) }

  /// How many lines `rows` rows make.
  func count(of rows: Int) -> Int { grid?.lines(of: rows) ?? rows }

  /// The rows in `line`, of `count` altogether.
  func rows(in line: Int, of count: Int) -> Range<Int> {
    grid?.cells(in: line..<line + 1, of: count) ?? line..<line + 1
  }

  /// The line that `row` is in.
  func line(of row: Int) -> Int { row / max(1, grid?.columns.count ?? 1) }

  /// How much room `line` takes, the spacing behind it included.
  @MainActor
  func length(of line: Int, in rows: LazyChildren) -> Double {
    let isEmpty = self.rows(in: line, of: rows.count).allSatisfy { rows.isEmpty($0) }
    if isEmpty { return 0 }
    let length =
      switch arrangement {
      case .stack(let stack, _): stack.length(of: line, rows, for: proposal)
      case .grid: grid?.length(of: line, rows) ?? 0
      }
    return length + arrangement.spacing
  }

  /// The size of the container, `length` long; `widest` is the longest row across it.
  func size(_ length: Double, offered: Proposal, widest: Double) -> Size {
    let cross = grid?.cross ?? offered[axis.cross] ?? widest
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
    case .grid: grid?.arrange(line..<line + 1, of: rows, extents: extents, place: place)
    }
  }
}
