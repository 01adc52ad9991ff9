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

/// How the buttons of menus look.
@preconcurrency @MainActor
public protocol MenuStyle {}

/// As other buttons.
public struct DefaultMenuStyle: MenuStyle {
  /// As other buttons.
  public nonisolated init() {}
}

/// As other buttons.
public struct ButtonMenuStyle: MenuStyle {
  /// As other buttons.
  public nonisolated init() {}
}

/// Without a border as long as nobody points at it.
public struct BorderlessButtonMenuStyle: MenuStyle {
  /// Without a border as long as nobody points at it.
  public nonisolated init() {}
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// As other buttons.
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// As other buttons.
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// Without a border as long as nobody points at it.
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

extension View {
  /// Opens a menu at this view: by the other button of a pointer, by a long press or by the menu key.
  public func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: () -> MenuItems
  ) -> some View {
    MenuHost(isContext: true, items: menuItems()) { _ in self }
  }

  /// How the buttons of the menus inside look.
  public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    let isFlat = style is BorderlessButtonMenuStyle
    return EnvironmentView(content: self) {
      if isFlat { $0.usualButton.appearance = .flat }
    }
  }

  /// Whether the buttons of the menus inside show that they open one.
  public func menuIndicator(_ visibility: Visibility) -> some View {
    EnvironmentView(content: self) { $0.menuIndicator = visibility }
  }

  /// In which order the lines of a menu stand. On a desktop they stand as they are written; without effect
  /// on a desktop.
  public func menuOrder(_ order: MenuOrder) -> some View { self }
}
