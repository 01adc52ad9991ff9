import LayoutEngine

/// What a row is, whichever number it has by then.
enum RowKey: Hashable {
  /// What it stands for in the selection.
  case value(AnyHashable)

  /// The element that it shows, and of which collection.
  case element(AnyHashable, of: ObjectIdentifier)

  /// Which of the rows it is that a part of the list has.
  case row(Int, of: ObjectIdentifier)
}

/// The row of a list that has the keyboard for that.
struct RowAtKeys {
  let number: Int

  /// Which of all rows it is, in words.
  let place: String

  /// Which rows there were when it was found.
  let generation: Int
}

/// Where keys are in a list, whatever is selected.
extension ListRowsNode {
  /// What keys mean: the row that they have come to where selecting it would take the list away, or else
  /// what is selected.
  var marked: SelectedValues {
    guard cursor.standing == .pointed, let value = cursor.value,
      view.selection?.isLeaving() == true
    else { return selected }
    return SelectedValues([value])
  }

  /// The one row that keys mean.
  var markedRow: Int? {
    if view.selection == nil { return current }
    return marked.count == 1 ? row(of: marked.all().first, near: cursor.row) : nil
  }

  /// The row from which keys go on.
  var current: Int? {
    guard let stack, stack.rowCount > 0 else { return nil }
    let isThere = cursor.isApart || cursor.value.map(marked.contains) ?? false
    if isThere, let row = row(of: cursor.key, near: cursor.row) { return row }
    if !cursor.isApart, !selected.isEmpty {
      let first = (0..<stack.rowCount).first { value(ofRow: $0).map(selected.contains) ?? false }
      if let first { return first }
    }
    guard let key = cursor.key else { return nil }
    // Where nothing is selected, keys stay where they were, or at what came into the place of that.
    return row(of: key, near: cursor.row) ?? stop(near: cursor.row, in: stack)
  }

  /// The same, unless what is selected is elsewhere.
  var currentToAct: Int? {
    guard let current, !cursor.isApart, !marked.isEmpty else { return current }
    return value(ofRow: current).map(marked.contains) == true ? current : nil
  }

  private func stop(near row: Int, in stack: LazyContent) -> Int? {
    let row = min(row, stack.rowCount - 1)
    return (row..<stack.rowCount).first(where: mayStop) ?? (0..<row).last(where: mayStop)
  }

  /// What tells `row` from others.
  func key(ofRow row: Int) -> RowKey? {
    guard let stack, (0..<stack.rowCount).contains(row) else { return nil }
    if let value = value(ofRow: row) { return .value(value) }
    let owner = stack.owner(of: row)
    let (number, id) = (row - owner.firstRow, ObjectIdentifier(owner))
    return owner.identity(of: number).map { .element($0, of: id) } ?? .row(number, of: id)
  }

  /// The number of the row of that key, which is thought to be `row`.
  private func row(of key: RowKey?, near row: Int) -> Int? {
    guard let key, let stack else { return nil }
    func owner(_ id: ObjectIdentifier) -> (any RowOwner)? {
      stack.owners.first { ObjectIdentifier($0) == id }
    }
    switch key {
    case .value(let value): return self.row(of: value, near: row)
    case .element(let identity, of: let id):
      if self.key(ofRow: row) == key { return row }
      guard let owner = owner(id) else { return nil }
      return (0..<owner.rowCount).first { owner.identity(of: $0) == identity }
        .map { owner.firstRow + $0 }
    case .row(let number, of: let id):
      return owner(id).flatMap { number < $0.rowCount ? $0.firstRow + number : nil }
    }
  }

  /// Whether keys stop at a row that is made: it can be selected, or does something.
  func stops(at row: MadeRow) -> Bool {
    guard row.facts.part == .content else { return false }
    return view.selection == nil || value(of: row.facts) != nil || row.acts
  }

  /// Has keys stand at `row`, whatever is selected.
  func stand(at row: Int) { leave(for: key(ofRow: row), row, .apart) }

  // MARK: The keyboard

  func keyboardMoved(isHere: Bool) {
    hasKeyboard = isHere
    if !isHere, cursor.standing == .entered { leave(for: nil, 0, .selected) }
    looksChanged()
  }

  /// Finds the row that has the keyboard for the list, if the keyboard is here: where a person comes in and
  /// nothing is selected, the first that is seen.
  func findRowAtKeys() -> RowAtKeys? {
    guard hasKeyboard, let stack else { return nil }
    if let known = rowAtKeys, known.generation == stack.generation { return known }
    let known = current
    guard let row = known ?? door else { return nil }
    if known == nil { cursor.standing = .entered }
    let key = key(ofRow: row)
    if key == cursor.key {
      cursor.row = row
    } else if cursor.standing != .awaited || self.row(of: cursor.key, near: cursor.row) == nil {
      // Next time it is found without a look at the others.
      (cursor.key, cursor.row) = (key, row)
      (cursor.anchor, cursor.anchorRow) = (value(ofRow: row), row)
    }
    return RowAtKeys(number: row, place: place(ofRow: row), generation: stack.generation)
  }

  /// The row at which the keyboard comes in.
  private var door: Int? { rows.first { isInSight($0) && stops(at: $0) }?.number }

  private func isInSight(_ row: MadeRow) -> Bool {
    guard let container, let stack, let number = row.number else { return false }
    return number >= stack.row(at: max(0, container.visibleSpan(along: .vertical).lowerBound))
  }

  /// Which of the rows `row` is, in words. What stands beside them, a title say, does not count.
  private func place(ofRow row: Int) -> String {
    var (before, all) = (0, 0)
    for owner in stack?.owners ?? [] where owner.rowCount > 0 {
      guard RowFacts(around: owner, in: self).part == .content else { continue }
      before += min(max(0, row - owner.firstRow), owner.rowCount)
      all += owner.rowCount
    }
    return Text("\(before + 1) of \(all)").string(in: EnvironmentValues(scope: scope).locale)
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

extension MadeRow {
  /// Whether a person can do something with it besides selecting it.
  var acts: Bool {
    wholeButton != nil || facts.outline?.expansion != nil || facts.hasActions
      || facts.allowedMove != nil || ownMenu != nil
  }
}
