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

extension View {
  /// Whether every other row of lists and tables inside has a ground that stands out a little.
  ///
  /// Rows that are boxes, and places in a sidebar, have none: they are told apart already.
  public func alternatingRowBackgrounds(
    _ behavior: AlternatingRowBackgroundBehavior = .enabled
  ) -> some View {
    environment(\.rowAlternation, behavior)
  }
}

extension ListRowsNode {
  /// Which of the made rows have another ground, by their places among them. The number of a row among all counts, so
  /// that it keeps its ground while others come and go out of sight; titles and small print do not count.
  var stripes: Set<Int> {
    guard view.look.alternates, view.look.row == .plain else { return [] }
    var stripes: Set<Int> = []
    var last: (position: RowPosition, next: Int)?
    for (index, row) in rows.enumerated() {
      guard let position = row.position else { continue }
      let near = last.flatMap { self.number(at: position, behind: $0) }
      let number = near ?? contentRows(before: position)
      let counts = row.facts.part == .content
      if counts, number % 2 == 1 { stripes.insert(index) }
      last = (position, counts ? number + 1 : number)
    }
    return stripes
  }

  /// The number of the row at `position`, a little behind a known one; `nil` where that is far away.
  private func number(
    at position: RowPosition, behind last: (position: RowPosition, next: Int)
  ) -> Int? {
    let between = position.row - last.position.row - 1
    guard between > 0 else { return last.next }
    guard between <= 4 else { return nil }
    return last.next + (last.position.row + 1..<position.row).filter(isContent).count
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
