import Foundation
import LayoutEngine

/// What constraints can speak of: a view or a guide.
protocol LayoutItem: AnyObject {
  /// The view that it is, or that it belongs to.
  var holder: UIView? { get }

  /// How it is said what it is, where it is a part of its holder; `nil` where it is one of its own.
  var derivation: Derivation? { get }
}

/// A rectangle that keeps its distances from the edges of a view.
enum Derivation {
  case inset(UIEdgeInsets)

  /// All that is in a scroll view.
  case content
}

extension UIView: LayoutItem {
  var holder: UIView? { self }
  var derivation: Derivation? { nil }
}

extension UIView {
  /// The view that everything it is in is in.
  var layoutRootView: UIView {
    var view = self
    while let outer = view.outerView { view = outer }
    return view
  }

  /// The nearest view that holds both.
  func nearestHolder(with other: UIView) -> UIView? {
    var outer: UIView? = self
    while let one = outer {
      if other.isDescendant(of: one) { return one }
      outer = one.outerView
    }
    return nil
  }

  /// What lies between the edges of a view and its parts.
  func marginsChanged() {
    setNeedsLayout()
    marginsOfContentChanged()
    if knownMarginsGuide != nil { layoutRootView.ownSolver?.renewDerived(of: self) }
  }
}
