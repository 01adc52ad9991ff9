/// How the buttons of menus look.
///
/// A style of your own makes views of what it is told. `Menu(configuration)` in it is the menu as it would
/// be without the style.
@preconcurrency @MainActor
public protocol MenuStyle: _ViewStyle where StyleConfiguration == MenuStyleConfiguration {
  /// A menu: its label and its lines.
  typealias Configuration = MenuStyleConfiguration
}

/// A menu that is to be shown in a style.
public struct MenuStyleConfiguration {
  /// The views that say what the menu is for.
  public struct Label {
    let erased: ErasedContent
  }

  /// The lines.
  public struct Content {
    let erased: ErasedContent
  }

  let label: Label
  let content: Content
  let primaryAction: (() -> Void)?
}

extension MenuStyleConfiguration.Label: View, PrimitiveView, ErasedView {
  package func makeNode(at place: Place) -> NodeOf<Self> { ErasedNode(self, at: place) }
}

extension MenuStyleConfiguration.Content: View, PrimitiveView, ErasedView {
  package func makeNode(at place: Place) -> NodeOf<Self> { ErasedNode(self, at: place) }
}

/// The looks that the desktop has for the buttons of menus.
enum MenuLook: Hashable { case usual, flat }

/// A style that the desktop shows.
protocol NativeMenuStyle: MenuStyle, NativeStyle where Appearance == MenuLook {}

extension NativeMenuStyle {
  /// A menu as the desktop shows it.
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

/// As other buttons.
public struct DefaultMenuStyle: NativeMenuStyle {
  /// As other buttons.
  public nonisolated init() {}
  nonisolated var appearance: MenuLook? { nil }
}

/// As other buttons.
public struct ButtonMenuStyle: NativeMenuStyle {
  /// As other buttons.
  public nonisolated init() {}
  nonisolated var appearance: MenuLook? { .usual }
}

/// Without a border as long as nobody points at it.
public struct BorderlessButtonMenuStyle: NativeMenuStyle {
  /// Without a border as long as nobody points at it.
  public nonisolated init() {}
  nonisolated var appearance: MenuLook? { .flat }
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

typealias MenuStyles = StyleStack<any _ViewStyle<MenuStyleConfiguration>, MenuLook>

extension EnvironmentValues {
  var menuStyles: MenuStyles {
    get { self[MenuStyles.Key.self] }
    set { self[MenuStyles.Key.self] = newValue }
  }
}

nonisolated extension View {
  /// How the buttons of the menus inside look.
  public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    self.style(style, at: \.menuStyles)
  }
}
