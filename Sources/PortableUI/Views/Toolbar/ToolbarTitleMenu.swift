import Threads

/// A menu that the title of a window opens.
///
///     .toolbar {
///       ToolbarTitleMenu {
///         Button("Rename…") { isRenaming = true }
///         Button("Duplicate") { duplicate() }
///       }
///     }
public struct ToolbarTitleMenu<Content: View> {
  let content: Content

  /// A menu with those lines.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension ToolbarTitleMenu: ToolbarContent, PrimitiveToolbarContent {
  var stand: some View {
    BarItemView(
      placement: .principal,
      content: Menu {
        content
      } label: {
        BarTitle()
      }
      .menuIndicator(.visible))
  }
}

extension View {
  /// Lets the title of the window around this view open a menu with those lines.
  public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
    let content = content()
    return toolbar { ToolbarTitleMenu { content } }
  }
}

/// The title of the bar around.
private struct BarTitle: View {
  @TitleOfBar private var title

  var body: some View { Text(verbatim: title).fontWeight(.bold) }
}

/// What the bar around is called.
@propertyWrapper
private struct TitleOfBar: ViewPropertyWrapper {
  private weak var bar: BarNode?

  var wrappedValue: String { onMain { bar?.readTitle() ?? "" } }

  mutating func connect(to node: Node, slot: inout AnyObject?, name: String) {
    bar = node.layoutRoot.bars.top
  }

  static func isSame(_ old: TitleOfBar, _ new: TitleOfBar) -> Bool { true }
}
