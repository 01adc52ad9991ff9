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
    // More letters of a name may be meant for the row that the first ones led to.
    let start = (current ?? -1) + (wanted.count > 1 ? 0 : 1)
    var looks = Self.reach
    for step in 0..<stack.rowCount {
      let row = (max(0, start) + step) % stack.rowCount
      guard looks > 0 else { return }
      guard mayStop(at: row), let words = words(ofRow: row, &looks) else { continue }
      if words.folded.hasPrefix(wanted) { return come(to: row, gathers ? .passes : .selects) }
    }
  }

  /// What a row says first.
  private func words(ofRow row: Int, _ looks: inout Int) -> String? {
    if let made = rows.first(where: { $0.number == row }) { return made.facts.row?.firstWords }
    guard let stack else { return nil }
    looks -= 1
    let owner = stack.owner(of: row)
    return owner.look(at: row - owner.firstRow) { $0.firstWords }
  }
}

extension Node {
  /// The first words that are shown by what is inside.
  fileprivate var firstWords: String? {
    if case .text(let text)? = box?.element?.goal, !text.text.isEmpty { return text.text }
    return children.lazy.compactMap(\.firstWords).first
  }
}
