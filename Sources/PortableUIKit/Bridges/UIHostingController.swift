public import Foundation
import LayoutEngine
public import PortableUI

/// A controller whose view shows one of SwiftUI's.
@preconcurrency @MainActor
open class UIHostingController<Content: View>: UIViewController {
  /// What it shows.
  open var rootView: Content {
    get { root.view }
    set {
      root.view = newValue
      viewIfLoaded?.contentChanged()
    }
  }

  /// What its view shows, which that keeps when the controller is gone.
  private let root: RootView<Content>

  /// How its size follows what it shows.
  open var sizingOptions: UIHostingControllerSizingOptions = []

  /// A controller that shows `rootView`.
  public init(rootView: Content) {
    root = RootView(rootView)
    super.init(nibName: nil, bundle: nil)
  }

  /// What archives need; there are none on this system.
  public required init?(coder: NSCoder) { nil }

  open override func loadView() {
    // Several views stand below each other, as in a window.
    view = HostingView { [root] in AnyView(VStack { root.view }) }
  }

  /// How large it likes to be where it is presented; by what it shows where ``sizingOptions`` say so.
  open override var preferredContentSize: CGSize {
    get {
      guard sizingOptions.contains(.preferredContentSize) else { return super.preferredContentSize }
      return sizeThatFits(in: CGSize(width: CGFloat.infinity, height: CGFloat.infinity))
    }
    set { super.preferredContentSize = newValue }
  }

  /// The size that it chooses where there is room for `size`.
  open func sizeThatFits(in size: CGSize) -> CGSize {
    func length(_ length: CGFloat) -> Double? { length < 10_000 ? Double(length) : nil }
    let proposal = Proposal(width: length(size.width), height: length(size.height))
    return view.contentSize(for: proposal).cgSize
  }
}

/// How the size of a hosting controller follows what it shows.
public nonisolated struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  /// What tells it from others.
  public let rawValue: Int
  /// What tells it from others.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Its preferred size is that of what it shows.
  public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
  /// Its view's size by itself is that of what it shows. It always is.
  public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}

/// What a hosting controller and its view show.
private final class RootView<Content: View> {
  var view: Content

  init(_ view: Content) { self.view = view }
}

/// The view of a hosting controller.
private final class HostingView: ContentView {
  override var intrinsicContentSize: CGSize { naturalSize.roundedUp }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    contentSize(for: Proposal(size.size)).cgSize
  }

  override var readsWidth: Bool { true }

  override func height(inWidth width: CGFloat) -> CGFloat {
    contentSize(for: Proposal(width: Double(max(0, width)), height: nil)).cgSize.roundedUp.height
  }
}
