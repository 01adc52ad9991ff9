/// Where a row of a list is: in which row of the lazy stack, and which of those that this shows.
///
/// An element of a `ForEach` is one row of the stack, and may show several of the list.
struct RowPosition: Hashable, Comparable {
  var row: Int
  var index = 0

  static func < (one: RowPosition, other: RowPosition) -> Bool {
    (one.row, one.index) < (other.row, other.index)
  }
}

/// The rows of a list, one after the other.
extension ListRowsNode {
  /// The rows that `row` of the stack shows; none where it is not made.
  func madeRows(in row: Int) -> ArraySlice<MadeRow> {
    guard let first = rows.first?.number, let last = rows.last?.number, first <= row, row <= last
    else { return [] }
    // Others may lie between: a title that stays in sight, and its rows far below.
    var (low, high) = (0, rows.count)
    while low < high {
      let middle = (low + high) / 2
      if rows[middle].number ?? row < row { low = middle + 1 } else { high = middle }
    }
    return rows[low...].prefix { $0.number == row }
  }

  /// What is known of the row at `position` if it is made.
  func made(_ position: RowPosition) -> MadeRow? {
    madeRows(in: position.row).first { $0.index == position.index }
  }

  /// What `find` finds among the rows that `row` of the stack shows: where that is not made, it is
  /// for that moment.
  func look<Found>(at row: Int, _ find: (ContiguousArray<MadeRow>) -> Found?) -> Found? {
    let made = madeRows(in: row)
    if !made.isEmpty { return find(ContiguousArray(made)) }
    guard let stack, (0..<stack.rowCount).contains(row) else { return nil }
    let owner = stack.owner(of: row)
    return owner.look(at: row - owner.firstRow) { node in
      var boxes: ContiguousArray<Box> = []
      node.collectBoxes(into: &boxes)
      return find(MadeRow.all(boxes, in: self))
    }
  }

  /// Whether nobody knows how many rows `row` of the stack shows: it is not made, and may show
  /// several, as those of its kind do that are.
  func mayShowSeveral(_ row: Int) -> Bool {
    guard let stack, madeRows(in: row).isEmpty else { return false }
    let owner = stack.owner(of: row)
    return !owner.isSingle && known(of: owner).mayShowSeveral
  }

  /// The last row that `row` of the stack shows, whichever that is.
  func end(of row: Int) -> RowPosition {
    let index = mayShowSeveral(row) ? Int.max : max(0, madeRows(in: row).count - 1)
    return RowPosition(row: row, index: index)
  }

  /// The rows from `start` on, in the order of reading or, where `step` is below 0, against it.
  /// What is not made is one of them, whatever it shows.
  func positions(from start: RowPosition, by step: Int) -> some Sequence<RowPosition> {
    sequence(first: start) { self.position(beyond: $0, step) }
  }

  private func position(beyond position: RowPosition, _ step: Int) -> RowPosition? {
    guard let stack else { return nil }
    let (row, made) = (position.row, madeRows(in: position.row))
    if step > 0 {
      if let last = made.last, position.index < last.index {
        return RowPosition(row: row, index: position.index + 1)
      }
      return row + 1 < stack.rowCount ? RowPosition(row: row + 1) : nil
    }
    if !made.isEmpty, position.index > 0 {
      return RowPosition(row: row, index: min(position.index, made.count) - 1)
    }
    return row > 0 ? end(of: row - 1) : nil
  }

  /// The row that is `count` rows beyond `start`, or the last one on that way.
  func position(_ count: Int, beyond start: RowPosition, _ step: Int) -> RowPosition {
    guard let stack else { return start }
    var (position, rest) = (start, count)
    if mayShowSeveral(start.row), start.index + step >= 0 {
      // Whether there is such a row, nobody knows until it is made.
      (position.index, rest) = (start.index + step, count - 1)
    }
    while rest > 0, let next = self.position(beyond: position, step) {
      position = next
      rest -= mayShowSeveral(next.row) ? max(1, known(of: stack.owner(of: next.row)).most) : 1
    }
    return position
  }
}
