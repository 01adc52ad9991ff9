import LayoutEngine

/// Where rows of a list are seen.
extension ListRowsNode {
  /// Where the row at `position` is in the container, or is thought to be.
  func frame(of position: RowPosition, in stack: LazyContent, _ container: Box) -> Rect {
    var frame = stack.frame(of: position.row, in: container)
    let beside = madeRows(in: position.row)
    guard beside.count > 1, let first = beside.first?.box, let box = made(position)?.box,
      first.isPlaced, box.isPlaced
    else { return frame }
    frame.origin.y += box.record.frame.origin.y - first.record.frame.origin.y
    frame.size.height = box.record.frame.size.height
    return frame
  }

  /// Whether those rows are in their places that `row` of the stack shows.
  func arePlaced(in row: Int) -> Bool {
    let made = madeRows(in: row)
    return made.count < 2 || made.contains { $0.box.isPlaced }
  }

  /// Where in the container a person begins to see rows: below the title that stays at the edge.
  private var startOfSight: Double {
    guard let stack, let container else { return 0 }
    let start = container.visibleSpan(along: .vertical).lowerBound
    return max(0, stack.endOfTitles(from: start, in: container))
  }

  /// Whether `row` is above what is seen.
  func isAboveSight(_ row: MadeRow) -> Bool {
    guard let stack, let container, let position = row.position else { return true }
    let start = startOfSight
    let first = stack.row(at: start)
    guard position.row == first, madeRows(in: first).count > 1 else { return position.row < first }
    let frame = frame(of: position, in: stack, container)
    return frame.origin.y + frame.size.height <= start
  }

  /// Whether it is below that.
  private func isBelowSight(_ row: MadeRow) -> Bool {
    guard let stack, let container, let position = row.position else { return true }
    let end = container.visibleSpan(along: .vertical).upperBound
    let last = stack.row(at: end)
    guard position.row == last, madeRows(in: last).count > 1 else { return position.row > last }
    return frame(of: position, in: stack, container).origin.y >= end
  }

  /// The first row that is seen.
  var firstInSight: RowPosition? {
    if let row = rows.first(where: { !isAboveSight($0) }) { return row.position }
    guard let stack, container != nil else { return nil }
    return RowPosition(row: stack.row(at: startOfSight))
  }

  /// About how many rows are seen at once.
  var rowsOfPage: Int {
    let seen = rows.filter { !isAboveSight($0) && !isBelowSight($0) }
    return max(1, seen.count - 2)
  }
}

extension Box {
  /// Whether it ever had a place.
  fileprivate var isPlaced: Bool { record.frame.size.height > 0 }
}
