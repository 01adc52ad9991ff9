import Foundation
import LayoutEngine
import Threads

extension UIView {
  /// Puts `view` into this one, in front of the others. Where it was in another one, it leaves that.
  public func addSubview(_ view: UIView, file: StaticString = #fileID, line: UInt = #line) {
    insert(view, at: innerViews.endIndex, file, line)
  }

  /// The same, as a function to be passed on.
  @_disfavoredOverload
  public func addSubview(_ view: UIView) { insert(view, at: innerViews.endIndex) }

  /// Puts `view` into this one, so many others before it from behind.
  public func insertSubview(
    _ view: UIView, at index: Int, file: StaticString = #fileID, line: UInt = #line
  ) {
    insert(view, at: index, file, line)
  }

  /// Puts `view` into this one, directly in front of `other`.
  public func insertSubview(_ view: UIView, aboveSubview other: UIView) {
    view.leave(for: self)
    insert(view, at: (innerViews.firstIndex(of: other) ?? innerViews.endIndex - 1) + 1)
  }

  /// Puts `view` into this one, directly behind `other`.
  public func insertSubview(_ view: UIView, belowSubview other: UIView) {
    view.leave(for: self)
    insert(view, at: innerViews.firstIndex(of: other) ?? innerViews.endIndex)
  }

  /// Takes it out of the view it is in.
  public func removeFromSuperview() { leave(for: nil) }

  /// Puts a view that is in it in front of the others.
  public func bringSubviewToFront(_ view: UIView) {
    guard let index = innerViews.firstIndex(of: view) else { return }
    innerViews.append(innerViews.remove(at: index))
    looksChanged()
  }

  /// Puts a view that is in it behind the others.
  public func sendSubviewToBack(_ view: UIView) {
    guard let index = innerViews.firstIndex(of: view) else { return }
    innerViews.insert(innerViews.remove(at: index), at: 0)
    looksChanged()
  }

  /// Exchanges the places of two views that are in it.
  public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    innerViews.swapAt(index1, index2)
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

  private func insert(
    _ view: UIView, at index: Int, _ file: StaticString = #fileID, _ line: UInt = #line
  ) {
    if isDescendant(of: view) {
      stop(
        "A view was put into itself.",
        facts: ["view": view, "into": self],
        fix:
          "Look for a loop in what you add: a view can be in one view, and not in what it holds.",
        file: file, line: line)
    }
    if let child = view.controller, let parent = child.parent, let other = nearestController,
      other !== parent
    {
      misuse(
        "The view of a controller was put into the view of one that is not its parent.",
        facts: ["controller": child, "its parent": parent, "into": other],
        fix: "Call addChild on the controller into whose view you put it, or leave it where it is.",
        file: file, line: line)
    }
    view.willMove(toSuperview: self)
    view.leave(for: self)
    innerViews.insert(view, at: min(index, innerViews.endIndex))
    view.outerView = self
    moved(view, to: window)
    solverTakesIn(view)
    looksChanged()
    setNeedsLayout()
    view.setNeedsLayout()
    view.didMoveToSuperview()
    didAddSubview(view)
  }

  /// The controller whose view it is, or is in.
  var nearestController: UIViewController? {
    var outer: UIView? = self
    while let view = outer {
      if let controller = view.controller { return controller }
      outer = view.superview
    }
    return nil
  }

  /// Leaves the view it is in; `next` is the one it is about to come into.
  private func leave(for next: UIView?) {
    guard let old = outerView else { return }
    if next == nil { willMove(toSuperview: nil) }
    old.willRemoveSubview(self)
    old.solverLetsGo(of: self)
    old.innerViews.removeAll { $0 === self }
    outerView = nil
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
    if window != nil { AppearanceModels.shared.dress(view) }
    for inner in view.innerViews { moved(inner, to: window) }
    view.didMoveToWindow()
    if view.outerView != nil { view.controller?.viewMoved(to: window) }
  }
}
