import LayoutEngine

/// What the keys do while the keyboard is at a list.
extension ListRowsNode: ListKeyHearer {
  func hear(_ key: KeyEquivalent, _ modifiers: EventModifiers) {
    guard let stack else { return }
    let last = stack.rowCount - 1
    let way = way(modifiers)
    switch key {
    case .upArrow where modifiers.contains(.option): moveSelected(by: -1)
    case .downArrow where modifiers.contains(.option): moveSelected(by: 1)
    case .delete, .deleteForward: deleteSelected()
    case .upArrow: move(-1, by: 1, way)
    case .downArrow: move(1, by: 1, way)
    case .home: go(from: 0, 1, way)
    case .end: go(from: last, -1, way)
    case .pageUp: move(-1, by: rowsOfPage, way)
    case .pageDown: move(1, by: rowsOfPage, way)
    case .leftArrow, .rightArrow: fold((key == .rightArrow) != scope.isMirrored, self.way([]))
    case .space where modifiers.isCommand: toggleCurrent()
    case .space where isFinding: find(key)
    case .return where openSelected(): break
    case .return, .space: activate()
    case "a" where modifiers.isCommand: selectAll()
    default: find(key)
    }
  }

  /// What a move means with `modifiers` held.
  private func way(_ modifiers: EventModifiers) -> KeyWay {
    let keeps = gathers || modifiers.isCommand
    if modifiers.contains(.shift), view.selection?.isMultiple == true {
      return keeps ? .adds : .extends
    }
    return keeps ? .passes : .selects
  }

  /// Shows or hides what is inside the row that keys are at; where that is so already, the keys go on to the
  /// first row inside, or to the one that it is in.
  private func fold(_ unfolding: Bool, _ way: KeyWay) {
    guard let current, let outline = made(current)?.facts.outline else { return }
    if let expansion = outline.expansion, expansion.wrappedValue != unfolding {
      withAnimation { expansion.wrappedValue = unfolding }
    } else if unfolding, outline.expansion != nil {
      move(1, by: 1, way)
    } else if !unfolding, outline.depth > 0 {
      let around = (0..<current).last { other in
        guard let depth = wholeFacts(ofRow: other)?.outline?.depth else { return false }
        return depth < outline.depth
      }
      if let around { come(to: around, way) }
    }
  }

  /// About how many rows are seen at once.
  private var rowsOfPage: Int {
    guard let container, let stack else { return 1 }
    let span = container.visibleSpan(along: .vertical)
    let (first, last) = (stack.row(at: span.lowerBound), stack.row(at: span.upperBound))
    return max(1, last - first - 1)
  }

  private func move(_ step: Int, by count: Int, _ way: KeyWay) {
    guard let stack, stack.rowCount > 0 else { return }
    guard let current, cursor.standing != .entered || view.selection == nil || way == .passes else {
      // Where nothing is selected, the first row that is seen is.
      let span = container?.visibleSpan(along: .vertical)
      return go(from: stack.row(at: max(0, span?.lowerBound ?? 0)), 1, way)
    }
    let goal = min(max(0, current + step * count), stack.rowCount - 1)
    // What keys do not stop at is passed over; at the end they stay where they are.
    let beyond = stride(from: goal, through: step > 0 ? stack.rowCount - 1 : 0, by: step)
    let before = stride(from: goal, to: current, by: -step)
    if let row = beyond.first(where: mayStop) ?? before.first(where: mayStop) {
      come(to: row, way, step)
    }
  }

  private func go(from row: Int, _ step: Int, _ way: KeyWay) {
    guard let stack, stack.rowCount > 0 else { return }
    let rows = stride(from: row, through: step > 0 ? stack.rowCount - 1 : 0, by: step)
    if let row = rows.first(where: mayStop) { come(to: row, way, step) }
  }

  /// Whether keys stop at a row, or may once it is made.
  func mayStop(at row: Int) -> Bool {
    if let made = made(row) { return stops(at: made) }
    if value(ofRow: row) != nil { return true }
    guard let stack else { return false }
    return !isEmpty(row) && RowFacts(around: stack.owner(of: row), in: self).part == .content
  }

  /// Has keys come to `row`, and selects it as `way` says.
  func come(to row: Int, _ way: KeyWay, _ step: Int = 1) {
    reveal(row)
    guard let value = value(ofRow: row) else {
      if let made = made(row) {
        if stops(at: made) { stand(at: row) } else { passOver(row, way, step) }
      } else {
        cursor.goal = (row, step, way)
      }
      return
    }
    switch way {
    case .passes: stand(at: row)
    case .extends: extend(to: row, value)
    case .adds: extend(to: row, value, adds: true)
    case .selects: if goOn(at: row, value) { view.selection?.hasChosen() }
    }
  }

  /// Goes on to the next row that is made: whether others are stops, nobody knows yet.
  private func passOver(_ row: Int, _ way: KeyWay, _ step: Int) {
    let ahead = rows.filter { ($0.number ?? row) * step > row * step && stops(at: $0) }
    if let next = (step > 0 ? ahead.first : ahead.last)?.number { come(to: next, way, step) }
  }

  /// Selects `row`, or only stands there where the list would go with that. Returns whether it is selected.
  @discardableResult
  func goOn(at row: Int, _ value: AnyHashable) -> Bool {
    let isLeaving = view.selection?.isLeaving() == true
    if !isLeaving { view.selection?.write([value]) }
    begin(at: row, value)
    if isLeaving { cursor.standing = .pointed }
    return !isLeaving
  }

  /// Comes to what was waited for, once it is made.
  func continueToGoal() {
    guard let goal = cursor.goal else { return }
    cursor.goal = nil
    guard let stack, (0..<stack.rowCount).contains(goal.row) else { return }
    if isEmpty(goal.row) {
      go(from: goal.row + goal.step, goal.step, goal.way)
    } else {
      come(to: goal.row, goal.way, goal.step)
    }
  }

  /// Whether Return does something with `row`.
  func opens(_ row: MadeRow) -> Bool {
    if gathers { return true }
    if view.menu?.primaryAction != nil, value(of: row.facts) != nil { return true }
    guard !isEditing else { return false }
    if row.wholeButton != nil || row.facts.outline?.expansion != nil { return true }
    guard let selection = view.selection, let value = value(of: row.facts) else {
      return row.facts.row?.firstForKeyboard != nil
    }
    return selection.isLeaving() || !selected.contains(value)
  }

  private func toggleCurrent() {
    guard let current else { return }
    if let value = value(ofRow: current) { toggle(current, value) } else { activate() }
  }

  /// Does what a click on the row does that keys are at: that of the button that it is, or what follows in
  /// the place of the list. Where it does nothing, the keyboard goes to what is in it; out of sight, it comes
  /// into sight first.
  private func activate() {
    guard let current = currentToAct else { return }
    guard let row = made(current) else { return reveal(current) }
    if gathers { return value(of: row.facts).map { toggle(current, $0) } ?? () }
    guard !isEditing else { return }
    if let button = row.wholeButton { return button.receive(.press) }
    if let selection = view.selection, let value = value(of: row.facts) {
      if selection.isLeaving() {
        selection.choose(value)
        begin(at: current, value)
      } else if !selected.contains(value) {
        come(to: current, .selects)
      }
    } else if let expansion = row.facts.outline?.expansion {
      withAnimation { expansion.wrappedValue.toggle() }
    } else if let control = row.facts.row?.firstForKeyboard {
      graph.keyboard.move(to: control)
    }
  }
}

/// What a move by keys does with what is selected.
enum KeyWay {
  /// The row is selected in place of all others.
  case selects

  /// The rows from where a person began are, in place of all others.
  case extends

  /// These are, besides what is selected.
  case adds

  /// Nothing.
  case passes
}
