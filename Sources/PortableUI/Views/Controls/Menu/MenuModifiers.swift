/// In which order the lines of a menu stand.
public struct MenuOrder: Hashable, Sendable {
  private let name: String

  /// As is usual.
  public static let automatic = MenuOrder(name: "automatic")
  /// What comes first nearest to the finger.
  public static let priority = MenuOrder(name: "priority")
  /// As they are written.
  public static let fixed = MenuOrder(name: "fixed")
}

nonisolated extension View {
  /// Opens a menu at this view: by the other button of a pointer, by a long press or by the menu key.
  public func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: () -> MenuItems
  ) -> some View {
    MenuHost(isContext: true, items: menuItems()) { _ in self }
  }

  /// Whether the buttons of the menus inside show that they open one.
  public func menuIndicator(_ visibility: Visibility) -> some View {
    EnvironmentView(content: self) { $0.menuIndicator = visibility }
  }

  /// In which order the lines of a menu stand. On a desktop they stand as they are written; without effect
  /// on a desktop.
  public func menuOrder(_ order: MenuOrder) -> some View { environment(\.menuOrder, order) }
}
