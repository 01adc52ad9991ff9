/// What is known of the rows of a `ForEach` without making them.
@MainActor
struct KnownRows {
  fileprivate let owner: Node

  /// What is said around them, as of the first one.
  let facts: RowFacts

  /// What counts for more than that.
  fileprivate(set) var sayings: RowSayings

  /// How many rows of the list the one shows that shows most, of those that are made.
  fileprivate(set) var most = 0

  /// Whether others may show several, too.
  var mayShowSeveral: Bool { most > 1 || most == 0 }

  /// Whether each says itself what it stands for, or whether it can be selected.
  var saysWhatIsSelected: Bool { !sayings.isDisjoint(with: [.value, .selection]) }
}

/// Rows that are not made, and may say something of themselves.
extension ListRowsNode {
  /// What is said about the rows that `row` of the stack shows, by themselves as well.
  func facts(ofRow row: Int) -> [RowFacts] { look(at: row) { all in all.map { $0.facts } } ?? [] }

  /// What is said about the first of them.
  func wholeFacts(ofRow row: Int) -> RowFacts? { facts(ofRow: row).first }

  /// What is known of the rows of `owner`. What one of them says that is made, the others may say as well; a single
  /// view is asked each time.
  func known(of owner: any RowOwner) -> KnownRows {
    if let knownRows, knownRows.owner === owner { return knownRows }
    let isView = owner.identities == nil
    var known = KnownRows(
      owner: owner, facts: RowFacts(around: owner, in: self, element: isView ? nil : 0),
      sayings: isView ? [.value, .selection, .edits] : [])
    for row in rows where row.facts.row?.parent === owner {
      known.most = max(known.most, row.index + 1)
      known.sayings.formUnion(row.facts.sayings.subtracting(.value))
      guard row.facts.sayings.contains(.value), !known.sayings.contains(.value),
        let number = row.number
      else { continue }
      // Most tags say what the identity is already.
      if value(of: row.facts) != value(ofRow: number, by: known.facts) {
        known.sayings.insert(.value)
      }
    }
    knownRows = known
    return known
  }
}
