/// How pickers look. The styles are those below, and no type of an app's own can be one.
public protocol PickerStyle: Sendable {
  /// What the desktop is told to show.
  var appearance: PickerAppearance { get }
}

/// One of the ways in which the desktop shows pickers.
public struct PickerAppearance: Hashable, Sendable {
  enum Kind: Hashable { case menu, segmented }

  let kind: Kind
}

enum PickerStyleKey: EnvironmentKey {
  static var defaultValue: PickerAppearance.Kind { .menu }
}

/// The style of pickers for which none was chosen: a menu.
public struct DefaultPickerStyle: PickerStyle {
  /// The usual style.
  public init() {}
  /// A menu.
  public var appearance: PickerAppearance { PickerAppearance(kind: .menu) }
}

/// Options in a menu.
public struct MenuPickerStyle: PickerStyle {
  /// A menu.
  public init() {}
  /// A menu.
  public var appearance: PickerAppearance { PickerAppearance(kind: .menu) }
}

/// Options side by side.
public struct SegmentedPickerStyle: PickerStyle {
  /// A row of options.
  public init() {}
  /// A row of options.
  public var appearance: PickerAppearance { PickerAppearance(kind: .segmented) }
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

extension View {
  /// The style of pickers inside.
  public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    EnvironmentView(content: self) { $0[PickerStyleKey.self] = style.appearance.kind }
  }
}
