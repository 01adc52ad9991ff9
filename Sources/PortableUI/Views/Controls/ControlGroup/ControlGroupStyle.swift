/// How groups of controls look.
///
/// A style of your own makes views of what it is told. `ControlGroup(configuration)` in it is the group
/// as it would be without the style.
@preconcurrency @MainActor
public protocol ControlGroupStyle: _ViewStyle
where StyleConfiguration == ControlGroupStyleConfiguration {
  /// A group: its controls and its label.
  typealias Configuration = ControlGroupStyleConfiguration
}

/// A group of controls that is to be shown in a style.
public struct ControlGroupStyleConfiguration {
  /// The controls in the group.
  public struct Content {
    let erased: ErasedContent
  }

  /// The views that say what the controls are for.
  public struct Label {
    let erased: ErasedContent
  }

  /// What is in it.
  public let content: Content

  /// What says what is in it.
  public let label: Label
}

extension ControlGroupStyleConfiguration.Content: View, PrimitiveView, ErasedView {
  package static var isSingle: Bool { false }
  package func makeNode(at place: Place) -> NodeOf<Self> { ErasedNode(self, at: place) }
}

extension ControlGroupStyleConfiguration.Label: View, PrimitiveView, ErasedView {
  package func makeNode(at place: Place) -> NodeOf<Self> { ErasedNode(self, at: place) }
}

enum ControlGroupAppearance: Hashable { case menu }

/// A style that the desktop shows.
protocol NativeControlGroupStyle: ControlGroupStyle, NativeStyle
where Appearance == ControlGroupAppearance {}

extension NativeControlGroupStyle {
  /// The controls as the desktop shows them.
  public func makeBody(configuration: Configuration) -> some View {
    PlainControlGroup(
      content: configuration.content, label: configuration.label, isMenu: appearance == .menu)
  }
}

/// The style of groups for which none was chosen: linked buttons.
public struct AutomaticControlGroupStyle: NativeControlGroupStyle {
  /// The usual style.
  public init() {}
  nonisolated var appearance: ControlGroupAppearance? { nil }
}

/// Linked buttons, as for going back and forth.
public struct NavigationControlGroupStyle: NativeControlGroupStyle {
  /// Linked buttons.
  public init() {}
  nonisolated var appearance: ControlGroupAppearance? { nil }
}

/// Linked buttons; lines in a menu, which has no small things beside each other on a desktop.
public struct PaletteControlGroupStyle: NativeControlGroupStyle {
  /// Linked buttons.
  public init() {}
  nonisolated var appearance: ControlGroupAppearance? { nil }
}

/// A button that opens a menu of the controls.
public struct MenuControlGroupStyle: NativeControlGroupStyle {
  /// A menu.
  public init() {}
  nonisolated var appearance: ControlGroupAppearance? { .menu }
}

/// The same as ``MenuControlGroupStyle``: menus of a desktop are compact.
public struct CompactMenuControlGroupStyle: NativeControlGroupStyle {
  /// A menu.
  public init() {}
  nonisolated var appearance: ControlGroupAppearance? { .menu }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// The usual style.
  public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// Linked buttons.
  public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  /// Linked buttons, or lines in a menu.
  public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
  /// A button that opens a menu.
  public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  /// A button that opens a menu.
  public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}

typealias ControlGroupStyles = StyleStack<
  any _ViewStyle<ControlGroupStyleConfiguration>, ControlGroupAppearance
>

extension EnvironmentValues {
  var controlGroupStyles: ControlGroupStyles {
    get { self[ControlGroupStyles.Key.self] }
    set { self[ControlGroupStyles.Key.self] = newValue }
  }
}

nonisolated extension View {
  /// The style of groups of controls inside.
  public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    self.style(style, at: \.controlGroupStyles)
  }
}
