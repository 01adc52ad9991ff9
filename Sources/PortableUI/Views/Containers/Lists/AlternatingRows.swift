/// Whether every other row of a list or a table has another ground.
public struct AlternatingRowBackgroundBehavior: Hashable, Sendable {
  /// `nil` where the style decides.
  let isOn: Bool?

  /// As the style has it.
  public static let automatic = AlternatingRowBackgroundBehavior(isOn: nil)
  /// Every other row has another ground.
  public static let enabled = AlternatingRowBackgroundBehavior(isOn: true)
  /// All rows have the same ground.
  public static let disabled = AlternatingRowBackgroundBehavior(isOn: false)
}

private enum ListAlternatesKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum RowAlternationKey: EnvironmentKey {
  static var defaultValue: AlternatingRowBackgroundBehavior { .automatic }
}

extension EnvironmentValues {
  /// Whether the style of lists has another ground for every other row.
  var listAlternates: Bool {
    get { self[ListAlternatesKey.self] }
    set { self[ListAlternatesKey.self] = newValue }
  }

  /// Whether every other row has another ground, where somebody said so.
  var rowAlternation: AlternatingRowBackgroundBehavior {
    get { self[RowAlternationKey.self] }
    set { self[RowAlternationKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Whether every other row of lists and tables inside has a ground that stands out a little.
  ///
  /// Rows that are boxes, and places in a sidebar, have none: they are told apart already.
  public func alternatingRowBackgrounds(
    _ behavior: AlternatingRowBackgroundBehavior = .enabled
  ) -> some View {
    environment(\.rowAlternation, behavior)
  }
}

/// Which numbers rows had when they were last counted. They keep them while they stay in sight.
struct RowNumbers {
  private var generation = 0
  private var known: [RowPosition: Int] = [:]

  /// The number of the row at `position`; `nil` where it had none, or there are other rows since.
  func number(of position: RowPosition, in generation: Int) -> Int? {
    generation == self.generation ? known[position] : nil
  }

  init() {}

  init(_ known: [RowPosition: Int], in generation: Int) {
    (self.known, self.generation) = (known, generation)
  }
}

extension ListRowsNode {
  /// Which of the made rows have another ground, by their places among them. The number of a row among all counts, so
  /// that it keeps its ground while others come and go out of sight; titles and small print do not count.
  func readStripes() -> Set<Int> {
    guard view.look.alternates, view.look.row == .plain, let stack else { return [] }
    var stripes: Set<Int> = []
    var numbers: [RowPosition: Int] = [:]
    for run in runs {
      var counted = 0
      let places = run.map { place in
        defer { counted += place.isContent ? 1 : 0 }
        counted += place.skipped
        return (place: place, number: counted)
      }
      // What one of them was before tells of all; else it is as many as there are before the first.
      let known = places.lazy.compactMap { [rowNumbers] place, number in
        rowNumbers.number(of: place.position, in: stack.generation).map { $0 - number }
      }.first
      let first = known ?? contentRows(before: run[0].position)
      for (place, number) in places where place.isContent {
        numbers[place.position] = first + number
        if (first + number) % 2 == 1 { stripes.insert(place.index) }
      }
    }
    rowNumbers = RowNumbers(numbers, in: stack.generation)
    return stripes
  }

  /// A made row: its place among those, and how many rows there are between the one before and it.
  private struct CountedRow {
    let index: Int
    let position: RowPosition
    let isContent: Bool
    var skipped = 0
  }

  /// The made rows, those near each other together: one that has the keyboard may be far away.
  private var runs: [[CountedRow]] {
    var runs: [[CountedRow]] = []
    for (index, row) in rows.enumerated() {
      guard let position = row.position else { continue }
      var place = CountedRow(
        index: index, position: position, isContent: row.facts.part == .content)
      if let last = runs.last?.last, let skipped = contentRows(between: last.position, position) {
        place.skipped = skipped
        runs[runs.count - 1].append(place)
      } else {
        runs.append([place])
      }
    }
    return runs
  }

  /// How many rows there are between two that are made, of which mostly nothing is to be seen; `nil` where they
  /// are far from each other.
  private func contentRows(between one: RowPosition, _ other: RowPosition) -> Int? {
    guard other.row - one.row > 1 else { return 0 }
    guard other.row - one.row <= 1_000 else { return nil }
    return (one.row + 1..<other.row).filter(isContent).count
  }

  /// Whether `row` of the stack is no title, and surely not empty.
  private func isContent(_ row: Int) -> Bool {
    guard let owner = stack?.owner(of: row), !isEmpty(row) else { return false }
    return RowFacts(around: owner, in: self).part == .content
  }

  /// How many rows there are before `position`, as far as that is known without making them.
  private func contentRows(before position: RowPosition) -> Int {
    var number = 0
    for owner in stack?.owners ?? [] where owner.rowCount > 0 {
      if owner.firstRow > position.row { break }
      if owner.rowCount == 1, isEmpty(owner.firstRow) { continue }
      guard RowFacts(around: owner, in: self).part == .content else { continue }
      number += count(of: owner, before: position).before
    }
    return number
  }
}
