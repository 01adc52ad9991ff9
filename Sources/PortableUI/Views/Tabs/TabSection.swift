import Foundation

/// Pages of a tab view that belong together.
///
/// Where the buttons stand in a column, as by `.sidebarAdaptable`, the title stands above those of these
/// pages. In a row of buttons there is no room for titles.
public struct TabSection<Content: View, Header: View> {
  let content: Content
  let header: Header

  /// Pages with views as their title.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header) {
    self.content = content()
    self.header = header()
  }
}

extension TabSection where Header == Text {
  /// Pages with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Pages with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension TabSection: View, PrimitiveView {
  // It is as many pages as there are in it.
  package static var isSingle: Bool { false }

  package func makeNode(at place: Place) -> NodeOf<Self> { TabSectionNode(self, at: place) }
}

final class TabSectionNode<Content: View, Header: View>:
  WrapperNode<TabSection<Content, Header>, Content>, TabSectionSource
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
    guard let strip, heading == nil else { return }
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
