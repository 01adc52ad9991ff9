public import Foundation

/// What a person did. A view is asked what lies at a point without one.
@preconcurrency @MainActor
public final class UIEvent {
  /// When it happened, in seconds since the machine was started.
  public let timestamp: TimeInterval

  init(timestamp: TimeInterval) { self.timestamp = timestamp }
}

extension UIView {
  /// Whether `point`, in its own coordinates, lies in it.
  public func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// The view in it, or itself, that a pointer at `point` in its own coordinates would reach: the one in
  /// front that is seen and takes part; `nil` where there is none.
  public func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha > 0.01, self.point(inside: point, with: event)
    else { return nil }
    for view in subviews.reversed() {
      if let found = view.hitTest(convert(point, to: view), with: event) { return found }
    }
    return self
  }
}
