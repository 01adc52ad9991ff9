/// What rows say inside of themselves that counts for more than what is known from outside of them.
struct RowSayings: OptionSet {
  let rawValue: UInt8

  /// For which value they stand in the selection, if for any.
  static var value: RowSayings { RowSayings(rawValue: 1) }

  /// Whether they can be selected.
  static var selection: RowSayings { RowSayings(rawValue: 2) }

  /// Whether and how they are deleted or moved.
  static var edits: RowSayings { RowSayings(rawValue: 4) }
}

/// Rows that are not made, and may say something of themselves.
extension ListRowsNode {
  /// What is said about `row`, by itself as well: where it is not made, it is for that moment.
  func wholeFacts(ofRow row: Int) -> RowFacts? {
    if let made = made(row) { return made.facts }
    guard let stack, (0..<stack.rowCount).contains(row) else { return nil }
    let owner = stack.owner(of: row)
    return owner.look(at: row - owner.firstRow) { node in
      var boxes: ContiguousArray<Box> = []
      node.collectBoxes(into: &boxes)
      return boxes.first.map { RowFacts(of: $0, in: self) }
    }
  }

  /// What counts for more in the rows of `owner` than what is known around them. What one of them says that is made,
  /// the others may say as well; a single view is asked each time.
  func sayings(of owner: any RowOwner) -> RowSayings {
    if let around, around.owner === owner { return around.sayings }
    let facts = RowFacts(around: owner, in: self, element: 0)
    var sayings: RowSayings = owner.identities == nil ? [.value, .selection, .edits] : []
    for row in rows where row.facts.row?.parent === owner {
      sayings.formUnion(row.facts.sayings.subtracting(.value))
      guard row.facts.sayings.contains(.value), !sayings.contains(.value), let number = row.number
      else { continue }
      // Most tags say what the identity is already.
      let identity = owner.identity(of: number - owner.firstRow)
      if value(of: row.facts) != value(of: facts, identity: identity) { sayings.insert(.value) }
    }
    around = (owner, facts, sayings)
    return sayings
  }
}
