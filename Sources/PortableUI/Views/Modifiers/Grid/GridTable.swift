import Foundation
import LayoutEngine

/// The cells of a grid, sized for one proposal.
///
/// Columns share a width as views in a row do: the least flexible first, each offered an equal part of
/// what is left. Rows share a height in the same way, once the columns are known. What goes across several
/// columns makes them wider where it does not fit.
struct GridTable {
  private struct Cell {
    let view: LayoutSubview
    let row: Int
    let columns: Range<Int>

    func isSized(along axis: Axis) -> Bool {
      !view.gridUnsizedAxes.contains(axis == .horizontal ? .horizontal : .vertical)
    }
  }

  private let grid: GridLayout
  private var cells: [Cell] = []
  private var rowAlignments: [VerticalAlignment] = []
  private var columnAlignments: [HorizontalAlignment] = []
  private var columns: GridLines
  private var rows: GridLines

  init(_ views: LayoutSubviews, _ grid: GridLayout, _ proposal: ProposedViewSize) {
    self.grid = grid
    (columns, rows) = (GridLines(), GridLines())
    gather(views)
    columns = GridLines(
      count: columnAlignments.count, gaps: gaps(along: .horizontal), room: proposal.width
    ) { column, offer in
      let cells = cells.filter {
        $0.columns == column..<column + 1 && $0.isSized(along: .horizontal)
      }
      return cells.map { $0.view.sizeThatFits(ProposedViewSize(width: offer, height: nil)).width }
    }
    widen(for: proposal.width)
    rows = GridLines(
      count: rowAlignments.count, gaps: gaps(along: .vertical), room: proposal.height
    ) { row, offer in heights(of: row, offered: offer) }
  }

  var size: CGSize { CGSize(width: columns.length, height: rows.length) }

  func place(from origin: CGPoint) {
    for cell in cells { place(cell, from: origin) }
  }

  // MARK: Rows and columns

  private mutating func gather(_ views: LayoutSubviews) {
    var last: GridRowKey.Row?
    var column = 0
    var whole: [Int] = []
    for view in views {
      let row = view.gridRow
      if row == nil || row?.name != last?.name || rowAlignments.isEmpty {
        rowAlignments.append(row?.alignment ?? grid.alignment.vertical)
        column = 0
      }
      last = row
      if row == nil { whole.append(cells.count) }
      let span = column..<column + (row == nil ? 1 : view.gridSpan)
      cells.append(Cell(view: view, row: rowAlignments.count - 1, columns: span))
      column = span.upperBound
      while columnAlignments.count < column { columnAlignments.append(grid.alignment.horizontal) }
      if let alignment = view.gridColumnAlignment {
        columnAlignments[span.lowerBound] = alignment
      }
    }
    for index in whole {
      let cell = cells[index]
      cells[index] = Cell(view: cell.view, row: cell.row, columns: 0..<columnAlignments.count)
    }
  }

  /// The distances between lines that follow each other.
  private func gaps(along axis: Axis) -> [CGFloat] {
    let count = axis == .horizontal ? columnAlignments.count : rowAlignments.count
    guard count > 1 else { return [] }
    let given = axis == .horizontal ? grid.horizontalSpacing : grid.verticalSpacing
    if let given { return Array(repeating: given, count: count - 1) }
    let wishes = (0..<count).map { line in
      cells.filter { axis == .horizontal ? $0.columns.contains(line) : $0.row == line }
        .reduce(ViewSpacing.zero) { $0.union($1.view.spacing) }
    }
    return zip(wishes, wishes.dropFirst()).map { $0.distance(to: $1, along: axis) }
  }

  /// Makes columns wider where something goes across several of them that does not fit.
  private mutating func widen(for room: CGFloat?) {
    for cell in cells where cell.columns.count > 1 && cell.isSized(along: .horizontal) {
      let offer = room.map { max($0 - columns.length, 0) + columns.length(of: cell.columns) }
      let width = cell.view.sizeThatFits(ProposedViewSize(width: offer, height: nil)).width
      columns.lengthen(cell.columns, to: width)
    }
  }

  private func heights(of row: Int, offered height: CGFloat?) -> [CGFloat] {
    let cells = cells.filter { $0.row == row && $0.isSized(along: .vertical) }
    let sizes = cells.map { cell in
      cell.view.dimensions(
        in: ProposedViewSize(width: columns.length(of: cell.columns), height: height))
    }
    // Views that share a line need more than the highest of them where it lies differently in each.
    let line = sizes.map { $0[rowAlignments[row]] }.max() ?? 0
    return sizes.map { line - $0[rowAlignments[row]] + $0.height }
  }

  // MARK: Places

  private func room(of cell: Cell) -> CGSize {
    CGSize(
      width: columns.length(of: cell.columns), height: rows.length(of: cell.row..<cell.row + 1))
  }

  // What goes across several columns belongs to none of them.
  private func alignment(of cell: Cell) -> HorizontalAlignment {
    cell.columns.count == 1 ? columnAlignments[cell.columns.lowerBound] : grid.alignment.horizontal
  }

  private func place(_ cell: Cell, from origin: CGPoint) {
    let room = room(of: cell)
    let corner = CGPoint(
      x: origin.x + columns.start(of: cell.columns.lowerBound),
      y: origin.y + rows.start(of: cell.row))
    if let anchor = cell.view.gridAnchor {
      let point = CGPoint(x: corner.x + room.width * anchor.x, y: corner.y + room.height * anchor.y)
      return cell.view.place(at: point, anchor: anchor, proposal: ProposedViewSize(room))
    }
    let x = offset(of: cell, in: room.width, among: cells.filter { $0.columns == cell.columns }) {
      ($0[alignment(of: cell)], $0.width)
    }
    let y = offset(of: cell, in: room.height, among: cells.filter { $0.row == cell.row }) {
      ($0[rowAlignments[cell.row]], $0.height)
    }
    cell.view.place(
      at: CGPoint(x: corner.x + x, y: corner.y + y), proposal: ProposedViewSize(room))
  }

  /// Where in its cell a view begins, so that its line meets those of the others there; all of them
  /// together stand in the cell as a view would whose line theirs is.
  private func offset(
    of cell: Cell, in room: CGFloat, among cells: [Cell],
    line: (ViewDimensions) -> (place: CGFloat, length: CGFloat)
  ) -> CGFloat {
    func measured(_ cell: Cell) -> (place: CGFloat, length: CGFloat) {
      line(cell.view.dimensions(in: ProposedViewSize(self.room(of: cell))))
    }
    let others = cells.map(measured)
    let shared = others.map(\.place).max() ?? 0
    let length = others.map { shared - $0.place + $0.length }.max() ?? 0
    let part = length > 0 ? min(1, max(0, shared / length)) : 0
    return (room - length) * part + shared - measured(cell).place
  }
}
