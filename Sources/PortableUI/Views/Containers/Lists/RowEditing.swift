import Foundation

/// What a person does to rows: shows their buttons, deletes them, moves them.
extension ListRowsNode {
  /// Deletes `row`, if that can be.
  func delete(_ row: MadeRow) {
    guard let deletion = row.facts.allowedDeletion else { return }
    if !deletion.isPartOfRow, selected.count == 1, let value = value(of: row.facts),
      selected.contains(value)
    {
      expectDeletion(of: [row.number ?? 0])
    }
    deletion.action(IndexSet(integer: deletion.element))
  }

  /// Deletes what is selected, the elements of each collection together.
  func deleteSelected() {
    if view.selection == nil { return current.flatMap { made($0) }.map(delete) ?? () }
    let marked = marked
    guard let stack, !marked.isEmpty else { return }
    var wanted: [ObjectIdentifier: (deletion: RowDeletion, elements: IndexSet)] = [:]
    var deleted: [Int] = []
    let one = markedPosition.map { $0.row..<$0.row + 1 }
    for row in marked.count == 1 ? one ?? 0..<0 : 0..<stack.rowCount {
      eachDeletion(inRow: row, of: marked) { deletion in
        if !deletion.isPartOfRow, deleted.last != row { deleted.append(row) }
        wanted[ObjectIdentifier(deletion.owner), default: (deletion, [])]
          .elements.insert(deletion.element)
      }
    }
    if !deleted.isEmpty { expectDeletion(of: deleted) }
    // What is inside of others first: how it is deleted may say in which of them it is.
    let inOrder = wanted.values.sorted { $0.deletion.owner.depth > $1.deletion.owner.depth }
    for (deletion, elements) in inOrder { deletion.action(elements) }
  }

  /// Whether something is deleted that is selected, or without a selection the row at `position`, where keys
  /// are.
  func deletesMarked(at position: RowPosition) -> Bool {
    if view.selection == nil { return made(position)?.facts.allowedDeletion != nil }
    let marked = marked
    if marked.count <= 1 {
      var isFound = false
      if let row = markedPosition?.row {
        eachDeletion(inRow: row, of: marked) { _ in isFound = true }
      }
      return isFound
    }
    var (seen, last) = (0, nil as AnyHashable?)
    for row in rows {
      guard let value = value(of: row.facts), marked.contains(value) else { continue }
      if row.facts.allowedDeletion != nil { return true }
      if value != last { seen += 1 }
      last = value
    }
    return seen < marked.count && mayDeleteUnseen
  }

  /// Whether rows that are not made may be deleted, as far as that is known.
  private var mayDeleteUnseen: Bool {
    // What one of them says of itself, the others may say as well.
    let isSaid = rows.contains { $0.facts.sayings.contains(.edits) && $0.facts.deletion != nil }
    if isSaid { return true }
    return stack?.owners.contains { known(of: $0).facts.allowedDeletion != nil } ?? false
  }

  /// Moves `row` up or down by one, if that can be.
  func move(_ row: MadeRow, by step: Int) { row.facts.allowedMove?.move(step) }

  /// Moves the selected row up or down by one, or without a selection the one that keys are at.
  func moveSelected(by step: Int) {
    guard let position = markedPosition else { return }
    let all = facts(ofRow: position.row)
    guard all.indices.contains(position.index), let move = all[position.index].allowedMove,
      move.reaches(step)
    else { return }
    move.move(step)
    if move.isPartOfRow {
      cursor.position.index = position.index + step
    } else {
      cursor.position.row = position.row + step
    }
    reveal(row: cursor.position.row)
  }

  /// Hands over how those of the rows are deleted that `row` of the stack shows and that are marked,
  /// whether they are made or not.
  private func eachDeletion(
    inRow row: Int, of marked: SelectedValues, _ take: (RowDeletion) -> Void
  ) {
    if madeRows(in: row).isEmpty, let stack {
      let owner = stack.owner(of: row)
      let known = known(of: owner)
      lazy var isMarked = position(in: row, where: marked.contains) != nil
      // Only a row that says by itself what it stands for has to be made to know that.
      if !known.saysWhatIsSelected, !isMarked { return }
      if !known.sayings.contains(.edits) {
        guard let deletion = known.facts.allowedDeletion, isMarked else { return }
        return take(
          RowDeletion(
            owner: deletion.owner, element: row - owner.firstRow, isPartOfRow: false,
            action: deletion.action))
      }
    }
    for said in facts(ofRow: row) {
      guard let deletion = said.allowedDeletion, let value = value(of: said) else { continue }
      if marked.contains(value) { take(deletion) }
    }
  }

  /// Deletes the row that `row` is by then; `nil` where it cannot be deleted.
  func deletion(of row: MadeRow) -> (@MainActor () -> Void)? {
    guard row.facts.allowedDeletion != nil else { return nil }
    return { [weak self, box = row.box] in
      if let self, let row = rows.first(where: { $0.box === box }) { delete(row) }
    }
  }
}

extension RowFacts {
  /// How it is deleted, unless that is disabled.
  var allowedDeletion: RowDeletion? { isDeleteDisabled ? nil : deletion }

  /// How it is moved, unless that is disabled.
  var allowedMove: RowMove? { isMoveDisabled ? nil : move }

  /// Whether there are buttons at its ends.
  var hasActions: Bool {
    !leadingActions.isEmpty || !trailingActions.isEmpty || allowedDeletion != nil
  }
}
