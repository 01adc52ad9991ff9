public import Foundation
import PortableUI

extension UICollectionView {
  /// The places of the items that are selected, in the order in which they were; `nil` for none.
  public var indexPathsForSelectedItems: [IndexPath]? {
    let paths = selection.compactMap { model.path(of: $0, near: parts.cells[$0]?.knownPath) }
    return paths.isEmpty ? nil : paths
  }

  /// Selects an item; where that is `nil`, none. The delegate does not hear of it.
  public func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    loadIfNeeded()
    guard let indexPath, let item = model.row(at: indexPath) else { return select([]) }
    select(allowsMultipleSelection ? selection.filter { $0 != item } + [item] : [item])
    if !scrollPosition.isEmpty {
      scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Selects an item no more. The delegate does not hear of it.
  public func deselectItem(at indexPath: IndexPath, animated: Bool) {
    guard let item = model.row(at: indexPath) else { return }
    select(selection.filter { $0 != item })
  }

  /// Selects these items, and tells their cells and the list.
  func select(_ items: [Int]) {
    guard items != selection else { return }
    let (old, new) = (Set(selection), Set(items))
    selection = items
    for item in old.symmetricDifference(new) { parts.cells[item]?.isSelected = new.contains(item) }
    list?.table.select(items)
  }

  func selectingChanged() {
    list?.followSelecting()
    for cell in parts.cells.values { cell.selects(list == nil && allowsSelection) }
  }

  /// A person has clicked on a cell.
  func wasTapped(_ cell: UICollectionViewCell) {
    guard allowsSelection, let item = cell.item, let path = indexPath(for: cell) else { return }
    if allowsMultipleSelection, selection.contains(item) {
      guard delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return }
      select(selection.filter { $0 != item })
      delegate?.collectionView(self, didDeselectItemAt: path)
      return
    }
    guard delegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
    let left = allowsMultipleSelection ? [] : selection.filter { $0 != item }
    select(selection.filter { !left.contains($0) && $0 != item } + [item])
    for one in left {
      if let path = model.path(of: one) {
        delegate?.collectionView(self, didDeselectItemAt: path)
      }
    }
    delegate?.collectionView(self, didSelectItemAt: path)
  }
}
