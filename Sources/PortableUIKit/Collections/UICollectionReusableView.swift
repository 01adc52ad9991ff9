public import Foundation
import LayoutEngine
import PortableUI

/// A part of a collection: a cell, a header or a footer, which is used again for another place.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView, WidthSized {
  /// What kind it is of.
  public internal(set) var reuseIdentifier: String?

  /// The collection that shows it.
  weak var collection: UICollectionView?

  /// A part that stands at `frame`.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// What archives need; there are none on this system.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override var next: UIResponder? { superview ?? collection }

  /// It is about to be used for another place. Take back what was said of one only.
  open func prepareForReuse() {}

  /// The layout has put it somewhere.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Puts it where the layout says.
  func follow(_ attributes: UICollectionViewLayoutAttributes) {
    put(attributes.frame)
    if alpha != attributes.alpha { alpha = attributes.alpha }
    if isHidden != attributes.isHidden { isHidden = attributes.isHidden }
    if transform != attributes.transform { transform = attributes.transform }
    apply(attributes)
  }

  /// The height that it needs.
  func contentHeight(inWidth width: CGFloat) -> CGFloat {
    if !allConstraints.isEmpty {
      return systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
    }
    return innerViews.map { $0.frame.maxY }.max() ?? bounds.height
  }
}
