public import Foundation

/// What is told of a change of a controller that is about to be made, so that others can be made with it.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  /// Whether it moves. A window's new size is there at once.
  var isAnimated: Bool { get }
  /// How long it takes.
  var transitionDuration: TimeInterval { get }
  /// Whether it was given up.
  var isCancelled: Bool { get }
}

/// Makes changes together with one of a controller.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  /// Makes the changes of `animation` with the controller's, and calls `completion` once all are made. Returns whether
  /// they will be made.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

/// A window's new size, which is there at once.
final class ResizeCoordinator: UIViewControllerTransitionCoordinator {
  private var alongside: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []

  var isAnimated: Bool { false }
  var transitionDuration: TimeInterval { 0 }
  var isCancelled: Bool { false }

  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    if let animation { alongside.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  /// The size is the new one.
  func resized() {
    for change in alongside { change(self) }
    for change in completions { change(self) }
  }
}
