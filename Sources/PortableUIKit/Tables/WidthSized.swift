import Foundation
import LayoutEngine
import PortableUI

/// A view that says itself how high it needs to be in a width.
protocol WidthSized: UIView {
  /// The height that it needs.
  func contentHeight(inWidth width: CGFloat) -> CGFloat
}

extension UIView {
  /// Puts it there, unless it is: a frame that is set asks for another layout.
  func put(_ goal: CGRect) {
    if frame != goal { frame = goal }
  }

  /// How high it needs to be where it is so wide: by what it says, by constraints, or by what it shows.
  func fittingHeight(inWidth width: CGFloat) -> CGFloat {
    if let sized = self as? any WidthSized { return sized.contentHeight(inWidth: width) }
    if !allConstraints.isEmpty {
      return systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
    }
    let own = intrinsicSize(inWidth: width).height
    if own >= 0 { return own }
    return innerViews.map { $0.frame.maxY }.max() ?? bounds.height
  }
}
