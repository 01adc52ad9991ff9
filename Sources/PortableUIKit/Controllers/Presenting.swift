import Foundation
import Threads

extension UIViewController {
  /// Shows `controller` in front of all that is there.
  public func present(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    let host = presentationHost
    if controller.presenter != nil || controller === host || controller.parent != nil {
      misuse(
        "A view controller was presented that is shown already.",
        facts: ["controller": controller],
        fix: "Dismiss it first, or make another one.", file: file, line: line)
      return
    }
    if let shown = host.ownPresented {
      warn(
        "A view controller presents one already, so another one is not shown.",
        facts: ["presents": shown, "asked for": controller, "controller": self],
        fix: "Dismiss the one that is there, and present in its completion; or present from it.")
      return
    }
    host.ownPresented = controller
    controller.presenter = host
    if let alert = controller as? UIAlertController {
      alert.willShow()
      host.pages.alert = alert
      host.pages.whenShown { completion?() }
      return
    }
    controller.whenAppeared = completion
    controller.loadViewIfNeeded()
    if controller.coversAll { host.willDisappear(animated) }
    controller.willAppear(animated)
    if controller.coversAll {
      host.pages.cover = controller
    } else {
      host.pages.sheet = controller
    }
    host.pages.whenShown { if controller.coversAll { host.didDisappear(animated) } }
  }

  /// What is presented in front of it: by itself, or by a controller that it is in.
  public var presentedViewController: UIViewController? { presentingOne?.ownPresented }

  /// It, or the nearest controller it is in that presents something.
  private var presentingOne: UIViewController? {
    var outer: UIViewController? = self
    while let one = outer, one.ownPresented == nil { outer = one.parent }
    return outer
  }

  /// Takes away what is presented in front of it or, where nothing is, what it is presented in itself.
  public func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    guard let owner = presentingOne ?? outermost.presenter, let shown = owner.ownPresented else {
      completion?()
      return
    }
    // What that one presents goes with it.
    if shown.presentedViewController != nil { shown.dismiss(animated: animated) }
    shown.willDisappear(animated)
    if shown.coversAll { owner.willAppear(animated) }
    owner.takeAway(shown)
    owner.pages.whenShown {
      shown.didDisappear(animated)
      if shown.coversAll { owner.didAppear(animated) }
      completion?()
    }
  }

  /// What presented it.
  public var presentingViewController: UIViewController? { outermost.presenter ?? presenter }

  /// A person closed it.
  func wasDismissedByPerson() {
    guard let owner = presenter else { return }
    guard presentationMayEnd() else { return owner.pages.changed() }
    presentationWillEnd()
    willDisappear(true)
    if coversAll { owner.willAppear(true) }
    owner.takeAway(self)
    didDisappear(true)
    if coversAll { owner.didAppear(true) }
    presentationDidEnd()
  }

  private func takeAway(_ shown: UIViewController) {
    ownPresented = nil
    shown.presenter = nil
    pages.sheet = nil
    pages.cover = nil
    pages.alert = nil
  }

  /// Who presents: the outermost controller it is in, since what is presented covers that.
  private var presentationHost: UIViewController { outermost }

  fileprivate var coversAll: Bool {
    !(self is UIAlertController)
      && (modalPresentationStyle == .fullScreen || modalPresentationStyle == .overFullScreen)
  }
}
