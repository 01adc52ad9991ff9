import Foundation
import PortableUI

/// A view that another one shows by itself, and does not keep.
struct HostedView {
  weak var view: UIView?
}

/// Views that are shown by others though nobody put them there: pages by their navigation controller's
/// view, rows by their table, a controller's view by its window.
extension UIView {
  /// What it is in: the view into which it was put, or the one that shows it.
  public var superview: UIView? { outerView ?? host }

  /// What is in it, the last one in front: what was put into it, and then what it shows by itself.
  public var subviews: [UIView] {
    hosted.isEmpty ? innerViews : innerViews + hosted.compactMap(\.view)
  }

  /// It is shown by `new` from now on.
  func comes(into new: UIView?) {
    guard new !== host, new !== self else { return }
    willMove(toSuperview: new)
    if let host {
      host.willRemoveSubview(self)
      host.hosted.removeAll { $0.view == nil || $0.view === self }
    }
    host = new
    new?.hosted.append(HostedView(view: self))
    didMoveToSuperview()
    new?.didAddSubview(self)
  }
}

extension EnvironmentValues {
  /// The view that shows what is here.
  var uiHost: UIView? {
    get { self[HostKey.self] }
    set { self[HostKey.self] = newValue }
  }
}

private nonisolated enum HostKey: EnvironmentKey {
  static var defaultValue: UIView? { nil }
}
