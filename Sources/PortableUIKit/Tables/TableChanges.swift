import Foundation

/// What a table is to show from now on.
struct TableChanges {
  let model: TableModel

  /// The rows whose cells are to be asked for again.
  let reloaded: Set<Int>
}

extension TableChanges {
  /// What is different in `new`, where `model` is what `old` says; where it is not `isKnown` to be, all is.
  init<Section: Hashable, Item: Hashable>(
    from old: NSDiffableDataSourceSnapshot<Section, Item>,
    to new: NSDiffableDataSourceSnapshot<Section, Item>, in known: TableModel, isKnown: Bool
  ) {
    var model = known
    var (sectionIDs, rowIDs) = ([Section: Int](), [Item: Int]())
    rowIDs.reserveCapacity(old.numberOfItems)
    if isKnown, model.sections.count == old.numberOfSections {
      for (place, section) in model.sections.enumerated() {
        sectionIDs[old.sectionIdentifiers[place]] = section.id
        for (item, row) in zip(old.items(at: place), section.rows) { rowIDs[item] = row }
      }
    }
    let sections = new.sectionIdentifiers.enumerated().map { place, identifier in
      TableModel.Section(
        id: sectionIDs[identifier] ?? model.makeID(),
        rows: new.items(at: place).map { rowIDs[$0] ?? model.makeID() })
    }
    model.set(sections)
    var reloaded = Set(new.reloadedItemIdentifiers.compactMap { rowIDs[$0] })
    for identifier in new.reloadedSectionIdentifiers {
      if let place = new.indexOfSection(identifier) { reloaded.formUnion(sections[place].rows) }
    }
    self.init(model: model, reloaded: reloaded)
  }
}

extension NSDiffableDataSourceSnapshot {
  /// Where each item stands.
  var places: [ItemIdentifierType: IndexPath] {
    var all: [ItemIdentifierType: IndexPath] = [:]
    all.reserveCapacity(numberOfItems)
    for section in 0..<numberOfSections {
      for (row, item) in items(at: section).enumerated() {
        all[item] = IndexPath(row: row, section: section)
      }
    }
    return all
  }
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
