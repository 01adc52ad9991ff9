/// What a click and the keys select.
extension ListRowsNode {
  func pick(_ row: MadeRow, _ modifiers: EventModifiers) {
    if !isEditing, let button = row.button { return button.receive(.press) }
    guard let selection = view.selection, let value = value(of: row.facts) else { return }
    keyboard?.takeKeyboard()
    let position = row.position ?? RowPosition(row: 0)
    if modifiers.contains(.shift), selection.isMultiple {
      return extend(to: position, value)
    }
    if gathers || modifiers.isCommand {
      toggle(position, value)
    } else {
      selection.choose(value)
      begin(at: position, value)
    }
  }

  /// Whether rows are taken in and let go of one by one.
  var gathers: Bool {
    view.selection?.isMultiple == true
      && (isEditing || EnvironmentValues(scope: scope).togglesPickedRows)
  }

  /// Selects a row besides what is selected, or no longer.
  func toggle(_ position: RowPosition, _ value: AnyHashable) {
    let letsGo = selected.contains(value)
    view.selection?.toggle(value)
    begin(at: position, value)
    if letsGo { cursor.standing = .apart }
  }

  func takePress(of button: Node) -> Bool {
    guard let row = rows.first(where: { $0.button?.node === button }) else { return isEditing }
    if isEditing {
      pick(row, [])
    } else if let position = row.position {
      let value = value(of: row.facts)
      if let value, isSelectedByLink(row, value) {
        view.selection?.write([value])
        begin(at: position, value)
        return false
      }
      let key = key(at: position)
      if key != cursor.key { leave(for: key, at: position, value == nil ? .apart : .selected) }
    }
    return isEditing
  }

  func begin(at position: RowPosition, _ value: AnyHashable) {
    let key = RowKey(subject: .value(value), index: position.index)
    leave(for: key, at: position, selected.contains(value) ? .selected : .awaited)
    (cursor.anchor, cursor.anchorPosition) = (value, position)
  }

  /// Has keys go on from another row.
  func leave(for key: RowKey?, at position: RowPosition, _ standing: ListCursor.Standing) {
    hunting?.cancel()
    (cursor.key, cursor.position, cursor.goal) = (key, position, nil)
    cursor.box = made(position)?.box
    cursor.standing = standing
    looksChanged()
  }

  /// The row from which several are selected. That where a person began, unless something else is
  /// selected since: the app chose the next message, say, when one was deleted.
  private var start: RowPosition? {
    let isOwn = cursor.isApart || cursor.value.map(marked.contains) ?? false
    guard isOwn else { return current }
    return position(of: cursor.anchor, near: cursor.anchorPosition) ?? current
  }

  /// Selects all from where a person began to `position`, with `adds` besides what is selected.
  func extend(to position: RowPosition, _ value: AnyHashable, adds: Bool = false) {
    let start = start ?? position
    let anchor = self.value(at: start) ?? value
    // Of what is not made it may not be known which of its rows are between the two.
    var all: Set<AnyHashable> = adds ? selected.all() : []
    all.formUnion([anchor, value])
    let (first, last) = (min(start, position), max(start, position))
    for row in first.row...last.row {
      for found in values(ofRow: row) where first <= found.position && found.position <= last {
        all.insert(found.value)
      }
    }
    view.selection?.write(all)
    begin(at: position, value)
    (cursor.anchor, cursor.anchorPosition) = (anchor, start)
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
        for row in 0..<owner.rowCount {
          rest += values(ofRow: owner.firstRow + row).map { $0.value }
        }
      }
    }
    selection.gather(identities, rest)
    guard cursor.isApart else { return }
    cursor.standing = .selected
    looksChanged()
  }
}
