import Foundation

/// What a table is to show from now on.
struct TableChanges {
  let model: TableModel

  /// The rows whose cells are to be asked for again.
  let reloaded: Set<Int>
}

extension UITableView {
  /// Shows what is different.
  func show(_ changes: TableChanges, animated: Bool) {
    isModelStale = false
    let (old, new) = (model.sections.map(\.id), changes.model.sections.map(\.id))
    model = changes.model
    if old != new || !changes.reloaded.isEmpty { edges = [:] }
    for row in changes.reloaded { versions[row, default: 0] += 1 }
    retire(changes.reloaded)
    takeModel(animated: animated)
  }

  /// Calls `action` once a frame has shown what there is now.
  func afterShowing(_ action: @escaping () -> Void) {
    guard place != nil else { return action() }
    whenShown.append(action)
    changed()
  }
}
