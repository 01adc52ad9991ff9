/// What is to be selected once the rows are gone that a person deletes.
struct RowSuccessor {
  /// What was selected when they were deleted.
  let selected: Set<AnyHashable>

  /// One of those that are to go, and its number.
  let gone: (value: AnyHashable, row: Int)

  /// What stood behind them, or else before them.
  let value: AnyHashable
}

/// A person who deletes rows goes on at the next one, as long as nobody has selected something else.
extension ListRowsNode {
  /// Notes what follows `rows`, which are in order and about to be deleted.
  func expectDeletion(of rows: [Int]) {
    cursor.successor = nil
    guard let stack, let first = rows.first, let last = rows.last,
      let gone = value(ofRow: first)
    else { return }
    func stays(_ row: Int) -> AnyHashable? {
      position(in: row, where: selected.contains) == nil ? value(ofRow: row) : nil
    }
    let behind = (last + 1..<max(last + 1, stack.rowCount)).lazy.compactMap(stays).first
    guard let value = behind ?? (0..<first).reversed().lazy.compactMap(stays).first else { return }
    cursor.successor = RowSuccessor(selected: selected.all(), gone: (gone, first), value: value)
    looksChanged()
  }

  /// Selects what follows the rows that were deleted, if they are gone by now. An app may ask before it
  /// deletes any.
  func continueAfterDeletion() {
    guard let successor = cursor.successor else { return }
    let (gone, row) = successor.gone
    guard let stack, selected.isEmpty || selected.all() == successor.selected else {
      cursor.successor = nil
      return
    }
    if row < stack.rowCount, value(ofRow: row) == gone { return }
    cursor.successor = nil
    guard position(of: gone, near: RowPosition(row: row)) == nil,
      let next = position(of: successor.value, near: RowPosition(row: row))
    else { return }
    goOn(at: next, successor.value)
  }
}
