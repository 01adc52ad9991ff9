import Foundation
import PortableUI

/// What a table believes to stand in it: sections with rows, each with a number of its own that stays
/// while others come, go and move.
nonisolated struct TableModel {
  /// A section.
  struct Section: Identifiable {
    let id: Int
    var rows: [Int]
  }

  private(set) var sections: [Section] = []
  private var lastID = 0

  /// A number that nothing has.
  mutating func makeID() -> Int {
    lastID += 1
    return lastID
  }

  mutating func makeIDs(_ count: Int) -> [Int] {
    let first = lastID + 1
    lastID += count
    return Array(first..<first + count)
  }

  mutating func set(_ sections: [Section]) { self.sections = sections }

  /// Has so many rows in each section from now on. Those that were there keep their numbers.
  mutating func resize(to counts: [Int]) {
    if counts.count < sections.count { sections.removeLast(sections.count - counts.count) }
    for (index, count) in counts.enumerated() {
      if index == sections.count { sections.append(Section(id: makeID(), rows: [])) }
      let old = sections[index].rows.count
      if count < old { sections[index].rows.removeLast(old - count) }
      if count > old { sections[index].rows += makeIDs(count - old) }
    }
  }

  /// The number of the row at `path`; `nil` where there is none.
  func row(at path: IndexPath) -> Int? {
    guard path.count == 2, sections.indices.contains(path.section),
      sections[path.section].rows.indices.contains(path.row)
    else { return nil }
    return sections[path.section].rows[path.row]
  }

  /// Where the row with that number stands, which is thought to be at `hint`.
  func path(of row: Int, near hint: IndexPath? = nil) -> IndexPath? {
    if let hint, self.row(at: hint) == row { return hint }
    for (index, section) in sections.enumerated() {
      guard let found = section.rows.firstIndex(of: row) else { continue }
      return IndexPath(row: found, section: index)
    }
    return nil
  }

  /// The place of the section with that number.
  func section(_ id: Int) -> Int? { sections.firstIndex { $0.id == id } }

  /// Moves a row.
  mutating func move(_ source: IndexPath, to goal: IndexPath) {
    let row = sections[source.section].rows.remove(at: source.row)
    sections[goal.section].rows.insert(row, at: goal.row)
  }
}

/// A row of a section, as a list is told of it.
nonisolated struct TablePlace: Identifiable, Hashable {
  let id: Int
  let section: Int
  let row: Int

  var path: IndexPath { IndexPath(row: row, section: section) }
}

/// The rows of a section, of which each is made as it is asked for.
nonisolated struct TablePlaces: RandomAccessCollection {
  let rows: [Int]
  let section: Int

  var startIndex: Int { 0 }
  var endIndex: Int { rows.count }
  subscript(index: Int) -> TablePlace { TablePlace(id: rows[index], section: section, row: index) }
}
