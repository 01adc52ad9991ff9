import Foundation
import LayoutEngine
import Threads

extension UIView {
  /// Puts `view` into this one, in front of the others.
  public func addSubview(_ view: UIView) { insert(view, at: subviews.endIndex) }

  /// Puts `view` into this one, so many others before it from behind.
  public func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  /// Puts `view` into this one, directly in front of `other`.
  public func insertSubview(_ view: UIView, aboveSubview other: UIView) {
    view.leave(for: self)
    insert(view, at: (subviews.firstIndex(of: other) ?? subviews.endIndex - 1) + 1)
  }

  /// Puts `view` into this one, directly behind `other`.
  public func insertSubview(_ view: UIView, belowSubview other: UIView) {
    view.leave(for: self)
    insert(view, at: subviews.firstIndex(of: other) ?? subviews.endIndex)
  }

  /// Takes it out of the view it is in.
  public func removeFromSuperview() { leave(for: nil) }

  /// Puts a view that is in it in front of the others.
  public func bringSubviewToFront(_ view: UIView) {
    guard let index = subviews.firstIndex(of: view) else { return }
    subviews.append(subviews.remove(at: index))
    looksChanged()
  }

  /// Puts a view that is in it behind the others.
  public func sendSubviewToBack(_ view: UIView) {
    guard let index = subviews.firstIndex(of: view) else { return }
    subviews.insert(subviews.remove(at: index), at: 0)
    looksChanged()
  }

  /// Exchanges the places of two views that are in it.
  public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    subviews.swapAt(index1, index2)
    looksChanged()
  }

  /// Whether it is `view`, or in it however far.
  public func isDescendant(of view: UIView) -> Bool {
    var outer: UIView? = self
    while let one = outer {
      if one === view { return true }
      outer = one.superview
    }
    return false
  }

  /// The first view with that ``tag``: it, or one inside.
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviews {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }

  private func insert(_ view: UIView, at index: Int) {
    if isDescendant(of: view) {
      stop(
        "A view was put into itself.",
        facts: ["view": view, "into": self],
        fix: "Look for a loop in what you add: a view can be in one view, and not in what it holds."
      )
    }
    view.willMove(toSuperview: self)
    view.leave(for: self)
    subviews.insert(view, at: min(index, subviews.endIndex))
    view.superview = self
    moved(view, to: window)
    solverTakesIn(view)
    looksChanged()
    setNeedsLayout()
    view.setNeedsLayout()
    view.didMoveToSuperview()
    didAddSubview(view)
  }

  /// Leaves the view it is in; `next` is the one it is about to come into.
  private func leave(for next: UIView?) {
    guard let old = superview else { return }
    if next == nil { willMove(toSuperview: nil) }
    old.willRemoveSubview(self)
    old.solverLetsGo(of: self)
    old.subviews.removeAll { $0 === self }
    superview = nil
    old.subviewWasRemoved(self)
    old.looksChanged()
    old.setNeedsLayout()
    guard next == nil else { return }
    moved(self, to: nil)
    controller?.viewMoved(to: nil)
    didMoveToSuperview()
  }

  /// Tells `view`, and what is in it, which window they are in.
  func moved(_ view: UIView, to window: UIWindow?) {
    guard view.window !== window else { return }
    view.willMove(toWindow: window)
    view.window = window
    for inner in view.subviews { moved(inner, to: window) }
    view.didMoveToWindow()
    if view.superview != nil { view.controller?.viewMoved(to: window) }
  }
}
