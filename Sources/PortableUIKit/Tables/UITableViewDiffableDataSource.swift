public import Foundation
import Threads

/// A data source that says as a whole what is there.
protocol SnapshotSource {}

/// The data source of a table that is given what is to stand in it as a whole, and finds out itself what
/// of that is new: only those rows are touched.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: UITableViewDataSource, SnapshotSource {
  /// Makes the cell of an item.
  public typealias CellProvider = (
    _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UITableViewCell?

  /// How rows come and go.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic

  private weak var table: UITableView?
  private let provider: CellProvider
  private var shown = ShownSnapshot<SectionIdentifierType, ItemIdentifierType>()

  /// A data source of `tableView`, which it is from now on; `cellProvider` makes the cells.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    table = tableView
    provider = cellProvider
    tableView.dataSource = self
  }

  // MARK: What is shown

  /// What is shown now, to be changed and given back.
  open func snapshot()
    -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  { shown.snapshot }

  /// Shows `snapshot` from now on, and calls `completion` once it is shown.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    let old = shown.snapshot
    shown.show(snapshot)
    guard let table else {
      completion?()
      return
    }
    table.show(
      TableChanges(from: old, to: snapshot, in: table.model, isKnown: !table.isModelStale),
      animated: animatingDifferences && defaultRowAnimation != .none)
    let paths = snapshot.reconfiguredItemIdentifiers.compactMap { indexPath(for: $0) }
    if !paths.isEmpty { table.reconfigureRows(at: paths) }
    if let completion { table.afterShowing(completion) }
  }

  /// The same, and returns once it is shown.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { continuation in
      apply(snapshot, animatingDifferences: animatingDifferences) { continuation.resume() }
      table?.place?.showInMemory()
    }
  }

  /// Shows `snapshot` from now on, with all cells asked for again.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    shown.show(snapshot)
    table?.reloadData()
    if let completion { table?.afterShowing(completion) ?? completion() }
  }

  // MARK: Where things are

  /// The item at a place; `nil` where there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    shown.item(at: indexPath)
  }

  /// Where an item stands; `nil` where it does not.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    shown.path(of: itemIdentifier)
  }

  /// The section at a place; `nil` where there is none.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    shown.section(at: index)
  }

  /// Where a section stands; `nil` where it does not.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    shown.snapshot.indexOfSection(sectionIdentifier)
  }

  // MARK: As a data source

  open func numberOfSections(in tableView: UITableView) -> Int { shown.snapshot.numberOfSections }

  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    shown.snapshot.items(at: section).count
  }

  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    if let item = itemIdentifier(for: indexPath), let cell = provider(tableView, indexPath, item) {
      return cell
    }
    misuse(
      "A data source was asked for a cell, and its provider gave none.",
      facts: ["row": indexPath.row, "section": indexPath.section],
      fix: "Give back a cell from the cell provider for each item of the snapshot.")
    return UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  open func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { nil }

  open func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { nil }

  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }

  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}

  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
}
