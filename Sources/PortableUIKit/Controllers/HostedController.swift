/// A controller that one of SwiftUI's views shows is a child of the hosting controller around that view.
extension UIViewController {
  /// Its view is shown from now on in one that is not its parent's: comes into the controller of that.
  func comeIntoHost() {
    guard parent == nil, presenter == nil, let outer = viewIfLoaded?.host?.nearestController else {
      return
    }
    outer.addChild(self)
    didMove(toParent: outer)
    isInHost = true
  }

  /// Its view is shown no longer: goes out of the controller it came into by that.
  func leaveHost() {
    guard isInHost else { return }
    isInHost = false
    willMove(toParent: nil)
    removeFromParent()
  }
}
