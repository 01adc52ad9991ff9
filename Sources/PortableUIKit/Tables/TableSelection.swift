public import Foundation
import PortableUI

extension UITableView {
  /// The place of the row that is selected; of the first, where there are several.
  public var indexPathForSelectedRow: IndexPath? { indexPathsForSelectedRows?.first }

  /// The places of the rows that are selected, in the order in which they were; `nil` for none.
  public var indexPathsForSelectedRows: [IndexPath]? {
    let paths = selection.compactMap { model.path(of: $0, near: cells.shown[$0]?.knownPath) }
    return paths.isEmpty ? nil : paths
  }

  /// Selects a row; where that is `nil`, none. The delegate does not hear of it.
  public func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    loadIfNeeded()
    guard let indexPath, let row = model.row(at: indexPath) else { return select([]) }
    select(takesSeveral ? selection.filter { $0 != row } + [row] : [row])
    if scrollPosition != .none {
      scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Selects a row no more. The delegate does not hear of it.
  public func deselectRow(at indexPath: IndexPath, animated: Bool) {
    guard let row = model.row(at: indexPath) else { return }
    select(selection.filter { $0 != row })
  }

  /// Whether a person can select rows now.
  var takesSelection: Bool {
    isEditing
      ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }

  /// Whether a person can select several rows now.
  var takesSeveral: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  /// The rows that look selected: a cell may say that it does not.
  var highlighted: Set<Int> { Set(selection.filter { !isUnseen($0) }) }

  private func isUnseen(_ row: Int) -> Bool {
    cells.shown[row].map { $0.selectionStyle == UITableViewCell.SelectionStyle.none } ?? false
  }

  func select(_ rows: [Int]) {
    guard rows != selection else { return }
    let (old, new) = (Set(selection), Set(rows))
    selection = rows
    for row in old.symmetricDifference(new) {
      cells.shown[row]?.setSelected(new.contains(row), animated: false)
    }
    changed()
  }

  // MARK: What a person does

  /// A person chose `row`, in a table where one is selected at most.
  func wasPicked(_ row: Int?) {
    guard let row, let path = allowedPath(of: row), let goal = model.row(at: path) else {
      return changed()
    }
    let left = selection.filter { $0 != goal }
    select([goal])
    tell(left, goal: path)
  }

  /// A person chose these rows, in a table where several can be selected.
  func werePicked(_ rows: Set<Int>) {
    // What does not look selected is not among what the list knows.
    let unseen = selection.filter { isUnseen($0) }
    let wanted = rows.symmetricDifference(unseen)
    let left = selection.filter { !wanted.contains($0) }
    let came = wanted.subtracting(selection).compactMap { row in
      allowedPath(of: row).flatMap { path in model.row(at: path).map { (row: $0, path: path) } }
    }.sorted { $0.path < $1.path }
    select(selection.filter { wanted.contains($0) } + came.map(\.row))
    tell(left, goal: nil)
    for (_, path) in came { delegate?.tableView(self, didSelectRowAt: path) }
    changed()
  }

  private func tell(_ left: [Int], goal: IndexPath?) {
    for row in left {
      if let path = model.path(of: row) { delegate?.tableView(self, didDeselectRowAt: path) }
    }
    if let goal { delegate?.tableView(self, didSelectRowAt: goal) }
  }

  private func allowedPath(of row: Int) -> IndexPath? {
    guard let path = model.path(of: row, near: cells.shown[row]?.knownPath) else { return nil }
    guard let delegate else { return path }
    return delegate.tableView(self, willSelectRowAt: path)
  }
}
