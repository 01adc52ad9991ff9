/// Stands for the windows of a scene in the app's graph.
struct WindowGroupView<Content: View>: PrimitiveView {
  let kind: WindowKind
  let content: Content

  func makeNode(at place: Place) -> NodeOf<Self> { WindowGroupNode(self, at: place) }
}

/// Keeps the windows of a scene up to date with it.
final class WindowGroupNode<Content: View>: ViewNode<WindowGroupView<Content>>, WindowSource {
  private(set) var windows: [AppWindow] = []
  private let session: AppSession

  override init(_ view: WindowGroupView<Content>, at place: Place) {
    guard let session = (place.graph.backend as? SceneBackend)?.session else {
      preconditionFailure("a scene outside of an app's graph")
    }
    self.session = session
    super.init(view, at: place)
  }

  override func appear() { session.add(self) }

  override func viewChanged() { refresh() }

  override func evaluate() { refresh() }

  override func disappear() { session.remove(self) }

  var kind: WindowKind { view.kind }
  var looks: WindowLooks { EnvironmentValues(scope: scope).windowLooks }

  var addresses: Set<String>? { EnvironmentValues(scope: scope).sceneAddresses }

  func makeWindow(showing value: AnyHashable?) -> AppWindow {
    let window = AppWindow(
      of: self, title: title(), looks: looks,
      value: value, desktop: session.desktop
    ) { [unowned self] backend, size, environment in
      Graph(root, on: backend, size: size, environment: environment, inside: scope)
    }
    windows.append(window)
    return window
  }

  func forget(_ window: AppWindow) { windows.removeAll { $0 === window } }

  private var root: WindowRoot<Content> {
    WindowRoot(content: view.content, hasMenu: !kind.isSettings && kind.documents == nil)
  }

  private func refresh() {
    flags.remove(.isDirty)
    let title = title()
    for window in windows {
      window.graph?.show(root)
      // A document's window is called like that.
      if kind.documents == nil { window.retitle(title) }
    }
  }

  private func title() -> String {
    Tracking.record(self) {
      view.kind.title?.string(in: EnvironmentValues(scope: scope).locale) ?? AppName.current
    }
  }
}

/// What opens windows of one kind.
@MainActor
protocol WindowSource: AnyObject {
  /// What is known about its windows.
  var kind: WindowKind { get }

  /// What their scene says of them.
  var looks: WindowLooks { get }

  /// Those that are open, the oldest first.
  var windows: [AppWindow] { get }

  /// Words in the addresses that open its windows; `nil` where its scene does not say.
  var addresses: Set<String>? { get }

  /// Makes another one, which shows `value`, where its kind shows values.
  func makeWindow(showing value: AnyHashable?) -> AppWindow

  /// Notes that a window is closed.
  func forget(_ window: AppWindow)
}
