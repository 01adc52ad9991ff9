/// Asks for what is shown anew.
public struct RefreshAction: Sendable {
  let action: @Sendable () async -> Void

  /// Asks for it, and waits until it is there.
  public func callAsFunction() async { await action() }
}

enum RefreshKey: EnvironmentKey { static var defaultValue: RefreshAction? { nil } }

extension EnvironmentValues {
  /// Asks for what is shown anew; `nil` where nobody said how.
  public internal(set) var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}

extension View {
  /// Lets a person ask for what is shown anew, by F5 or Control with R. A sign of progress is seen as
  /// long as `action` runs; views inside find it as ``EnvironmentValues/refresh``.
  public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
    RefreshableView(content: self, action: RefreshAction(action: action))
  }
}

/// A view that a person can ask for anew.
struct RefreshableView<Content: View>: View {
  let content: Content
  let action: RefreshAction
  @State private var isRunning = false

  var body: some View {
    content
      .environment(\.refresh, action)
      .overlay(alignment: .top) { if isRunning { ProgressView().padding() } }
      .refreshes(action, isRunning: $isRunning)
  }
}

/// A view around which a person's wish for news is heard.
struct RefreshView<Content: View>: PrimitiveView {
  let content: Content
  let action: RefreshAction
  let isRunning: Binding<Bool>

  func makeNode(at place: Place) -> NodeOf<Self> { RefreshNode(self, at: place) }
}

final class RefreshNode<Content: View>: ModifierNode<RefreshView<Content>, Content> {
  private var task: Task<Void, Never>?

  override func content() -> Content { view.content }

  override func attach(_ box: Box) {
    box.element = Element(.layer(LayerContent(isRefreshable: true)), of: self)
  }

  override func disappear() {
    super.disappear()
    task?.cancel()
  }

  override func hear(_ event: ElementEvent, from element: Element) {
    guard case .refresh = event, task == nil else { return }
    let (action, isRunning) = (view.action, view.isRunning)
    isRunning.wrappedValue = true
    let token = graph.begin("what refreshes \(path)")
    task = Task { [weak self, weak graph] in
      await action()
      if self?.flags.contains(.isDropped) == false { isRunning.wrappedValue = false }
      self?.task = nil
      graph?.finish(token)
    }
  }
}

extension View {
  func refreshes(_ action: RefreshAction, isRunning: Binding<Bool>) -> RefreshView<Self> {
    RefreshView(content: self, action: action, isRunning: isRunning)
  }
}
