/// At which rows keys stop.
extension ListRowsNode {
  /// Whether keys stop at a row that is made: it can be selected, or does something.
  func stops(at row: MadeRow) -> Bool {
    stops(at: row, among: madeRows(in: row.number ?? -1))
  }

  /// The same of one of the rows that one element shows. Of those that stand for the same, the
  /// first is there for that, and others only if they do something.
  func stops(at row: MadeRow, among rows: some Sequence<MadeRow>) -> Bool {
    guard row.facts.part == .content else { return false }
    guard view.selection != nil else { return true }
    guard value(of: row.facts) != nil else { return row.acts || row.hasControl }
    return !repeatsValue(row, among: rows) || row.actsItself
  }

  private func repeatsValue(_ row: MadeRow, among rows: some Sequence<MadeRow>) -> Bool {
    guard row.index > 0, let value = value(of: row.facts) else { return false }
    return rows.contains { $0.index < row.index && self.value(of: $0.facts) == value }
  }

  /// Whether Return and Space are for what is in `row`, though it can be selected: one before it is
  /// there for that.
  func isOperated(_ row: MadeRow) -> Bool {
    guard row.facts.outline?.expansion != nil || row.firstForKeyboard != nil else { return false }
    return repeatsValue(row, among: madeRows(in: row.number ?? -1))
  }

  /// Whether keys stop at a row, or may once it is made.
  func mayStop(at position: RowPosition) -> Bool {
    if let made = made(position) { return stops(at: made) }
    let row = position.row
    guard let stack, madeRows(in: row).isEmpty, !isEmpty(row) else { return false }
    return RowFacts(around: stack.owner(of: row), in: self).part == .content
  }

  /// Whether they do that come from `current`, in a move that goes from row to row. It goes past
  /// what stands for the same as where it comes from, unless one of the two does something.
  func mayStop(at position: RowPosition, from current: RowPosition, _ way: KeyWay) -> Bool {
    guard mayStop(at: position) else { return false }
    guard position.row == current.row, position != current, let row = made(position),
      let value = value(of: row.facts), value == self.value(at: current)
    else { return true }
    switch way {
    case .selects, .passes: return row.actsItself || made(current)?.actsItself == true
    case .extends, .adds: return false
    }
  }

  /// The first row from `start` on at which keys stop for sure. Of one that is not made, and cannot
  /// be selected as far as is known, nobody knows: nothing is looked for behind it.
  func sureStop(from start: RowPosition, _ step: Int) -> RowPosition? {
    for position in positions(from: start, by: step) where mayStop(at: position) {
      let isSure =
        view.selection == nil || made(position) != nil || value(ofRow: position.row) != nil
      return isSure ? position : nil
    }
    return nil
  }
}
