public import Foundation
import PortableCombine
import PortableUI

/// What a controller is shown in: a window of the desktop, or a test's screen.
@preconcurrency @MainActor
open class UIWindow: UIView {
  /// What it shows.
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      oldValue?.disappear()
      oldValue?.viewIfLoaded.map { moved($0, to: nil) }
      shown.changed()
    }
  }

  /// The scene that it belongs to.
  public weak var windowScene: UIWindowScene?

  /// Whether it has the keyboard.
  open private(set) var isKeyWindow = false

  /// What in it has the keyboard.
  let keyboardRoom = KeyboardRoom()

  let shown = WindowContent()

  /// A window of `windowScene`.
  public init(windowScene: UIWindowScene) {
    super.init(frame: windowScene.screen.bounds)
    self.windowScene = windowScene
    windowScene.windows.append(self)
  }

  public override init(frame: CGRect) { super.init(frame: frame) }

  /// What archives need; there are none on this system.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Shows it, and gives it the keyboard.
  open func makeKeyAndVisible() {
    isKeyWindow = true
    isHidden = false
    UIApplication.shared.show(self)
    shown.changed()
  }

  open override var next: UIResponder? { windowScene ?? UIApplication.shared }
}

/// Says that a window shows something else.
final class WindowContent: ObservableObject {
  @Published private(set) var version = 0
  func changed() { version += 1 }
}

/// A window's content, in a graph.
package struct WindowView: View {
  private let window: UIWindow
  @ObservedObject private var shown: WindowContent
  @Environment(\.openURL) private var openURL
  @Environment(\.clipboard) private var clipboard

  /// What `window` shows.
  init(_ window: UIWindow) {
    self.window = window
    shown = window.shown
  }

  /// A window that shows `controller`.
  package init(_ controller: UIViewController) {
    let window = UIWindow(frame: .zero)
    window.rootViewController = controller
    self.init(window)
  }

  package var body: some View {
    if let controller = window.rootViewController {
      ControllerView(controller).id(ObjectIdentifier(controller))
        .environment(\.uiWindow, window).environment(\.uiHost, window)
        .onAppear {
          UIApplication.shared.opener = openURL
          UIPasteboard.general.clipboard = clipboard
        }
    }
  }
}

extension EnvironmentValues {
  /// The window that what is shown is in.
  var uiWindow: UIWindow? {
    get { self[WindowKey.self] }
    set { self[WindowKey.self] = newValue }
  }
}

private nonisolated enum WindowKey: EnvironmentKey {
  static var defaultValue: UIWindow? { nil }
}
