import Foundation

extension UIViewController {
  /// Says that its view is about to come, or about to go. Call it where
  /// ``shouldAutomaticallyForwardAppearanceMethods`` is off.
  public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    isAppearing ? willAppear(animated) : willDisappear(animated)
  }

  /// Says that its view is there, or has gone.
  public func endAppearanceTransition() {
    switch appearance {
    case .coming: didAppear(false)
    case .going: didDisappear(false)
    case .gone, .there: break
    }
  }

  /// Whether its view is about to be seen, and was not.
  public var isBeingPresented: Bool { presenter != nil && appearance == .coming }

  /// Whether it is about to go from in front of another.
  public var isBeingDismissed: Bool { presenter != nil && appearance == .going }

  /// Whether it is about to come into another controller.
  public var isMovingToParent: Bool {
    parent != nil && isNewInParent && appearance == .coming
  }

  /// Whether it is about to go out of another controller.
  public var isMovingFromParent: Bool { isLeavingParent && appearance == .going }

  /// Those that come and go with it.
  var shownChildren: [UIViewController] {
    guard let own = viewIfLoaded, shouldAutomaticallyForwardAppearanceMethods else { return [] }
    return children.filter { $0.viewIfLoaded?.isDescendant(of: own) ?? false }
  }

  /// Makes its view, which was not shown until now because it was not made.
  func loadViewToShow() {
    guard !isViewLoaded else { return }
    loadViewIfNeeded()
    pages.changed()
  }

  func willAppear(_ animated: Bool) {
    guard appearance == .gone || appearance == .going else { return }
    loadViewIfNeeded()
    appearance = .coming
    viewWillAppear(animated)
    waitsForWindow = animated
    if view.window != nil { isAppearing() }
    for child in coveredChildren { child.willAppear(animated) }
  }

  /// Its view is shown from now on.
  func viewWasAttached() {
    if isShownAlone {
      comeIntoHost()
      willAppear(false)
    }
    isAppearing()
  }

  /// Its view is in its window, and is laid out next.
  private func isAppearing() {
    guard let animated = waitsForWindow else { return }
    waitsForWindow = nil
    viewIsAppearing(animated)
    viewIfLoaded?.setNeedsLayout()
  }

  func didAppear(_ animated: Bool) {
    guard appearance == .coming else { return }
    isAppearing()
    appearance = .there
    viewDidAppear(animated)
    isNewInParent = false
    for child in coveredChildren { child.didAppear(animated) }
    let action = whenAppeared
    whenAppeared = nil
    action?()
  }

  func willDisappear(_ animated: Bool) {
    guard appearance == .there || appearance == .coming else { return }
    appearance = .going
    waitsForWindow = nil
    viewWillDisappear(animated)
    for child in coveredChildren { child.willDisappear(animated) }
  }

  func didDisappear(_ animated: Bool) {
    guard appearance == .going else { return }
    appearance = .gone
    viewDidDisappear(animated)
    for child in coveredChildren { child.didDisappear(animated) }
  }

  /// It goes, wherever it was.
  func disappear(_ animated: Bool = false) {
    willDisappear(animated)
    didDisappear(animated)
  }
}
