/// How pickers look. The styles are those below, and no type of an app's own can be one.
public protocol PickerStyle: Sendable {
  /// What the desktop is told to show.
  var appearance: _PickerAppearance { get }
}

/// One of the ways in which the desktop shows pickers.
public struct _PickerAppearance: Hashable, Sendable {
  enum Kind: Hashable { case menu, segmented, inline, radioGroup, navigationLink }

  let kind: Kind
}

enum PickerStyleKey: EnvironmentKey {
  static var defaultValue: _PickerAppearance.Kind { .menu }
}

extension EnvironmentValues {
  var pickerStyle: _PickerAppearance.Kind { self[PickerStyleKey.self] }
}

/// The style of pickers for which none was chosen: a menu.
public struct DefaultPickerStyle: PickerStyle {
  /// The usual style.
  public init() {}
  /// A menu.
  public var appearance: _PickerAppearance { _PickerAppearance(kind: .menu) }
}

/// Options in a menu.
public struct MenuPickerStyle: PickerStyle {
  /// A menu.
  public init() {}
  /// A menu.
  public var appearance: _PickerAppearance { _PickerAppearance(kind: .menu) }
}

/// Options side by side.
public struct SegmentedPickerStyle: PickerStyle {
  /// A row of options.
  public init() {}
  /// A row of options.
  public var appearance: _PickerAppearance { _PickerAppearance(kind: .segmented) }
}

/// Options that are all seen: rows where the picker is in a list, and elsewhere a column.
public struct InlinePickerStyle: PickerStyle {
  /// All options.
  public init() {}
  /// All options.
  public var appearance: _PickerAppearance { _PickerAppearance(kind: .inline) }
}

/// Options in a column, each with the round button of a radio.
public struct RadioGroupPickerStyle: PickerStyle {
  /// A column of options.
  public init() {}
  /// A column of options.
  public var appearance: _PickerAppearance { _PickerAppearance(kind: .radioGroup) }
}

/// Options side by side, as small as they are. In a menu they are lines.
public struct PalettePickerStyle: PickerStyle {
  /// A row of options.
  public init() {}
  /// A row of options.
  public var appearance: _PickerAppearance { _PickerAppearance(kind: .segmented) }
}

/// What is chosen, as a link to a page with all options. It has to stand in a ``NavigationStack``.
public struct NavigationLinkPickerStyle: PickerStyle {
  /// A page of options.
  public init() {}
  /// A page of options.
  public var appearance: _PickerAppearance { _PickerAppearance(kind: .navigationLink) }
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The usual style.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
  /// A menu.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// A row of options.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
  /// Options that are all seen.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension PickerStyle where Self == RadioGroupPickerStyle {
  /// A column of options.
  public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}

extension PickerStyle where Self == PalettePickerStyle {
  /// A row of options.
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// A page of options.
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

nonisolated extension View {
  /// The style of pickers inside.
  public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    EnvironmentView(content: self) { $0[PickerStyleKey.self] = style.appearance.kind }
  }
}
