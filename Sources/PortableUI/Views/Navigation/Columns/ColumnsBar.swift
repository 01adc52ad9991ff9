import Foundation

/// What the bar shows of columns beside one another.
extension ColumnsNode {
  /// Of several titles the last column's is the window's; what is in the bar stands in the order of the
  /// columns, behind what hides the first, or leads back to the one before.
  func barParts() -> BarParts {
    var parts = BarParts()
    var (removesToggle, hidesBack) = (false, false)
    for column in shown {
      guard let said = page(of: column)?.preference(BarPartsKey.self) else { continue }
      removesToggle = removesToggle || said.removesSidebarToggle
      hidesBack = hidesBack || said.isBackHidden
      if said.title != nil { (parts.title, parts.renaming) = (said.title, said.renaming) }
      parts.subtitle = said.subtitle ?? parts.subtitle
      parts.items += said.items
      parts.back = said.back ?? parts.back
    }
    if let own = ownBarItem(removesToggle: removesToggle, goesBack: hidesBack || parts.back != nil)
    {
      var items = ContiguousArray<Box>()
      own.collectBoxes(into: &items)
      parts.items.insert(contentsOf: items, at: 0)
      if own === backItem { parts.back = { [weak self] in self?.goBack() } }
    }
    return parts
  }

  private func ownBarItem(removesToggle: Bool, goesBack: Bool) -> Node? {
    if isCollapsed { return !goesBack && shown != [.sidebar] ? backItem : nil }
    return removesToggle || keepsToggleOut ? nil : toggleItem
  }

  /// Makes what stands in the bar for all columns.
  func makeBarItems() {
    let bar = layoutRoot.bars.top
    let place = Place(parent: self, graph: graph, scope: scope, container: bar.box)
    let back = BarItemView(
      placement: .back, content: BackButton { [weak self] in self?.goBack() })
    backItem = makeNode(back, at: place)
    let toggle = BarItemView(
      placement: .back, content: SidebarButton { [weak self] in self?.toggleSidebar() })
    toggleItem = makeNode(toggle, at: place)
  }
}

/// Hides and shows the first column.
private struct SidebarButton: View {
  let action: @MainActor () -> Void

  var body: some View {
    Button(action: action) {
      Image(systemName: "sidebar.left").accessibilityLabel("Toggle Sidebar")
    }
    .help("Toggle Sidebar")
  }
}

/// What a bar shows without being asked.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
  private let name: String

  /// What hides and shows the first column of a ``NavigationSplitView``.
  public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
  /// What the window is called, in the middle of its bar.
  public static let title = ToolbarDefaultItemKind(name: "title")
  /// The field of a search. It stands where `searchable` puts it, and is never left out.
  public static let search = ToolbarDefaultItemKind(name: "search")
}

nonisolated extension View {
  /// Leaves out of the bar what it would show without being asked, as long as this view is in sight or,
  /// in a hidden column, was last; `nil` for nothing. A window is called by its title elsewhere still.
  public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
    BarSettingView(
      content: self, setting: .removesSidebarToggle(defaultItemKind == .sidebarToggle)
    )
    .toolbar {
      if defaultItemKind == .title {
        // What is in the middle is there instead of the title.
        ToolbarItem(placement: .principal) {
          Color.clear.frame(width: 1, height: 1).accessibilityHidden(true)
        }
      }
    }
  }
}
