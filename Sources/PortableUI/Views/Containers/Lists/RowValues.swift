/// What a row of a list stands for in the selection.
struct RowValue {
  let position: RowPosition
  let value: AnyHashable
}

/// What rows stand for in the selection.
extension ListRowsNode {
  /// The lazy stack of the rows.
  var stack: LazyContent? { container?.content as? LazyContent }

  /// The value that a row stands for; `nil` where it cannot be selected. What is known of a row
  /// that is not made is said around it; `identity` is that of its element.
  func value(of facts: RowFacts, identity: AnyHashable? = nil) -> AnyHashable? {
    guard let selection = view.selection, facts.part == .content, !facts.isSelectionDisabled else {
      return nil
    }
    return identity.flatMap { selection.meaning($0) }
      ?? facts.tags.lazy.compactMap { selection.meaning($0) }.first
  }

  /// The same for the row at `position`, which may not be made.
  func value(at position: RowPosition) -> AnyHashable? {
    let row = position.row
    if !madeRows(in: row).isEmpty { return made(position).flatMap { value(of: $0.facts) } }
    guard let stack else { return nil }
    let known = known(of: stack.owner(of: row))
    guard known.saysWhatIsSelected else { return value(ofRow: row, by: known.facts) }
    let all = facts(ofRow: row)
    return all.indices.contains(position.index) ? value(of: all[position.index]) : nil
  }

  /// What is stood for by the rows that `row` of the stack shows, in order, without those that
  /// cannot be selected. Of rows that are not made and stand for one thing it has the first.
  func values(ofRow row: Int) -> [RowValue] {
    if madeRows(in: row).isEmpty {
      guard let stack else { return [] }
      let known = known(of: stack.owner(of: row))
      if !known.saysWhatIsSelected {
        let value = value(ofRow: row, by: known.facts)
        return value.map { [RowValue(position: RowPosition(row: row), value: $0)] } ?? []
      }
    }
    var values: [RowValue] = []
    for (index, said) in facts(ofRow: row).enumerated() {
      guard let value = value(of: said) else { continue }
      values.append(RowValue(position: RowPosition(row: row, index: index), value: value))
    }
    return values
  }

  /// The first of them.
  func value(ofRow row: Int) -> AnyHashable? { values(ofRow: row).first?.value }

  /// The same for a row of which only `facts` are known, which are said around it, and its
  /// identity.
  func value(ofRow row: Int, by facts: RowFacts) -> AnyHashable? {
    guard let owner = stack?.owner(of: row) else { return nil }
    return value(of: facts, identity: owner.identity(of: row - owner.firstRow))
  }

  /// The first of the rows that `row` of the stack shows whose value is wanted.
  func position(in row: Int, where isWanted: (AnyHashable) -> Bool) -> RowPosition? {
    values(ofRow: row).first { isWanted($0.value) }?.position
  }

  /// The row that stands for `value`, which is thought to be at `position`.
  func position(of value: AnyHashable?, near position: RowPosition) -> RowPosition? {
    guard let value, let stack else { return nil }
    let all = 0..<stack.rowCount
    if all.contains(position.row) {
      if self.value(at: position) == value { return position }
      let found = self.position(in: position.row) { $0 == value }
      if let found { return found }
    }
    for row in all where mayStand(row, for: value) {
      if let found = self.position(in: row, where: { $0 == value }) { return found }
    }
    return nil
  }

  /// Whether `row` of the stack may stand for `value`, as far as that is known without making it.
  private func mayStand(_ row: Int, for value: AnyHashable) -> Bool {
    guard let stack, madeRows(in: row).isEmpty else { return true }
    let known = known(of: stack.owner(of: row))
    return known.sayings.contains(.value) || self.value(ofRow: row, by: known.facts) == value
  }
}
