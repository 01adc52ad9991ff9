public import Foundation
import Threads

/// The data source of a collection that is given what is to stand in it as a whole, and finds out itself
/// what of that is new: only those items are touched.
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
  private var shown = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()

  /// Where each item stands; found out when somebody asks.
  private var places: [ItemIdentifierType: IndexPath]?

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
  { shown }

  /// Shows `snapshot` from now on, and calls `completion` once everything stands where it belongs.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    let old = shown
    shown = snapshot.settled
    places = nil
    if let collection {
      collection.show(
        TableChanges(
          from: old, to: snapshot, in: collection.model, isKnown: !collection.isModelStale),
        animated: animatingDifferences)
      let paths = snapshot.reconfiguredItemIdentifiers.compactMap { indexPath(for: $0) }
      if !paths.isEmpty { collection.reconfigureItems(at: paths) }
    }
    completion?()
  }

  /// The same, and returns once everything stands where it belongs.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    apply(snapshot, animatingDifferences: animatingDifferences, completion: nil)
  }

  /// Shows `snapshot` from now on, with all cells asked for again.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    shown = snapshot.settled
    places = nil
    collection?.reloadData()
    completion?()
  }

  // MARK: Where things are

  /// The item at a place; `nil` where there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    guard indexPath.count == 2, (0..<shown.numberOfSections).contains(indexPath.section) else {
      return nil
    }
    let items = shown.items(at: indexPath.section)
    return items.indices.contains(indexPath.item) ? items[indexPath.item] : nil
  }

  /// Where an item stands; `nil` where it does not.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    if places == nil { places = shown.places }
    return places?[itemIdentifier]
  }

  /// The section at a place; `nil` where there is none.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    let all = shown.sectionIdentifiers
    return all.indices.contains(index) ? all[index] : nil
  }

  /// Where a section stands; `nil` where it does not.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    shown.indexOfSection(sectionIdentifier)
  }

  // MARK: As a data source

  open func numberOfSections(in collectionView: UICollectionView) -> Int { shown.numberOfSections }

  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { shown.items(at: section).count }

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
