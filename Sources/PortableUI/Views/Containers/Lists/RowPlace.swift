/// Which of how many a row of a list is.
extension ListRowsNode {
  /// The same in words. What stands beside rows, a title say, does not count.
  func place(of position: RowPosition) -> String {
    var (before, all) = (0, 0)
    for owner in stack?.owners ?? [] where owner.rowCount > 0 {
      guard RowFacts(around: owner, in: self).part == .content else { continue }
      let count = count(of: owner, before: position)
      before += count.before
      all += count.all
    }
    return Text("\(before + 1) of \(all)").string(in: EnvironmentValues(scope: scope).locale)
  }

  /// How many rows of `owner` there are before `position`, and altogether.
  ///
  /// What is not made is thought to show as many as each that is. Where these differ, each counts
  /// as one, whatever it shows.
  func count(
    of owner: any RowOwner, before position: RowPosition
  ) -> (before: Int, all: Int) {
    let numbers = owner.firstRow..<owner.firstRow + owner.rowCount
    let elements = min(max(0, position.row - owner.firstRow), owner.rowCount)
    if owner.isSingle { return (elements, owner.rowCount) }
    let made = rows.filter { row in row.number.map { numbers.contains($0) } ?? false }
    if owner.madeRows.count == owner.rowCount {
      let before = made.filter { row in row.position.map { $0 < position } ?? false }
      return (before.count, made.count)
    }
    let most = made.map { $0.index + 1 }.max() ?? 1
    let ends = made.filter { $0.index == most - 1 }.count
    guard made.count == ends * most, ends > 0 else { return (elements, owner.rowCount) }
    let index = numbers.contains(position.row) ? position.index : 0
    return (elements * most + index, owner.rowCount * most)
  }
}
