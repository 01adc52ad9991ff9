/// The row of a list that has the keyboard for that.
struct RowAtKeys {
  let position: RowPosition

  /// What is around it; `nil` where it is not made.
  let box: Box?

  /// Which of all rows it is, in words.
  let place: String

  /// Whether Delete deletes it, or some of the rows that are selected.
  let isDeletable: Bool

  /// Which rows there were when it was found.
  let generation: Int
}

/// Where keys are in a list, whatever is selected.
extension ListRowsNode {
  /// What keys mean: the row that they have come to where selecting it would take the list away, or
  /// else what is selected.
  var marked: SelectedValues {
    guard cursor.standing == .pointed, let value = cursor.value,
      view.selection?.isLeaving() == true
    else { return selected }
    return SelectedValues([value])
  }

  /// The one row that keys mean.
  var markedPosition: RowPosition? {
    if view.selection == nil { return current }
    guard marked.count == 1 else { return nil }
    return position(of: marked.all().first, near: cursor.position)
  }

  /// The row from which keys go on.
  var current: RowPosition? {
    guard let stack, stack.rowCount > 0 else { return nil }
    let isThere = cursor.isApart || cursor.value.map(marked.contains) ?? false
    if isThere, let position = cursorPosition { return position }
    if !cursor.isApart, !selected.isEmpty {
      for row in 0..<stack.rowCount {
        if let found = position(in: row, where: selected.contains) { return found }
      }
    }
    if cursor.key == nil { return nil }
    // Where nothing is selected, keys stay where they were, or at what came into the place of that.
    return cursorPosition ?? stop(near: cursor.position.row, in: stack)
  }

  /// The same, unless what is selected is elsewhere.
  var currentToAct: RowPosition? {
    guard let current, !cursor.isApart, !marked.isEmpty else { return current }
    return value(at: current).map(marked.contains) == true ? current : nil
  }

  private func stop(near row: Int, in stack: LazyContent) -> RowPosition? {
    let start = RowPosition(row: min(row, stack.rowCount - 1))
    let ahead = positions(from: start, by: 1).first { mayStop(at: $0) }
    let stop = ahead ?? positions(from: start, by: -1).first { mayStop(at: $0) }
    return stop.map { mayShowSeveral($0.row) ? RowPosition(row: $0.row) : $0 }
  }

  /// Has keys stand at `position`, whatever is selected.
  func stand(at position: RowPosition) { leave(for: key(at: position), at: position, .apart) }

  // MARK: The keyboard

  func keyboardMoved(isHere: Bool) {
    hasKeyboard = isHere
    if !isHere {
      hunting?.cancel()
      if cursor.standing == .entered { leave(for: nil, at: RowPosition(row: 0), .selected) }
    }
    looksChanged()
  }

  /// Finds the row that has the keyboard for the list, if the keyboard is here: where a person
  /// comes in and nothing is selected, the first that is seen.
  func findRowAtKeys() -> RowAtKeys? {
    guard hasKeyboard, let stack else { return nil }
    if let rowAtKeys, isTrue(rowAtKeys, in: stack) { return rowAtKeys }
    let known = current
    guard let position = known ?? door else { return nil }
    if known == nil { cursor.standing = .entered }
    let key = key(at: position)
    let isSame = key?.subject == cursor.key?.subject
    if isSame || cursor.standing != .awaited || cursorPosition == nil {
      // Next time it is found without a look at the others.
      (cursor.key, cursor.position) = (key, position)
      cursor.box = made(position)?.box
      if !isSame { (cursor.anchor, cursor.anchorPosition) = (value(at: position), position) }
    }
    return RowAtKeys(
      position: position, box: made(position)?.box, place: place(of: position),
      isDeletable: deletesMarked(at: position), generation: stack.generation)
  }

  /// Whether the row is still where it was found.
  private func isTrue(_ known: RowAtKeys, in stack: LazyContent) -> Bool {
    guard known.generation == stack.generation else { return false }
    let made = madeRows(in: known.position.row)
    return made.isEmpty
      || made.contains { $0.position == known.position && $0.box === known.box }
  }

  /// The row at which the keyboard comes in.
  private var door: RowPosition? {
    rows.first { !isAboveSight($0) && stops(at: $0) }?.position
  }

  /// Forgets that keys are apart from what is selected, if more is selected than before.
  func followSelection(from before: SelectedValues) {
    guard cursor.isApart, selected.count >= before.count, !selected.isEmpty else { return }
    // Of many others nobody has chosen them one by one meanwhile.
    let isMore =
      selected.count > before.count
      || selected.count < 100 && !selected.all().allSatisfy(before.contains)
    if isMore { cursor.standing = .selected }
  }
}
