import Foundation

/// A button that opens a menu.
///
/// Buttons, toggles, pickers, dividers and other menus in its content are its lines. They are made while it
/// is open, and are never seen as they are.
public struct Menu<Label: View, Content: View> {
  let content: Content
  let label: Label
  let primaryAction: (() -> Void)?

  /// A menu with a button labelled with views.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
    primaryAction = nil
  }

  /// A menu beside a button that does what is done most.
  @preconcurrency
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping () -> Void
  ) {
    self.content = content()
    self.label = label()
    self.primaryAction = primaryAction
  }
}

extension Menu where Label == Text {
  /// A menu with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// A menu with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// A menu beside a button with a title that does what is done most.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction)
  }
}

extension Menu where Label == PortableUI.Label<Text, Image> {
  /// A menu with a title and one of the system's symbols.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { PortableUI.Label(titleKey, systemImage: systemImage) }
  }

  /// A menu with a title and one of the system's symbols.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { PortableUI.Label(title, systemImage: systemImage) }
  }
}

extension Menu
where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  /// The menu that a style was given, as the styles further out show it.
  public init(_ configuration: MenuStyleConfiguration) {
    content = configuration.content
    label = configuration.label
    primaryAction = configuration.primaryAction
  }
}

extension Menu: View {
  /// The button; in a menu, the line for another one.
  public var body: some View { StyledMenu(menu: self) }
}

private struct StyledMenu<Label: View, Content: View>: View {
  let menu: Menu<Label, Content>
  @Environment(\.isInMenu) private var isInMenu
  @Environment(\.menuStyles) private var styles

  var body: some View {
    if isInMenu {
      SubmenuView(label: menu.label, items: menu.content)
    } else {
      styles.show(configuration, at: \.menuStyles) { look in
        EnvironmentView(content: MenuOpener(menu: menu)) {
          if look == .flat { $0.usualButton.appearance = .flat }
        }
      }
    }
  }

  private var configuration: MenuStyleConfiguration {
    MenuStyleConfiguration(
      label: .init(erased: ErasedContent(menu.label)),
      content: .init(erased: ErasedContent(menu.content)), primaryAction: menu.primaryAction)
  }
}

private struct MenuOpener<Label: View, Content: View>: View {
  let menu: Menu<Label, Content>
  @Environment(\.menuIndicator) private var indicator
  @Environment(\.usualLabelAppearance) private var usualLabel

  var body: some View {
    if let action = menu.primaryAction {
      HStack(spacing: 0) {
        Button(action: { action() }, label: { menu.label })
        MenuHost(isContext: false, items: menu.content) { open in
          Button(action: open) { Image(systemName: "pan-down").accessibilityLabel("More") }
        }
      }
    } else {
      MenuHost(isContext: false, items: menu.content) { open in
        Button(action: open) {
          HStack(spacing: 6) {
            menu.label
            if isIndicated { Image(systemName: "pan-down").accessibilityHidden(true) }
          }
        }
      }
    }
  }

  /// There is little room in a bar.
  private var isIndicated: Bool {
    indicator == .visible || indicator == .automatic && usualLabel != .iconOnly
  }
}

extension EnvironmentValues {
  /// Whether the buttons of menus show that they open one, as `menuIndicator(_:)` of a view around says.
  public var menuIndicatorVisibility: Visibility { menuIndicator }

  var isInMenu: Bool { self[InMenuKey.self] }

  var menuIndicator: Visibility {
    get { self[MenuIndicatorKey.self] }
    set { self[MenuIndicatorKey.self] = newValue }
  }
}

enum MenuIndicatorKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }
