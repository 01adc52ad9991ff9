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
    case .home: go(from: RowPosition(row: 0), 1, way)
    case .end: if last >= 0 { go(from: end(of: last), -1, way) }
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

  /// Shows or hides what is inside the row that keys are at; where that is so already, the keys go
  /// on to the first row inside, or to the one that it is in.
  private func fold(_ unfolding: Bool, _ way: KeyWay) {
    guard let current, let outline = made(current)?.facts.outline else { return }
    if let expansion = outline.expansion, expansion.wrappedValue != unfolding {
      withAnimation { expansion.wrappedValue = unfolding }
    } else if unfolding, outline.expansion != nil {
      move(1, by: 1, way)
    } else if !unfolding, outline.depth > 0 {
      if let around = row(around: current, at: outline.depth) { come(to: around, way) }
    }
  }

  /// The row of a tree that the one at `position` is in, which is inside of `depth` others.
  private func row(around position: RowPosition, at depth: Int) -> RowPosition? {
    let all = facts(ofRow: position.row)
    // It counts rows of the tree, of which one element may show several.
    let way = all.count == 1 ? all[0].outline?.way : nil
    for row in stride(from: position.row - (way ?? 0), through: 0, by: -1) {
      let all = facts(ofRow: row)
      let before = all.prefix(row == position.row ? position.index : all.count)
      let index = before.lastIndex { $0.outline.map { $0.depth < depth } ?? false }
      if let index { return RowPosition(row: row, index: index) }
    }
    return nil
  }

  private func move(_ step: Int, by count: Int, _ way: KeyWay) {
    guard let stack, stack.rowCount > 0 else { return }
    guard let current, cursor.standing != .entered || view.selection == nil || way == .passes else {
      // Where nothing is selected, the first row that is seen is.
      return go(from: firstInSight ?? RowPosition(row: 0), 1, way)
    }
    let goal = position(count, beyond: current, step)
    func isStop(_ position: RowPosition) -> Bool { mayStop(at: position, from: current, way) }
    // What keys do not stop at is passed over; at the end they stay where they are.
    var found = positions(from: goal, by: step).first(where: isStop)
    if found == nil {
      let before = positions(from: goal, by: -step)
        .prefix(while: { step > 0 ? $0 > current : $0 < current })
      found = before.first(where: isStop)
    }
    if let found { come(to: found, way, step) }
  }

  private func go(from position: RowPosition, _ step: Int, _ way: KeyWay) {
    guard let stack, stack.rowCount > 0 else { return }
    let found = positions(from: position, by: step).first { mayStop(at: $0) }
    if let found { come(to: found, way, step) }
  }

  /// Has keys come to the row at `position`, and selects it as `way` says. Where nobody knows what
  /// is there, they come once it is made.
  func come(to position: RowPosition, _ way: KeyWay, _ step: Int = 1) {
    reveal(position)
    guard !mayShowSeveral(position.row) else {
      cursor.goal = (position, step, way)
      return
    }
    guard let value = value(at: position) else {
      if let made = made(position) {
        if stops(at: made) { stand(at: position) } else { passOver(position, way, step) }
      } else {
        cursor.goal = (position, step, way)
      }
      return
    }
    switch way {
    case .passes: stand(at: position)
    case .extends: extend(to: position, value)
    case .adds: extend(to: position, value, adds: true)
    case .selects: if goOn(at: position, value) { view.selection?.hasChosen() }
    }
  }

  /// Comes to the row there, or to the next one where it is none at which keys stop.
  private func passOver(_ position: RowPosition, _ way: KeyWay, _ step: Int) {
    if let next = sureStop(from: position, step) { come(to: next, way, step) }
  }

  /// Selects a row, or only stands there where the list would go with that. Returns whether it is
  /// selected.
  @discardableResult
  func goOn(at position: RowPosition, _ value: AnyHashable) -> Bool {
    let isLeaving = view.selection?.isLeaving() == true
    if !isLeaving { view.selection?.write([value]) }
    begin(at: position, value)
    if isLeaving { cursor.standing = .pointed }
    return !isLeaving
  }

  /// Comes to what was waited for, once it is made and in its place.
  func continueToGoal() {
    guard let (position, step, way) = cursor.goal, arePlaced(in: position.row) else { return }
    cursor.goal = nil
    guard let stack, (0..<stack.rowCount).contains(position.row) else { return }
    if isEmpty(position.row) {
      go(from: position, step, way)
    } else if madeRows(in: position.row).isEmpty {
      come(to: position, way, step)
    } else {
      passOver(position, way, step)
    }
  }

  /// Whether Return does something with `row`.
  func opens(_ row: MadeRow) -> Bool {
    if gathers { return true }
    if view.menu?.primaryAction != nil, value(of: row.facts) != nil { return true }
    guard !isEditing else { return false }
    if row.button != nil || row.facts.outline?.expansion != nil { return true }
    guard let selection = view.selection, let value = value(of: row.facts), !isOperated(row) else {
      return row.firstForKeyboard != nil
    }
    return selection.isLeaving() || !selected.contains(value)
  }

  private func toggleCurrent() {
    guard let current else { return }
    if let value = value(at: current) { toggle(current, value) } else { activate() }
  }

  /// Does what a click on the row does that keys are at: that of its button, or what follows in the
  /// place of the list. Where it does nothing, the keyboard goes to what is in it; out of sight, it
  /// comes into sight first.
  private func activate() {
    guard let current = currentToAct else { return }
    guard let row = made(current) else { return reveal(current) }
    if gathers { return value(of: row.facts).map { toggle(current, $0) } ?? () }
    guard !isEditing else { return }
    if let button = row.button { return button.receive(.press) }
    if let selection = view.selection, let value = value(of: row.facts), !isOperated(row) {
      if selection.isLeaving() {
        selection.choose(value)
        begin(at: current, value)
      } else if !selected.contains(value) {
        come(to: current, .selects)
      }
    } else if let expansion = row.facts.outline?.expansion {
      withAnimation { expansion.wrappedValue.toggle() }
    } else if let control = row.firstForKeyboard {
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
