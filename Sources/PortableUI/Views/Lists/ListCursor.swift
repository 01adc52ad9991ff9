import LayoutEngine

/// Where selecting in a list goes on from.
struct ListCursor {
  /// The row that was selected last, and its number then.
  var value: AnyHashable?
  var row = 0

  /// Where a selection of several rows begins.
  var anchor: AnyHashable?
  var anchorRow = 0

  /// Whether a person let go of the row that was selected last.
  var hasLetGo = false

  /// The row that keys have come to where selecting it would take the list away.
  var pointed: AnyHashable?

  /// The row that is to be selected once it is made, and whether all up to it are.
  var goal: (row: Int, extends: Bool)?

  /// What is to be selected once the rows are gone that a person deletes.
  var successor: RowSuccessor?

  /// The letters by which a person looks for a row.
  var search = RowSearch()
}

/// What a click and the keys select.
extension ListRowsNode {
  /// The lazy stack of the rows.
  var stack: LazyContent? { container?.content as? LazyContent }

  /// The value that a row stands for in the selection; `nil` where it cannot be selected.
  func value(of facts: RowFacts) -> AnyHashable? {
    guard let selection = view.selection, facts.part == .content, !facts.isSelectionDisabled else {
      return nil
    }
    return facts.tags.lazy.compactMap { selection.meaning($0) }.first
  }

  /// The same for a row that may not be made.
  func value(ofRow row: Int) -> AnyHashable? {
    if let made = made(row) { return value(of: made.facts) }
    guard let stack else { return nil }
    let known = known(of: stack.owner(of: row))
    return known.saysWhatIsSelected
      ? wholeFacts(ofRow: row).flatMap { value(of: $0) } : value(ofRow: row, by: known.facts)
  }

  /// The same for a row of which only `facts` are known, which are said around it, and its identity.
  func value(ofRow row: Int, by facts: RowFacts) -> AnyHashable? {
    guard let owner = stack?.owner(of: row) else { return nil }
    return value(of: facts, identity: owner.identity(of: row - owner.firstRow))
  }

  private func value(of facts: RowFacts, identity: AnyHashable?) -> AnyHashable? {
    guard let selection = view.selection, facts.part == .content, !facts.isSelectionDisabled else {
      return nil
    }
    return identity.flatMap { selection.meaning($0) }
      ?? facts.tags.lazy.compactMap { selection.meaning($0) }.first
  }

  /// What is known of `row` if it is made.
  func made(_ row: Int) -> MadeRow? {
    guard let first = rows.first?.number, let last = rows.last?.number, first <= row, row <= last
    else { return nil }
    return rows.first { $0.number == row }
  }

  /// The number of the row that stands for `value`, which is thought to be `row`.
  func row(of value: AnyHashable?, near row: Int) -> Int? {
    guard let value, let stack else { return nil }
    if (0..<stack.rowCount).contains(row), self.value(ofRow: row) == value { return row }
    return (0..<stack.rowCount).first { mayStand($0, for: value) && self.value(ofRow: $0) == value }
  }

  /// Whether `row` stands for `value`, as far as that is known without making it.
  private func mayStand(_ row: Int, for value: AnyHashable) -> Bool {
    guard let stack, made(row) == nil else { return true }
    let known = known(of: stack.owner(of: row))
    return known.sayings.contains(.value) || self.value(ofRow: row, by: known.facts) == value
  }

  /// What keys mean: the row that they have come to, or else what is selected.
  var marked: SelectedValues {
    guard let pointed = cursor.pointed, view.selection?.isLeaving() == true else { return selected }
    return SelectedValues([pointed])
  }

  // MARK: Clicks

  func pick(_ row: MadeRow, _ modifiers: EventModifiers) {
    if !isEditing, let button = row.wholeButton { return button.receive(.press) }
    guard let selection = view.selection, let value = value(of: row.facts) else { return }
    keyboard?.takeKeyboard()
    let number = row.number ?? 0
    if modifiers.contains(.shift), selection.isMultiple {
      return extend(to: number, value)
    }
    let isToggled =
      selection.isMultiple
      && (isEditing || EnvironmentValues(scope: scope).togglesPickedRows)
    if isToggled || !modifiers.isDisjoint(with: [.control, .command]) {
      let letsGo = selected.contains(value)
      selection.toggle(value)
      begin(at: number, value)
      cursor.hasLetGo = letsGo
    } else {
      selection.choose(value)
      begin(at: number, value)
    }
  }

  func takePress(of button: Node) -> Bool {
    guard isEditing else { return false }
    if let row = rows.first(where: { $0.wholeButton?.node === button }) { pick(row, []) }
    return true
  }

  func begin(at row: Int, _ value: AnyHashable) {
    (cursor.value, cursor.row, cursor.goal) = (value, row, nil)
    cursor.pointed = nil
    (cursor.anchor, cursor.anchorRow, cursor.hasLetGo) = (value, row, false)
  }

  /// The row from which several are selected. That where a person began, unless something else is selected
  /// since: the app chose the next message, say, when one was deleted.
  private var start: Int? {
    let isOwn = cursor.hasLetGo || cursor.value.map(marked.contains) ?? false
    return isOwn ? row(of: cursor.anchor, near: cursor.anchorRow) ?? current : current
  }

  private func extend(to row: Int, _ value: AnyHashable) {
    let start = start ?? row
    var all: Set<AnyHashable> = []
    for number in min(start, row)...max(start, row) {
      if let value = self.value(ofRow: number) { all.insert(value) }
    }
    view.selection?.write(all)
    leavePointed()
    (cursor.anchor, cursor.anchorRow) = (self.value(ofRow: start) ?? value, start)
    (cursor.value, cursor.row, cursor.hasLetGo) = (value, row, false)
  }

  // MARK: Keys

  func select(_ row: Int, extends: Bool) {
    reveal(row)
    guard let value = value(ofRow: row), let selection = view.selection else {
      cursor.goal = (row, extends)
      return
    }
    if extends, selection.isMultiple { return extend(to: row, value) }
    if goOn(at: row, value) { selection.hasChosen() }
  }

  /// Selects `row`, or only points at it where the list would go with that. Returns whether it is selected.
  @discardableResult
  func goOn(at row: Int, _ value: AnyHashable) -> Bool {
    let isLeaving = view.selection?.isLeaving() == true
    if !isLeaving { view.selection?.write([value]) }
    begin(at: row, value)
    if isLeaving {
      cursor.pointed = value
      looksChanged()
    }
    return !isLeaving
  }

  func selectAll() {
    guard let stack, let selection = view.selection, selection.isMultiple else { return }
    var identities: [any RowIdentities] = []
    var rest: [AnyHashable] = []
    for owner in stack.owners {
      let known = known(of: owner)
      guard known.facts.part == .content, !known.facts.isSelectionDisabled, owner.rowCount > 0
      else { continue }
      if !known.saysWhatIsSelected, let all = owner.identities,
        selection.means(owner.identity(of: 0))
      {
        identities.append(all)
      } else {
        rest += (0..<owner.rowCount).compactMap { value(ofRow: owner.firstRow + $0) }
      }
    }
    selection.gather(identities, rest)
    leavePointed()
  }

  /// What is selected counts again.
  private func leavePointed() {
    guard cursor.pointed != nil else { return }
    cursor.pointed = nil
    looksChanged()
  }

  /// Selects what was waited for, once it is made.
  func continueToGoal() {
    guard let goal = cursor.goal else { return }
    cursor.goal = nil
    if rows.contains(where: { $0.number == goal.row }) {
      if value(ofRow: goal.row) != nil { select(goal.row, extends: goal.extends) }
    } else {
      cursor.goal = goal
      reveal(goal.row)
    }
  }

  /// Scrolls as far as is needed to show `row`.
  func reveal(_ row: Int) {
    guard let stack, (0..<stack.rowCount).contains(row), let container,
      let scroller = container.scrolling(along: .vertical)
    else { return }
    var frame = stack.frame(of: row, in: container)
    // A list is padded; what scrolls counts from the corner of all of it.
    var outer: Box? = container
    while let box = outer, box.content.scrolling == nil {
      frame.origin = frame.origin + box.record.frame.origin
      outer = box.parent
    }
    scroller.reveal(frame)
  }
}
