import Foundation

/// Changes of a table that are made together.
///
/// What goes and what is reloaded is said of the rows as they were before all of it, what comes of those
/// that are there after it; the order in which it was said does not matter.
nonisolated struct TableBatch {
  /// What is changed, and what it is made of, for messages.
  var whole = "table"
  var part = "row"

  var deletedRows: Set<IndexPath> = []
  var insertedRows: Set<IndexPath> = []
  var movedRows: [(from: IndexPath, to: IndexPath)] = []
  var deletedSections = IndexSet()
  var insertedSections = IndexSet()
  var movedSections: [(from: Int, to: Int)] = []
  var reloadedRows: Set<IndexPath> = []
  var reloadedSections = IndexSet()

  var isEmpty: Bool {
    deletedRows.isEmpty && insertedRows.isEmpty && movedRows.isEmpty && deletedSections.isEmpty
      && insertedSections.isEmpty && movedSections.isEmpty && reloadedRows.isEmpty
      && reloadedSections.isEmpty
  }

  /// What is wrong with it.
  struct Problem: Error {
    let happened: String
    let facts: String
  }

  /// Makes the changes. `counts` says how many rows there are in each section afterwards.
  func apply(to model: inout TableModel, counts: [Int]) throws(Problem) {
    try check(model)
    var kept = model.sections
    let moved = movedRows.compactMap { model.row(at: $0.from) }
    let gone = deletedRows.union(movedRows.map(\.from))
    for (section, paths) in Dictionary(grouping: gone, by: \.section) {
      kept[section].rows.remove(at: IndexSet(paths.map(\.row)))
    }
    var sections = try arranged(kept, &model, counts)
    let came =
      insertedRows.map { (path: $0, row: nil as Int?) }
      + zip(movedRows, moved).map { (path: $0.to, row: $1) }
    for (section, rows) in Dictionary(grouping: came, by: \.path.section) {
      guard sections.indices.contains(section) else {
        throw Problem(
          happened: "A \(part) was put into a section of a \(whole) that is not there.",
          facts: "section \(section) of \(sections.count)")
      }
      if insertedSections.contains(section) { continue }
      for (path, row) in rows.sorted(by: { $0.path.row < $1.path.row }) {
        guard path.row <= sections[section].rows.count else {
          throw Problem(
            happened: "A \(part) was put behind the end of its section.",
            facts: "\(part) \(path.row) of \(sections[section].rows.count) in section \(section)")
        }
        sections[section].rows.insert(row ?? model.makeID(), at: path.row)
      }
    }
    try compare(sections, with: counts)
    model.set(sections)
  }

  private func check(_ model: TableModel) throws(Problem) {
    let named = deletedRows.union(movedRows.map(\.from)).union(reloadedRows)
    if let stranger = named.first(where: { model.row(at: $0) == nil }) {
      throw Problem(
        happened: "A \(part) of a \(whole) was to be changed that is not there.",
        facts:
          "\(part) \(stranger.row) of section \(stranger.section), \(model.extent(of: stranger))")
    }
    let sections = deletedSections.union(reloadedSections)
      .union(IndexSet(movedSections.map(\.from)))
    if let stranger = sections.first(where: { $0 >= model.sections.count }) {
      throw Problem(
        happened: "A section of a \(whole) was to be changed that is not there.",
        facts: "section \(stranger) of \(model.sections.count)")
    }
  }

  /// The sections that stay, in their new order, with the new ones between them.
  private func arranged(
    _ old: [TableModel.Section], _ model: inout TableModel, _ counts: [Int]
  ) throws(Problem) -> [TableModel.Section] {
    var sections = old
    let gone = deletedSections.union(IndexSet(movedSections.map(\.from)))
    for section in reloadedSections where counts.indices.contains(section) {
      // A section that is reloaded may have any number of rows afterwards.
      sections[section] = TableModel.Section(
        id: model.makeID(), rows: model.makeIDs(counts[section]))
    }
    sections.remove(at: gone)
    let new =
      insertedSections.map { (index: $0, from: nil as Int?) }
      + movedSections.map { (index: $0.to, from: $0.from) }
    for (index, from) in new.sorted(by: { $0.index < $1.index }) {
      guard index <= sections.count else {
        throw Problem(
          happened: "A section was put behind the end of a \(whole).",
          facts: "section \(index) of \(sections.count)")
      }
      let rows = counts.indices.contains(index) ? counts[index] : 0
      let section = from.map { old[$0] }
      sections.insert(
        section ?? TableModel.Section(id: model.makeID(), rows: model.makeIDs(rows)), at: index)
    }
    return sections
  }

  private func compare(_ sections: [TableModel.Section], with counts: [Int]) throws(Problem) {
    guard sections.count == counts.count else {
      throw Problem(
        happened: "A \(whole) was told of other changes than its data source made.",
        facts: "by the changes there are \(sections.count) sections, "
          + "the source says \(counts.count)")
    }
    for (index, section) in sections.enumerated() where section.rows.count != counts[index] {
      throw Problem(
        happened: "A \(whole) was told of other changes than its data source made.",
        facts: "by the changes there are \(section.rows.count) \(part)s in section \(index), "
          + "the source says \(counts[index])")
    }
  }
}

extension Array {
  /// Takes out the elements at `places`.
  nonisolated fileprivate mutating func remove(at places: IndexSet) {
    guard !places.isEmpty else { return }
    var kept: [Element] = []
    kept.reserveCapacity(count - places.count)
    for (index, element) in enumerated() where !places.contains(index) { kept.append(element) }
    self = kept
  }
}
