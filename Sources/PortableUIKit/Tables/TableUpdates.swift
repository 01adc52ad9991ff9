public import Foundation
import PortableUI
import Threads

extension UITableView {
  /// How many sections there are.
  public var numberOfSections: Int {
    loadIfNeeded()
    return model.sections.count
  }

  /// How many rows there are in a section.
  public func numberOfRows(inSection section: Int) -> Int {
    loadIfNeeded()
    return model.sections.indices.contains(section) ? model.sections[section].rows.count : 0
  }

  /// Asks the data source for everything anew. Nothing is selected afterwards.
  public func reloadData() {
    isModelStale = true
    selection = []
    edges = [:]
    retire()
    renewRows()
  }

  /// Asks the data source how much there is, unless that is known.
  func loadIfNeeded() {
    guard isModelStale else { return }
    isModelStale = false
    if let shared = (dataSource as? any TableNumbering)?.numbers {
      model = shared
    } else {
      model.resize(to: counts)
    }
  }

  /// How many rows there are in each section, by the data source.
  private var counts: [Int] {
    guard let dataSource else { return [] }
    return (0..<max(0, dataSource.numberOfSections(in: self))).map {
      max(0, dataSource.tableView(self, numberOfRowsInSection: $0))
    }
  }

  // MARK: Some rows

  /// Rows came, which are at these places now.
  public func insertRows(
    at indexPaths: [IndexPath], with animation: RowAnimation, file: StaticString = #fileID,
    line: UInt = #line
  ) {
    change(animation, file, line) { $0.insertedRows.formUnion(indexPaths) }
  }

  /// Rows went, which were at these places.
  public func deleteRows(
    at indexPaths: [IndexPath], with animation: RowAnimation, file: StaticString = #fileID,
    line: UInt = #line
  ) {
    change(animation, file, line) { $0.deletedRows.formUnion(indexPaths) }
  }

  /// Rows are to be made anew, which were at these places.
  public func reloadRows(
    at indexPaths: [IndexPath], with animation: RowAnimation, file: StaticString = #fileID,
    line: UInt = #line
  ) {
    change(animation, file, line) { $0.reloadedRows.formUnion(indexPaths) }
  }

  /// A row moved.
  public func moveRow(
    at indexPath: IndexPath, to newIndexPath: IndexPath, file: StaticString = #fileID,
    line: UInt = #line
  ) {
    change(.automatic, file, line) { $0.movedRows.append((indexPath, newIndexPath)) }
  }

  /// Cells of rows that are seen are asked for anew; a cell that is asked for is the one that is there.
  public func reconfigureRows(at indexPaths: [IndexPath]) {
    for path in indexPaths {
      guard let cell = cellForRow(at: path) else { continue }
      cells.kept = cell
      let new = dataSource?.tableView(self, cellForRowAt: path)
      cells.kept = nil
      guard let new, new !== cell, let row = cell.row else { continue }
      // It is another one all the same.
      retire([row])
      cells.shown[row] = new
      new.comes(into: self, row: row, at: path)
      versions[row, default: 0] += 1
      changed()
    }
  }

  /// Sections came, which are at these places now.
  public func insertSections(
    _ sections: IndexSet, with animation: RowAnimation, file: StaticString = #fileID,
    line: UInt = #line
  ) {
    change(animation, file, line) { $0.insertedSections.formUnion(sections) }
  }

  /// Sections went, which were at these places.
  public func deleteSections(
    _ sections: IndexSet, with animation: RowAnimation, file: StaticString = #fileID,
    line: UInt = #line
  ) {
    change(animation, file, line) { $0.deletedSections.formUnion(sections) }
  }

  /// Sections are to be made anew, which were at these places.
  public func reloadSections(
    _ sections: IndexSet, with animation: RowAnimation, file: StaticString = #fileID,
    line: UInt = #line
  ) {
    change(animation, file, line) { $0.reloadedSections.formUnion(sections) }
  }

  /// A section moved.
  public func moveSection(
    _ section: Int, toSection newSection: Int, file: StaticString = #fileID, line: UInt = #line
  ) {
    change(.automatic, file, line) { $0.movedSections.append((section, newSection)) }
  }

  // MARK: Together

  /// Makes all changes that `updates` says together, and calls `completion` once they are shown.
  public func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil, file: StaticString = #fileID,
    line: UInt = #line
  ) {
    beginUpdates()
    updates?()
    endUpdates(file: file, line: line)
    guard let completion else { return }
    if place == nil { return completion(true) }
    whenShown.append { completion(true) }
    changed()
  }

  /// Changes that are said from now on are made together, with ``endUpdates(file:line:)``.
  public func beginUpdates() {
    // What there was before is what changes are said of.
    loadIfNeeded()
    if batch == nil { batch = TableBatch() }
    batchDepth += 1
  }

  /// Makes the changes that were said since ``beginUpdates()``.
  public func endUpdates(file: StaticString = #fileID, line: UInt = #line) {
    guard batchDepth > 0 else {
      return misuse(
        "The changes of a table ended that had not begun.", facts: ["table": self],
        fix: "Call beginUpdates first, or use performBatchUpdates.", file: file, line: line)
    }
    batchDepth -= 1
    guard batchDepth == 0, let batch else { return }
    self.batch = nil
    apply(batch, animated: true, file, line)
  }

  private func change(
    _ animation: RowAnimation, _ file: StaticString, _ line: UInt,
    _ note: (inout TableBatch) -> Void
  ) {
    if batch != nil { return note(&batch!) }
    // Nobody asked yet how much there is: what changed is in that already.
    guard !isModelStale else { return }
    var single = TableBatch()
    note(&single)
    apply(single, animated: animation != .none, file, line)
  }

  private func apply(
    _ batch: TableBatch, animated: Bool, _ file: StaticString, _ line: UInt
  ) {
    guard !batch.isEmpty else { return heightsMayHaveChanged() }
    let reloaded = Set(batch.reloadedRows.compactMap { model.row(at: $0) })
    do {
      try batch.apply(to: &model, counts: counts)
    } catch {
      stop(
        error.happened, facts: ["what": error.facts, "table": self],
        fix: "Change the data source first, and then tell the table of just those changes.",
        file: file, line: line)
    }
    for row in reloaded { versions[row, default: 0] += 1 }
    retire(reloaded)
    if !batch.sectionsStay { edges = [:] }
    takeModel(animated: animated)
  }

  /// The model is another one: what was selected may not be there any more.
  func takeModel(animated: Bool) {
    if !selection.isEmpty {
      let all = Set(model.sections.lazy.flatMap(\.rows))
      selection.removeAll { !all.contains($0) }
    }
    moving(animated) { changed() }
  }

  private func heightsMayHaveChanged() {
    for cell in cells.shown.values { cell.invalidateIntrinsicContentSize() }
  }
}

/// A data source that numbers rows itself.
protocol TableNumbering: AnyObject {
  var numbers: TableModel { get }
}

extension TableBatch {
  /// Whether sections are what and where they were.
  fileprivate var sectionsStay: Bool {
    deletedSections.isEmpty && insertedSections.isEmpty && movedSections.isEmpty
      && reloadedSections.isEmpty
  }
}
