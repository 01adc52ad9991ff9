import LayoutEngine

/// What the keys do while the keyboard is at a list.
extension ListRowsNode: ListKeyHearer {
  func hear(_ key: KeyEquivalent, _ modifiers: EventModifiers) {
    guard let stack, view.selection != nil else { return }
    let extends = modifiers.contains(.shift)
    let last = stack.rowCount - 1
    switch key {
    case .upArrow where modifiers.contains(.option): moveSelected(by: -1)
    case .downArrow where modifiers.contains(.option): moveSelected(by: 1)
    case .delete, .deleteForward: deleteSelected()
    case .upArrow: move(-1, by: 1, extends)
    case .downArrow: move(1, by: 1, extends)
    case .home: go(from: 0, 1, extends)
    case .end: go(from: last, -1, extends)
    case .pageUp: move(-1, by: rowsOfPage, extends)
    case .pageDown: move(1, by: rowsOfPage, extends)
    case .leftArrow, .rightArrow: fold(unfolding: (key == .rightArrow) != scope.isMirrored)
    case .space where isFinding: find(key)
    case .return where openSelected(): break
    case .return, .space: activate()
    case "a" where !modifiers.isDisjoint(with: [.control, .command]): selectAll()
    default: find(key)
    }
  }

  /// Shows or hides what is inside the selected row; where that is so already, the keys go on to the
  /// first row inside, or to the one that it is in.
  private func fold(unfolding: Bool) {
    guard let current, let row = rows.first(where: { $0.number == current }),
      let outline = row.facts.outline
    else { return }
    if let expansion = outline.expansion, expansion.wrappedValue != unfolding {
      withAnimation { expansion.wrappedValue = unfolding }
    } else if unfolding, outline.expansion != nil {
      move(1, by: 1, false)
    } else if !unfolding, outline.depth > 0 {
      let around = (0..<current).last { other in
        guard let depth = wholeFacts(ofRow: other)?.outline?.depth else { return false }
        return depth < outline.depth
      }
      if let around { select(around, extends: false) }
    }
  }

  /// About how many rows are seen at once.
  private var rowsOfPage: Int {
    guard let container, let stack else { return 1 }
    let span = container.visibleSpan(along: .vertical)
    let (first, last) = (stack.row(at: span.lowerBound), stack.row(at: span.upperBound))
    return max(1, last - first - 1)
  }

  /// The selected row from which keys go on.
  var current: Int? {
    if let value = cursor.value, marked.contains(value),
      let row = row(of: value, near: cursor.row)
    {
      return row
    }
    // Who comes back to the list goes on from where they left it.
    if marked.isEmpty, view.selection?.isLeaving() == true {
      return row(of: cursor.value, near: cursor.row)
    }
    guard !selected.isEmpty, let stack else { return nil }
    return (0..<stack.rowCount).first { row in
      value(ofRow: row).map(selected.contains) ?? false
    }
  }

  private func move(_ step: Int, by count: Int, _ extends: Bool) {
    guard let stack else { return }
    guard let current else {
      // Where nothing is selected, the first row that is seen is.
      let span = container?.visibleSpan(along: .vertical)
      return go(from: stack.row(at: max(0, span?.lowerBound ?? 0)), 1, extends)
    }
    let goal = min(max(0, current + step * count), stack.rowCount - 1)
    // What cannot be selected is passed over; at the end the keys stay where they are.
    let beyond = stride(from: goal, through: step > 0 ? stack.rowCount - 1 : 0, by: step)
    let before = stride(from: goal, to: current, by: -step)
    if let row = beyond.first(where: isReachable) ?? before.first(where: isReachable) {
      select(row, extends: extends)
    }
  }

  private func go(from row: Int, _ step: Int, _ extends: Bool) {
    guard let stack, stack.rowCount > 0 else { return }
    let rows = stride(from: row, through: step > 0 ? stack.rowCount - 1 : 0, by: step)
    if let row = rows.first(where: isReachable) { select(row, extends: extends) }
  }

  /// Whether a row can be selected, or may be once it is made.
  private func isReachable(_ row: Int) -> Bool {
    if value(ofRow: row) != nil { return true }
    guard let stack, !rows.contains(where: { $0.number == row }) else { return false }
    let owner = stack.owner(of: row)
    return owner.lengths[row - owner.firstRow].isNaN
      && RowFacts(around: owner, in: self).part == .content
  }

  /// Does what a click on the selected row does: that of the button that it is, or what follows in the
  /// place of the list.
  private func activate() {
    guard !isEditing, let current, let row = rows.first(where: { $0.number == current }) else {
      return
    }
    if let button = row.wholeButton { return button.receive(.press) }
    guard let selection = view.selection, selection.isLeaving(), let value = value(of: row.facts)
    else { return }
    selection.choose(value)
    begin(at: current, value)
  }
}
