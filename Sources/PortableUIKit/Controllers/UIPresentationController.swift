/// What presents a controller in front of others.
@preconcurrency @MainActor
open class UIPresentationController {
  /// The controller that is presented.
  public unowned let presentedViewController: UIViewController

  /// Who is asked, and hears, when a person takes it away.
  public weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  init(_ presented: UIViewController) { presentedViewController = presented }
}

/// Who is asked, and hears, when a person takes away what is presented. What the program dismisses itself
/// is not told.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  /// Whether a person may take it away.
  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool
  /// A person wanted to take it away, and may not.
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController)
  /// A person is about to take it away.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// A person has taken it away.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// Yes, where a delegate does not say.
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { true }
  /// Nothing, where a delegate does not say.
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {}
  /// Nothing, where a delegate does not say.
  public func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController
  ) {}
  /// Nothing, where a delegate does not say.
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {}
}

extension UIViewController {
  /// What presents it, or will.
  public var presentationController: UIPresentationController? {
    if let known = knownPresentation as? UIPresentationController { return known }
    let new = UIPresentationController(self)
    knownPresentation = new
    return new
  }

  private var askedPresentation: UIPresentationController? {
    knownPresentation as? UIPresentationController
  }

  /// Whether a person may take it away. Where not, its delegate hears that.
  func presentationMayEnd() -> Bool {
    guard let presentation = askedPresentation, let delegate = presentation.delegate,
      !delegate.presentationControllerShouldDismiss(presentation)
    else { return true }
    delegate.presentationControllerDidAttemptToDismiss(presentation)
    return false
  }

  /// A person takes it away.
  func presentationWillEnd() {
    askedPresentation.map { $0.delegate?.presentationControllerWillDismiss($0) }
  }

  /// A person has taken it away.
  func presentationDidEnd() {
    askedPresentation.map { $0.delegate?.presentationControllerDidDismiss($0) }
  }
}
