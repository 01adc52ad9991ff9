import Foundation

extension UIView {
  /// How much of the view is covered: nothing, on a desktop, but for what controllers say that it is in; see
  /// ``UIViewController/additionalSafeAreaInsets``.
  public var safeAreaInsets: UIEdgeInsets {
    let own = controller?.additionalSafeAreaInsets ?? .zero
    guard let outer = superview else { return own }
    let (around, room, frame) = (outer.safeAreaInsets, outer.bounds, uprightFrame)
    guard around != .zero else { return own }
    return UIEdgeInsets(
      top: own.top + max(0, around.top - (frame.minY - room.minY)),
      left: own.left + max(0, around.left - (frame.minX - room.minX)),
      bottom: own.bottom + max(0, around.bottom - (room.maxY - frame.maxY)),
      right: own.right + max(0, around.right - (room.maxX - frame.maxX)))
  }

  /// What is covered of it, or of a view in it, is different.
  func safeAreaChanged() {
    setNeedsLayout()
    safeAreaInsetsDidChange()
    controller?.viewSafeAreaInsetsDidChange()
    if knownSafeAreaGuide != nil { layoutRootView.ownSolver?.renewDerived(of: self) }
    for view in subviews { view.safeAreaChanged() }
  }
}
