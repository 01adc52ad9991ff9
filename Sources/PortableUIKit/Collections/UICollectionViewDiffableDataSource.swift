public import Foundation
import Threads

/// The data source of a collection that is given what is to stand in it as a whole, and finds out itself
/// what of that is new: only those items are touched.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: UICollectionViewDataSource {
  /// Makes the cell of an item.
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?

  /// Makes a header or a footer.
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?

  /// Makes headers and footers.
  open var supplementaryViewProvider: SupplementaryViewProvider?

  private weak var collection: UICollectionView?
  private let provider: CellProvider
  private var shown = ShownSnapshot<SectionIdentifierType, ItemIdentifierType>()

  /// A data source of `collectionView`, which it is from now on; `cellProvider` makes the cells.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    collection = collectionView
    provider = cellProvider
    collectionView.dataSource = self
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
    guard let collection else {
      completion?()
      return
    }
    collection.show(
      TableChanges(
        from: old, to: snapshot, in: collection.model, isKnown: !collection.isModelStale),
      animated: animatingDifferences)
    let paths = snapshot.reconfiguredItemIdentifiers.compactMap { indexPath(for: $0) }
    if !paths.isEmpty { collection.reconfigureItems(at: paths) }
    if let completion { collection.afterShowing(completion) }
  }

  /// The same, and returns once it is shown.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { continuation in
      apply(snapshot, animatingDifferences: animatingDifferences) { continuation.resume() }
      collection?.place?.showInMemory()
    }
  }

  /// Shows `snapshot` from now on, with all cells asked for again.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    shown.show(snapshot)
    collection?.reloadData()
    if let completion { collection?.afterShowing(completion) ?? completion() }
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

  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    shown.snapshot.numberOfSections
  }

  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { shown.snapshot.items(at: section).count }

  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    if let item = itemIdentifier(for: indexPath),
      let cell = provider(collectionView, indexPath, item)
    {
      return cell
    }
    misuse(
      "A data source was asked for a cell, and its provider gave none.",
      facts: ["item": indexPath.item, "section": indexPath.section],
      fix: "Give back a cell from the cell provider for each item of the snapshot.")
    return UICollectionViewCell(frame: .zero)
  }

  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    supplementaryViewProvider?(collectionView, kind, indexPath)
      ?? UICollectionReusableView(frame: .zero)
  }
}
