import Foundation

/// The letters by which a person looks for a row of a list.
struct RowSearch {
  /// What was typed so far.
  private(set) var letters = ""
  private var lastTime = -Double.infinity

  /// How long a person may think before the next letter begins another name, in seconds.
  private static let pause = 1.0

  /// Whether a letter typed at `time` belongs to those before.
  func goesOn(at time: Double) -> Bool { !letters.isEmpty && time - lastTime < Self.pause }

  /// Takes in a letter. The same one again and again is no name: each goes on to the next row.
  mutating func type(_ letter: Character, at time: Double) {
    letters = goesOn(at: time) ? letters + String(letter) : String(letter)
    lastTime = time
  }

  /// What a row has to begin with.
  var wanted: String {
    let isOne = letters.allSatisfy { $0.lowercased() == letters.first?.lowercased() }
    return (isOne ? String(letters.prefix(1)) : letters).folded
  }
}

extension String {
  /// The same for whoever does not care about capitals and accents.
  fileprivate var folded: String {
    folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
  }
}

/// How a person finds a row by its first letters.
extension ListRowsNode {
  /// How many rows are looked at that are not made. Each is made for a moment.
  private static var reach: Int { 2000 }

  /// Whether letters were typed a moment ago.
  var isFinding: Bool { cursor.search.goesOn(at: graph.backend.displayTime) }

  /// Comes to the next row that begins with what was typed, the first again behind the last.
  func find(_ key: KeyEquivalent) {
    guard let stack, stack.rowCount > 0 else { return }
    cursor.search.type(key.character, at: graph.backend.displayTime)
    let wanted = cursor.search.wanted
    var start = RowPosition(row: 0)
    if let current {
      // More letters of a name may be meant for the row that the first ones led to.
      start = RowPosition(row: current.row, index: current.index + (wanted.count > 1 ? 0 : 1))
    }
    var looks = Self.reach
    // The row of the stack where it begins comes last again, for what stands before that.
    for step in 0...stack.rowCount {
      guard looks > 0 else { return }
      let row = (start.row + step) % stack.rowCount
      let found = firstRow(in: row, beginningWith: wanted, &looks) { index in
        step == 0 ? index >= start.index : step < stack.rowCount || index < start.index
      }
      if let found { return come(to: found, gathers ? .passes : .selects) }
    }
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
