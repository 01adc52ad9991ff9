import Foundation
import Threads

extension UIViewController {
  /// Takes `child` in. Put its view into this one's, and say `didMove(toParent:)`.
  public func addChild(
    _ child: UIViewController, file: StaticString = #fileID, line: UInt = #line
  ) {
    var outer: UIViewController? = self
    while let one = outer {
      if one === child {
        stop(
          "A view controller was put into itself.", facts: ["controller": child, "into": self],
          fix: "Look for a loop in what you add: a controller can be in one controller.",
          file: file,
          line: line)
      }
      outer = one.parent
    }
    if child.parent === self { return }
    child.parent?.children.removeAll { $0 === child }
    child.willMove(toParent: self)
    child.parent = self
    child.isNewInParent = true
    children.append(child)
  }

  /// Lets it go from the controller it is in. Say `willMove(toParent: nil)` and take its view away
  /// before.
  public func removeFromParent() {
    guard let old = parent else { return }
    old.children.removeAll { $0 === self }
    parent = nil
    didMove(toParent: nil)
  }

  /// The navigation controller it is in.
  public var navigationController: UINavigationController? { nearest() }

  /// The split view controller it is in.
  public var splitViewController: UISplitViewController? { nearest() }

  /// The tab bar controller it is in.
  public var tabBarController: UITabBarController? { nearest() }

  private func nearest<Controller: UIViewController>() -> Controller? {
    var outer = parent
    while let one = outer {
      if let found = one as? Controller { return found }
      outer = one.parent
    }
    return nil
  }

  /// The outermost controller it is in, or itself.
  var outermost: UIViewController {
    var controller = self
    while let outer = controller.parent { controller = outer }
    return controller
  }

  /// The view of a controller was put into a view or taken out of one: those that are told by hand know
  /// it already.
  func viewMoved(to window: UIWindow?) {
    guard let parent, parent.shouldAutomaticallyForwardAppearanceMethods else { return }
    if window == nil {
      // Where what it is in goes too, that says so.
      let goesWithParent = parent.appearance == .there && parent.viewIfLoaded?.window == nil
      if !goesWithParent { disappear() }
    } else if parent.appearance == .there || parent.appearance == .coming {
      willAppear(false)
      if parent.appearance == .there {
        outermost.pages.whenShown { [weak self] in self?.didAppear(false) }
      }
    }
  }
}
