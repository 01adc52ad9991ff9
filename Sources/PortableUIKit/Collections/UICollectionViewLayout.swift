public import Foundation
import PortableUI

/// Where a part of a collection stands, and how it looks there.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes {
  /// Where it stands in all that there is.
  open var frame = CGRect.zero
  /// How opaque it is.
  open var alpha: CGFloat = 1
  /// Whether it is not seen.
  open var isHidden = false
  /// How it is moved, turned and stretched.
  open var transform = CGAffineTransform.identity
  /// What stands before what.
  open var zIndex = 0
  /// Which item it is, or of which section.
  open var indexPath: IndexPath
  /// What kind of part it is beside items; `nil` for an item.
  public let representedElementKind: String?

  /// Those of an item.
  public init(forCellWith indexPath: IndexPath) {
    self.indexPath = indexPath
    representedElementKind = nil
  }

  /// Those of another part.
  public init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.indexPath = indexPath
    representedElementKind = elementKind
  }

  /// Its middle.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(
        x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }

  /// Its size.
  open var size: CGSize {
    get { frame.size }
    set {
      let middle = center
      frame.size = newValue
      center = middle
    }
  }
}

/// Says where the parts of a collection stand.
@preconcurrency @MainActor
open class UICollectionViewLayout {
  /// The collection whose parts it arranges.
  public internal(set) weak var collectionView: UICollectionView?

  /// A layout.
  public init() {}

  /// Works out where everything stands, before anything is asked.
  open func prepare() {}

  /// The size of all that there is.
  open var collectionViewContentSize: CGSize { .zero }

  /// Where those parts stand that are seen in `rect`, and others if it likes.
  open func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { nil }

  /// Where an item stands.
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Where another part stands.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Whether it has to be worked out anew where the collection has other bounds: where it is scrolled, or
  /// as large as that.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// Has it worked out anew before the next picture.
  open func invalidateLayout() { collectionView?.layoutIsStale() }
}
