/// What a row is, whichever number it has by then.
struct RowKey: Hashable {
  let subject: Subject

  /// Which it is of those that one element shows.
  let index: Int

  /// What those have in common that one element shows, or what the row alone is.
  enum Subject: Hashable {
    /// What it stands for in the selection.
    case value(AnyHashable)

    /// The element that it shows, and of which collection.
    case element(AnyHashable, of: ObjectIdentifier)

    /// Which of the rows it is that a part of the list has.
    case row(Int, of: ObjectIdentifier)
  }
}

/// Where the row is that keys were at.
extension ListRowsNode {
  /// What tells the row at `position` from others.
  func key(at position: RowPosition) -> RowKey? {
    subject(at: position).map { RowKey(subject: $0, index: position.index) }
  }

  private func subject(at position: RowPosition) -> RowKey.Subject? {
    guard let stack, (0..<stack.rowCount).contains(position.row) else { return nil }
    if let value = value(at: position) { return .value(value) }
    let owner = stack.owner(of: position.row)
    let (number, id) = (position.row - owner.firstRow, ObjectIdentifier(owner))
    return owner.identity(of: number).map { .element($0, of: id) } ?? .row(number, of: id)
  }

  /// Where the row of the cursor is now.
  var cursorPosition: RowPosition? {
    guard let key = cursor.key, let found = position(showing: key.subject, near: cursor.position)
    else { return nil }
    let made = madeRows(in: found.row)
    if let same = made.first(where: { $0.box === cursor.box })?.position,
      subject(at: same) == key.subject
    {
      return same
    }
    if case .value = key.subject { return found }
    return RowPosition(
      row: found.row, index: made.isEmpty ? key.index : min(key.index, made.count - 1))
  }

  /// A row that is `subject`, and which is thought to be at `position`.
  private func position(
    showing subject: RowKey.Subject, near position: RowPosition
  ) -> RowPosition? {
    func owner(_ id: ObjectIdentifier) -> (any RowOwner)? {
      stack?.owners.first { ObjectIdentifier($0) == id }
    }
    switch subject {
    case .value(let value): return self.position(of: value, near: position)
    case .element(let identity, of: let id):
      guard let owner = owner(id) else { return nil }
      let (all, number) = (0..<owner.rowCount, position.row - owner.firstRow)
      if all.contains(number), owner.identity(of: number) == identity { return position }
      let found = all.first { owner.identity(of: $0) == identity }
      return found.map { RowPosition(row: owner.firstRow + $0) }
    case .row(let number, of: let id):
      guard let owner = owner(id), number < owner.rowCount else { return nil }
      return RowPosition(row: owner.firstRow + number)
    }
  }
}
