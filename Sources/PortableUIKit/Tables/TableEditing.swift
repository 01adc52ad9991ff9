import Foundation
import PortableUI

/// What a person can do with rows beside selecting them.
extension UITableView {
  /// Whether a person can delete a row.
  func isDeletable(_ path: IndexPath) -> Bool {
    guard let dataSource, dataSource.deletesRows, dataSource.tableView(self, canEditRowAt: path)
    else { return false }
    return delegate.map { $0.tableView(self, editingStyleForRowAt: path) == .delete } ?? true
  }

  /// Whether a person can move a row now.
  func isMovable(_ path: IndexPath) -> Bool {
    guard isEditing, let dataSource, dataSource.movesRows else { return false }
    return dataSource.tableView(self, canMoveRowAt: path)
  }

  /// A person deletes rows of a section.
  func delete(_ rows: IndexSet, inSection section: Int) {
    // From below, so that each is where it was.
    for row in rows.reversed() {
      let path = IndexPath(row: row, section: section)
      _ = dataSource?.tableView(self, commit: .delete, forRowAt: path)
    }
  }

  /// A person moves rows of a section before another one.
  func move(_ rows: IndexSet, before goal: Int, inSection section: Int) {
    guard rows.count == 1, let row = rows.first else { return }
    let source = IndexPath(row: row, section: section)
    var path = IndexPath(row: goal > row ? goal - 1 : goal, section: section)
    if let delegate {
      path = delegate.tableView(
        self, targetIndexPathForMoveFromRowAt: source, toProposedIndexPath: path)
    }
    guard path != source else { return }
    // Who gives snapshots says by the next one what has moved: that counts from what was shown before.
    if !(dataSource is any SnapshotSource) {
      model.move(source, to: path)
      moving(true) { changed() }
    }
    _ = dataSource?.tableView(self, moveRowAt: source, to: path)
  }

  /// What can be done with a row, as a menu.
  func menu(ofRow row: Int) -> UIMenu? {
    guard let delegate, let path = model.path(of: row, near: cells.shown[row]?.knownPath) else {
      return nil
    }
    let frame = cells.shown[row]?.frame ?? .zero
    let middle = CGPoint(x: frame.midX, y: frame.midY)
    return delegate.tableView(self, contextMenuConfigurationForRowAt: path, point: middle)?.menu
  }

  /// What can be done at one end of a row.
  func swipeConfiguration(ofRow row: Int, _ edge: HorizontalEdge) -> UISwipeActionsConfiguration? {
    guard let delegate, let path = model.path(of: row, near: cells.shown[row]?.knownPath) else {
      return nil
    }
    let configuration =
      edge == .leading
      ? delegate.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
      : delegate.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
    return configuration.flatMap { $0.actions.isEmpty ? nil : $0 }
  }
}
