/// A view that says what its button in a tab view shows.
struct TabItemView<Content: View, Item: View> {
  let content: Content
  let item: Item
  var role: TabRole?

  /// Whether it is a `Tab`: what is said of that holds for its button as well.
  var isTab = false
}

extension TabItemView: View, PrimitiveView {
  // However many views it is: they are one page.
  package static var isSingle: Bool { true }

  package func makeNode(at place: Place) -> NodeOf<Self> { TabItemNode(self, at: place) }
}

final class TabItemNode<Content: View, Item: View>:
  WrapperNode<TabItemView<Content, Item>, Content>, TabItemSource
{
  override func content() -> Content { view.content }

  // What the button shows is known without what is in the page.
  override func appear() {
    guard let page = container?.node as? any TabPage, page.isWaiting else {
      return super.appear()
    }
    let content = WaitingContent(view.content, at: inside)
    children = [content]
    page.hold(content)
  }

  var item: AnyView { AnyView(view.item) }
  var role: TabRole? { view.role }
  var isTabEnabled: Bool {
    Tracking.record(self) { !view.isTab || EnvironmentValues(scope: scope).isEnabled }
  }

  override func viewChanged() {
    super.viewChanged()
    tabRoom?.invalidate()
  }

  override func evaluate() {
    flags.remove(.isDirty)
    tabRoom?.invalidate()
  }
}

/// A view with a number or a word that is news.
struct BadgeView<Content: View> {
  let content: Content
  let badge: Text?
}

extension BadgeView: View, PrimitiveView {
  package static var isSingle: Bool { ViewType.of(Content.self).isSingle }
  package static var holdsSections: Bool { ViewType.of(Content.self).holdsSections }

  package func makeNode(at place: Place) -> NodeOf<Self> { BadgeNode(self, at: place) }
}

final class BadgeNode<Content: View>: WrapperNode<BadgeView<Content>, Content>, BadgeSource {
  override func content() -> Content { view.content }

  var badge: Text? { view.badge }

  override func viewChanged() {
    super.viewChanged()
    tellTabRoom()
  }
}

/// A node of a view that says what its tab shows.
@MainActor
protocol TabItemSource: Node {
  var item: AnyView { get }
  var role: TabRole? { get }

  /// Whether a person may choose it.
  var isTabEnabled: Bool { get }
}

/// A node of a view that has news.
@MainActor
protocol BadgeSource: Node {
  var badge: Text? { get }
}

/// A node of a tab view.
@MainActor
protocol TabRoom: Node {
  /// Where the buttons are, since that was made.
  var strip: Node? { get set }

  /// Hands out the buttons of the pages, and the titles among them; returns which are those.
  func collectButtons(into boxes: inout ContiguousArray<Box>) -> Set<Int>

  /// Whether the dots have something behind them.
  var isIndexOnBackground: Bool { get }

  /// Where the buttons are dots, which of them is that of the page that is seen.
  var dotOfPage: Int? { get }

  /// Whether the buttons say what the pages are called.
  var showsTitles: Bool { get }
}

extension Node {
  /// The tab view that this node is a page of, however it is wrapped.
  fileprivate var tabRoom: Node? {
    guard let container = container?.node, container is any TabPage else { return nil }
    return sequence(first: container as Node, next: \.parent).first { $0 is any TabRoom }
  }

  /// Says that a tab view knows something else of this node now, which is in one of its pages or around some.
  func tellTabRoom() {
    if container?.node is any TabRoom { return structureChanged() }
    tabRoom?.invalidate()
  }
}

nonisolated extension View {
  /// What the button of this view shows in the tab view around it: a text, a picture, or a label.
  public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    TabItemView(content: self, item: label())
  }
}

extension BadgeView: AroundView {
  func around<Other: View>(_ other: Other) -> any View {
    BadgeView<Other>(content: other, badge: badge)
  }
}
