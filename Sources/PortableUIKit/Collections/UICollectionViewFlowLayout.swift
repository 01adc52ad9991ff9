public import Foundation
import PortableUI

/// Puts items one after the other, as words stand in lines.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The direction in which lines follow each other, and in which one scrolls.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { invalidateLayout() }
  }
  /// What lies between lines at least.
  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// What lies between items of a line at least.
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// How large items are.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  /// What lies around the items of a section.
  open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
  /// How large what stands before a section is; only its length in the direction of scrolling counts.
  open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  /// How large what stands after a section is; only its length in the direction of scrolling counts.
  open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }

  private var sections: [FlowSection] = []
  private var length: CGFloat = 0
  private var breadth: CGFloat = 0

  private var flow: (any UICollectionViewDelegateFlowLayout)? {
    collectionView?.delegate as? any UICollectionViewDelegateFlowLayout
  }

  open override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    let room = collectionView.bounds.size
    let isDown = scrollDirection == .vertical
    let inset = collectionView.contentInset
    breadth = max(
      0, isDown ? room.width - inset.left - inset.right : room.height - inset.top - inset.bottom)
    sections = []
    var start: CGFloat = 0
    for index in 0..<collectionView.numberOfSections {
      let section = self.section(index, in: collectionView, from: start)
      sections.append(section)
      start = section.end
    }
    length = start
  }

  private func section(
    _ index: Int, in view: UICollectionView, from start: CGFloat
  ) -> FlowSection {
    let flow = self.flow
    let inset = flow?.collectionView(view, layout: self, insetForSectionAt: index) ?? sectionInset
    let header =
      flow?.collectionView(view, layout: self, referenceSizeForHeaderInSection: index)
      ?? headerReferenceSize
    let footer =
      flow?.collectionView(view, layout: self, referenceSizeForFooterInSection: index)
      ?? footerReferenceSize
    let isDown = scrollDirection == .vertical
    var section = FlowSection(
      isDown: isDown, breadth: breadth, inset: inset, start: start,
      header: isDown ? header.height : header.width,
      footer: isDown ? footer.height : footer.width)
    section.lineSpacing =
      flow?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: index)
      ?? minimumLineSpacing
    section.itemSpacing =
      flow?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: index)
      ?? minimumInteritemSpacing
    let count = view.numberOfItems(inSection: index)
    section.arrange(count) { [itemSize] item in
      flow?.collectionView(
        view, layout: self, sizeForItemAt: IndexPath(item: item, section: index)) ?? itemSize
    }
    return section
  }

  open override var collectionViewContentSize: CGSize {
    scrollDirection == .vertical
      ? CGSize(width: breadth, height: length) : CGSize(width: length, height: breadth)
  }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    var found: [UICollectionViewLayoutAttributes] = []
    for (index, section) in sections.enumerated() where section.reaches(rect) {
      let kinds = [
        UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
      ]
      for kind in kinds {
        let path = IndexPath(item: 0, section: index)
        if let edge = layoutAttributesForSupplementaryView(ofKind: kind, at: path),
          edge.frame.intersects(rect)
        {
          found.append(edge)
        }
      }
      for item in section.items(in: rect) {
        let path = IndexPath(item: item, section: index)
        if let one = layoutAttributesForItem(at: path) { found.append(one) }
      }
    }
    return found
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let frame = section(indexPath)?.frame(of: indexPath.item) else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = frame
    return attributes
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let isHeader = elementKind == UICollectionView.elementKindSectionHeader
    guard isHeader || elementKind == UICollectionView.elementKindSectionFooter,
      let section = section(indexPath),
      let frame = isHeader ? section.headerFrame : section.footerFrame
    else { return nil }
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: elementKind, with: indexPath)
    attributes.frame = frame
    return attributes
  }

  private func section(_ path: IndexPath) -> FlowSection? {
    sections.indices.contains(path.section) ? sections[path.section] : nil
  }

  // Lines break elsewhere where there is more room across.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let old = collectionView?.bounds.size else { return false }
    return scrollDirection == .vertical
      ? old.width != newBounds.width : old.height != newBounds.height
  }
}

extension UICollectionView {
  /// The direction in which one scrolls.
  public nonisolated enum ScrollDirection: Int, Sendable { case vertical, horizontal }
}

/// Says how large each item of a flow is, and what lies between them.
@preconcurrency @MainActor
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
  /// How large an item is.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize
  /// What lies around the items of a section.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets
  /// What lies between lines at least.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat
  /// What lies between items of a line at least.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat
  /// How large what stands before a section is.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize
  /// How large what stands after a section is.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize
}

extension UICollectionViewDelegateFlowLayout {
  private func flow(_ layout: UICollectionViewLayout) -> UICollectionViewFlowLayout? {
    layout as? UICollectionViewFlowLayout
  }
  /// As the layout says.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { flow(collectionViewLayout)?.itemSize ?? .zero }
  /// As the layout says.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets { flow(collectionViewLayout)?.sectionInset ?? .zero }
  /// As the layout says.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { flow(collectionViewLayout)?.minimumLineSpacing ?? 0 }
  /// As the layout says.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { flow(collectionViewLayout)?.minimumInteritemSpacing ?? 0 }
  /// As the layout says.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { flow(collectionViewLayout)?.headerReferenceSize ?? .zero }
  /// As the layout says.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize { flow(collectionViewLayout)?.footerReferenceSize ?? .zero }
}
