public import Foundation
import PortableUI
import Threads

extension UICollectionView {
  /// How many sections there are.
  public var numberOfSections: Int {
    loadIfNeeded()
    return model.sections.count
  }

  /// How many items there are in a section.
  public func numberOfItems(inSection section: Int) -> Int {
    loadIfNeeded()
    return model.sections.indices.contains(section) ? model.sections[section].rows.count : 0
  }

  /// Asks the data source for everything anew. Nothing is selected afterwards.
  public func reloadData() {
    isModelStale = true
    selection = []
    retire()
    list?.table.reloadData()
    layoutIsStale()
  }

  /// Asks the data source how much there is, unless that is known.
  func loadIfNeeded() {
    guard isModelStale else { return }
    isModelStale = false
    model.resize(to: counts)
  }

  private var counts: [Int] {
    guard let dataSource else { return [] }
    return (0..<max(0, dataSource.numberOfSections(in: self))).map {
      max(0, dataSource.collectionView(self, numberOfItemsInSection: $0))
    }
  }

  // MARK: Some items

  /// Items came, which are at these places now.
  public func insertItems(
    at indexPaths: [IndexPath], file: StaticString = #fileID, line: UInt = #line
  ) {
    change(file, line) { $0.insertedRows.formUnion(indexPaths) }
  }

  /// Items went, which were at these places.
  public func deleteItems(
    at indexPaths: [IndexPath], file: StaticString = #fileID, line: UInt = #line
  ) {
    change(file, line) { $0.deletedRows.formUnion(indexPaths) }
  }

  /// Items are to be made anew, which were at these places.
  public func reloadItems(
    at indexPaths: [IndexPath], file: StaticString = #fileID, line: UInt = #line
  ) {
    change(file, line) { $0.reloadedRows.formUnion(indexPaths) }
  }

  /// An item moved.
  public func moveItem(
    at indexPath: IndexPath, to newIndexPath: IndexPath, file: StaticString = #fileID,
    line: UInt = #line
  ) {
    change(file, line) { $0.movedRows.append((indexPath, newIndexPath)) }
  }

  /// Cells of items that are seen are asked for anew; a cell that is asked for is the one that is there.
  public func reconfigureItems(at indexPaths: [IndexPath]) {
    for path in indexPaths {
      guard let cell = cellForItem(at: path), let item = cell.item else { continue }
      parts.kept = cell
      let new = dataSource?.collectionView(self, cellForItemAt: path)
      parts.kept = nil
      if let new, new !== cell {
        // It is another one all the same, and the next picture asks for it.
        if let identifier = new.reuseIdentifier {
          parts.waiting[identifier, default: []].append(new)
        }
        show(TableChanges(model: model, reloaded: [item]), animated: false)
      }
    }
  }

  /// Sections came, which are at these places now.
  public func insertSections(
    _ sections: IndexSet, file: StaticString = #fileID, line: UInt = #line
  ) {
    change(file, line) { $0.insertedSections.formUnion(sections) }
  }

  /// Sections went, which were at these places.
  public func deleteSections(
    _ sections: IndexSet, file: StaticString = #fileID, line: UInt = #line
  ) {
    change(file, line) { $0.deletedSections.formUnion(sections) }
  }

  /// Sections are to be made anew, which were at these places.
  public func reloadSections(
    _ sections: IndexSet, file: StaticString = #fileID, line: UInt = #line
  ) {
    change(file, line) { $0.reloadedSections.formUnion(sections) }
  }

  /// A section moved.
  public func moveSection(
    _ section: Int, toSection newSection: Int, file: StaticString = #fileID, line: UInt = #line
  ) {
    change(file, line) { $0.movedSections.append((section, newSection)) }
  }

  /// Makes all changes that `updates` says together, and calls `completion` once everything stands where it
  /// belongs.
  public func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil, file: StaticString = #fileID,
    line: UInt = #line
  ) {
    // What there was before is what changes are said of.
    loadIfNeeded()
    if batch == nil { batch = TableBatch(whole: "collection", part: "item") }
    batchDepth += 1
    updates?()
    batchDepth -= 1
    if batchDepth == 0, let batch {
      self.batch = nil
      apply(batch, file, line)
    }
    completion?(true)
  }

  private func change(
    _ file: StaticString, _ line: UInt, _ note: (inout TableBatch) -> Void
  ) {
    if batch != nil { return note(&batch!) }
    // Nobody asked yet how much there is: what changed is in that already.
    guard !isModelStale else { return }
    var single = TableBatch(whole: "collection", part: "item")
    note(&single)
    apply(single, file, line)
  }

  private func apply(_ batch: TableBatch, _ file: StaticString, _ line: UInt) {
    guard !batch.isEmpty else { return layoutIsStale() }
    let reloaded = Set(batch.reloadedRows.compactMap { model.row(at: $0) })
    var new = model
    do {
      try batch.apply(to: &new, counts: counts)
    } catch {
      stop(
        error.happened, facts: ["what": error.facts, "collection": self],
        fix: "Change the data source first, and then tell the collection of just those changes.",
        file: file, line: line)
    }
    show(TableChanges(model: new, reloaded: reloaded), animated: true)
  }

  /// Shows what is different.
  func show(_ changes: TableChanges, animated: Bool) {
    isModelStale = false
    let areSectionsSame = model.sections.map(\.id) == changes.model.sections.map(\.id)
    model = changes.model
    retire(changes.reloaded)
    if !selection.isEmpty {
      let all = Set(model.sections.lazy.flatMap(\.rows))
      selection.removeAll { !all.contains($0) }
    }
    if let list { return list.table.show(changes, animated: animated) }
    if !areSectionsSame { retireEdges() }
    moving(animated) {
      layoutIsStale()
      if place != nil { layoutIfNeeded() }
    }
  }

  /// Calls `action` once what there is now is shown: at once, but in a list, which a table shows in a frame.
  func afterShowing(_ action: @escaping () -> Void) {
    if let list { list.table.afterShowing(action) } else { action() }
  }
}
