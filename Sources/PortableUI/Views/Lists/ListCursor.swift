import LayoutEngine

/// Where selecting in a list goes on from.
struct ListCursor {
  /// The row that keys are at, or that was selected last, and its number then.
  var key: RowKey?
  var row = 0

  /// Why keys are there.
  var standing = Standing.selected

  enum Standing {
    /// It is what is selected: where that is, keys are.
    case selected

    /// It was to be selected, and is not yet: some bindings take their time.
    case awaited

    /// Whatever is selected: they went past others on the way, or a person let go of it.
    case apart

    /// Whatever is selected, until the keyboard leaves: it came in there, and nobody has moved it.
    case entered

    /// They mean it in the place of what is selected: selecting it would take the list away.
    case pointed
  }

  /// Whether keys are there whatever is selected.
  var isApart: Bool {
    switch standing {
    case .selected, .awaited: false
    case .apart, .entered, .pointed: true
    }
  }

  /// Where a selection of several rows begins.
  var anchor: AnyHashable?
  var anchorRow = 0

  /// The row that keys are to come to once it is made.
  var goal: (row: Int, step: Int, way: KeyWay)?

  /// What is to be selected once the rows are gone that a person deletes.
  var successor: RowSuccessor?

  /// The letters by which a person looks for a row.
  var search = RowSearch()

  /// What the row at `key` stands for in the selection.
  var value: AnyHashable? { if case .value(let value)? = key { value } else { nil } }
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

  // MARK: Clicks

  func pick(_ row: MadeRow, _ modifiers: EventModifiers) {
    if !isEditing, let button = row.wholeButton { return button.receive(.press) }
    guard let selection = view.selection, let value = value(of: row.facts) else { return }
    keyboard?.takeKeyboard()
    let number = row.number ?? 0
    if modifiers.contains(.shift), selection.isMultiple {
      return extend(to: number, value)
    }
    if gathers || modifiers.isCommand {
      toggle(number, value)
    } else {
      selection.choose(value)
      begin(at: number, value)
    }
  }

  /// Whether rows are taken in and let go of one by one.
  var gathers: Bool {
    view.selection?.isMultiple == true
      && (isEditing || EnvironmentValues(scope: scope).togglesPickedRows)
  }

  /// Selects a row besides what is selected, or no longer.
  func toggle(_ row: Int, _ value: AnyHashable) {
    let letsGo = selected.contains(value)
    view.selection?.toggle(value)
    begin(at: row, value)
    if letsGo { cursor.standing = .apart }
  }

  func takePress(of button: Node) -> Bool {
    guard let row = rows.first(where: { $0.wholeButton?.node === button }) else { return isEditing }
    if isEditing {
      pick(row, [])
    } else if let number = row.number {
      let key = key(ofRow: number)
      let standing: ListCursor.Standing = value(of: row.facts) == nil ? .apart : .selected
      if key != cursor.key { leave(for: key, number, standing) }
    }
    return isEditing
  }

  func begin(at row: Int, _ value: AnyHashable) {
    leave(for: .value(value), row, .awaited)
    (cursor.anchor, cursor.anchorRow) = (value, row)
  }

  /// Has keys go on from another row.
  func leave(for key: RowKey?, _ row: Int, _ standing: ListCursor.Standing) {
    (cursor.key, cursor.row, cursor.goal) = (key, row, nil)
    cursor.standing = standing
    looksChanged()
  }

  /// The row from which several are selected. That where a person began, unless something else is selected
  /// since: the app chose the next message, say, when one was deleted.
  private var start: Int? {
    let isOwn = cursor.isApart || cursor.value.map(marked.contains) ?? false
    return isOwn ? row(of: cursor.anchor, near: cursor.anchorRow) ?? current : current
  }

  /// Selects all from where a person began to `row`, with `adds` besides what is selected.
  func extend(to row: Int, _ value: AnyHashable, adds: Bool = false) {
    let start = start ?? row
    var all = adds ? selected.all() : []
    for number in min(start, row)...max(start, row) {
      if let value = self.value(ofRow: number) { all.insert(value) }
    }
    view.selection?.write(all)
    let anchor = self.value(ofRow: start) ?? value
    begin(at: row, value)
    (cursor.anchor, cursor.anchorRow) = (anchor, start)
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
    guard cursor.isApart else { return }
    cursor.standing = .selected
    looksChanged()
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
