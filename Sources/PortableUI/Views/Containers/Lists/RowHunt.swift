/// A row that a person looks for, and how far the list was gone through for it.
struct RowHunt {
  /// What it begins with.
  let wanted: String

  /// Where the first one is that it may be, and how many rows of the lazy stack were looked at from
  /// there.
  let start: RowPosition
  var step = 0

  /// Which rows there were when it began.
  let generation: Int
}

/// How a person finds a row by its first letters.
extension ListRowsNode {
  /// How many rows are looked at that are not made, at once and then each time that everything else
  /// had its turn. Each is made for a moment.
  private static var reach: (atOnce: Int, later: Int) { (2000, 200) }

  /// Whether letters were typed a moment ago.
  var isFinding: Bool { cursor.search.goesOn(at: graph.backend.displayTime) }

  /// Comes to the next row that begins with what was typed, the first again behind the last.
  func find(_ key: KeyEquivalent) {
    guard let stack, stack.rowCount > 0 else { return }
    hunting?.cancel()
    cursor.search.type(key.character, at: graph.backend.displayTime)
    let wanted = cursor.search.wanted
    var start = RowPosition(row: 0)
    if let current {
      // More letters of a name may be meant for the row that the first ones led to.
      start = RowPosition(row: current.row, index: current.index + (wanted.count > 1 ? 0 : 1))
    }
    var hunt = RowHunt(wanted: wanted, start: start, generation: stack.generation)
    if goesOn(&hunt, looks: Self.reach.atOnce) { goOnLater(hunt) }
  }

  /// Goes on while nobody types, moves or leaves, as long as the rows are the same.
  private func goOnLater(_ hunt: RowHunt) {
    let token = graph.begin("the search for a row in \(path)")
    hunting = Task { [weak self, weak graph] in
      var hunt = hunt
      while true {
        await Task.yield()
        guard !Task.isCancelled, let self, goesOnInside(&hunt) else { break }
      }
      graph?.finish(token)
    }
  }

  private func goesOnInside(_ hunt: inout RowHunt) -> Bool {
    graph.inside { goesOn(&hunt, looks: Self.reach.later) }
  }

  /// Goes on until a row is found, or as many were made as `looks` says. Returns whether there are
  /// more.
  private func goesOn(_ hunt: inout RowHunt, looks: Int) -> Bool {
    guard let stack, stack.generation == hunt.generation else { return false }
    var looks = looks
    let (wanted, start) = (hunt.wanted, hunt.start)
    // The row of the stack where it begins comes last again, for what stands before that.
    while hunt.step <= stack.rowCount {
      guard looks > 0 else { return true }
      let step = hunt.step
      hunt.step += 1
      let row = (start.row + step) % stack.rowCount
      let found = firstRow(in: row, beginningWith: wanted, &looks) { index in
        step == 0 ? index >= start.index : step < stack.rowCount || index < start.index
      }
      if let found {
        come(to: found, gathers ? .passes : .selects)
        return false
      }
    }
    return false
  }

  /// The first of the rows that `row` of the stack shows at which keys stop and which says that
  /// first.
  private func firstRow(
    in row: Int, beginningWith wanted: String, _ looks: inout Int, where isMeant: (Int) -> Bool
  ) -> RowPosition? {
    if madeRows(in: row).isEmpty {
      guard mayStop(at: RowPosition(row: row)) else { return nil }
      looks -= 1
    }
    return look(at: row) { all in
      let found = all.first { row in
        isMeant(row.index) && row.firstWords?.folded.hasPrefix(wanted) == true
          && stops(at: row, among: all)
      }
      return found?.position
    }
  }
}
