import Foundation

/// What a person does to rows: shows their buttons, deletes them, moves them.
extension ListRowsNode {
  /// Deletes `row`, if that can be.
  func delete(_ row: MadeRow) {
    guard let deletion = row.facts.allowedDeletion else { return }
    if selected.count == 1, let value = value(of: row.facts), selected.contains(value) {
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
    for row in marked.count == 1 ? [markedRow].compactMap(\.self) : Array(0..<stack.rowCount) {
      guard position(in: row, where: marked.contains) != nil, let deletion = deletion(ofRow: row)
      else { continue }
      deleted.append(row)
      wanted[ObjectIdentifier(deletion.owner), default: (deletion, [])]
        .elements.insert(deletion.element)
    }
    if !deleted.isEmpty { expectDeletion(of: deleted) }
    for (deletion, elements) in wanted.values { deletion.action(elements) }
  }

  /// Moves `row` up or down by one, if that can be.
  func move(_ row: MadeRow, by step: Int) { row.facts.allowedMove?.move(step) }

  /// Moves the selected row up or down by one, or without a selection the one that keys are at.
  func moveSelected(by step: Int) {
    guard let row = markedRow, let move = wholeFacts(ofRow: row)?.allowedMove, move.reaches(step)
    else { return }
    move.move(step)
    cursor.position.row = row + step
    reveal(row: row + step)
  }

  /// How a row is deleted that may not be made.
  private func deletion(ofRow row: Int) -> RowDeletion? {
    if let made = madeRows(in: row).first { return made.facts.allowedDeletion }
    guard let stack else { return nil }
    let owner = stack.owner(of: row)
    let known = known(of: owner)
    guard !known.sayings.contains(.edits) else { return wholeFacts(ofRow: row)?.allowedDeletion }
    return known.facts.allowedDeletion.map {
      RowDeletion(owner: $0.owner, element: row - owner.firstRow, action: $0.action)
    }
  }

  /// Shows the buttons of `row`, or of none.
  func showActions(of row: MadeRow?) {
    hideActions()
    // While rows are edited, what stands at their ends is in the way of nothing.
    guard let row, row.facts.hasActions, !isEditing, rowSwipe?.box !== row.box else { return }
    closeSwipe()
    let scope = row.facts.row?.scope ?? scope
    let place = Place(parent: self, graph: graph, scope: scope, container: row.box)
    shownActions = (row.box, makeNode(RowActions(list: actions(of: row)), at: place))
    regather(row.box)
  }

  /// Deletes the row that `row` is by then; `nil` where it cannot be deleted.
  func deletion(of row: MadeRow) -> (@MainActor () -> Void)? {
    guard row.facts.allowedDeletion != nil else { return nil }
    return { [weak self, box = row.box] in
      if let self, let row = rows.first(where: { $0.box === box }) { delete(row) }
    }
  }

  func hideActions() {
    guard let (box, node) = shownActions else { return }
    shownActions = nil
    node.drop()
    regather(box)
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
