import Foundation

/// Pages of a tab view that belong together.
///
/// Where the buttons stand in a column, as by `.sidebarAdaptable`, the title stands above those of these
/// pages. In a row of buttons there is no room for titles.
public struct TabSection<Header, Content, Footer, SelectionValue: Hashable> {
  let content: Content
  let header: Header
}

extension TabSection
where
  Header: View, Content: TabContent, Footer == EmptyView, Content.TabValue == SelectionValue
{
  /// Pages with views as their title.
  public init(
    @TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header
  ) {
    self.init(content: content(), header: header())
  }
}

extension TabSection
where
  Header == EmptyView, Content: TabContent, Footer == EmptyView,
  Content.TabValue == SelectionValue
{
  /// Pages without a title.
  public init(@TabContentBuilder<SelectionValue> content: () -> Content) {
    self.init(content: content(), header: EmptyView())
  }
}

extension TabSection
where
  Header == Text, Content: TabContent, Footer == EmptyView, Content.TabValue == SelectionValue
{
  /// Pages with a title.
  public init(
    _ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content
  ) {
    self.init(content: content(), header: Text(titleKey))
  }

  /// Pages with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @TabContentBuilder<SelectionValue> content: () -> Content
  ) {
    self.init(content: content(), header: Text(title))
  }
}

extension TabSection: TabContent
where Header: View, Content: TabContent, Footer: View, Content.TabValue == SelectionValue {
  /// What a tab stands for.
  public typealias TabValue = SelectionValue

  /// They are made of no others.
  public var body: _NoTabContent<SelectionValue> { _NoTabContent.asked(of: Self.self) }
}

extension TabSection: PrimitiveTabs
where Header: View, Content: TabContent, Footer: View, Content.TabValue == SelectionValue {
  var stand: some View {
    TabSectionView(content: TabContentView(content: content), header: header)
  }
}

/// The pages of a section among views.
struct TabSectionView<Content: View, Header: View>: PrimitiveView {
  let content: Content
  let header: Header

  // It is as many pages as there are in it.
  static var isSingle: Bool { false }

  func makeNode(at place: Place) -> NodeOf<Self> { TabSectionNode(self, at: place) }
}

final class TabSectionNode<Content: View, Header: View>:
  WrapperNode<TabSectionView<Content, Header>, Content>, TabSectionSource
{
  private var heading: NodeOf<TabHeading>?

  override func content() -> Content { view.content }

  override func viewChanged() {
    super.viewChanged()
    heading?.update(TabHeading(header: AnyView(view.header)))
  }

  override func disappear() { heading?.drop() }

  func showHeading(in strip: Node?) {
    if heading?.parent !== strip {
      heading?.drop()
      heading = nil
    }
    guard let strip, heading == nil, Header.self != EmptyView.self else { return }
    heading = makeNode(
      TabHeading(header: AnyView(view.header)),
      at: Place(parent: strip, graph: graph, scope: strip.scope, container: strip.box))
  }

  func collectHeading(into boxes: inout ContiguousArray<Box>) {
    heading?.collectBoxes(into: &boxes)
  }
}

/// A node of pages that have a title together.
@MainActor
protocol TabSectionSource: Node {
  /// Shows the title in the column of buttons; nowhere where there is no column.
  func showHeading(in strip: Node?)

  func collectHeading(into boxes: inout ContiguousArray<Box>)
}

/// The title above the buttons of a section. It is one view, and takes the room that it gets.
struct TabHeading: View {
  let header: AnyView

  var body: some View {
    HStack { header }
      .font(.caption)
      .foregroundStyle(.secondary)
      .lineLimit(1)
      .padding(EdgeInsets(top: 10, leading: 8, bottom: 2, trailing: 8))
      .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, alignment: .leading)
      .clipped()
  }
}
