/// How pickers look. The styles are those below.
public protocol PickerStyle: Sendable {}

enum PickerLook: Hashable { case menu, segmented }

enum PickerStyleKey: EnvironmentKey { static var defaultValue: PickerLook { .menu } }

protocol BasicPickerStyle: PickerStyle {
  var look: PickerLook { get }
}

/// The style of pickers for which none was chosen: a menu.
public struct DefaultPickerStyle: BasicPickerStyle {
  /// The usual style.
  public init() {}
  var look: PickerLook { .menu }
}

/// Options in a menu.
public struct MenuPickerStyle: BasicPickerStyle {
  /// A menu.
  public init() {}
  var look: PickerLook { .menu }
}

/// Options side by side.
public struct SegmentedPickerStyle: BasicPickerStyle {
  /// A row of options.
  public init() {}
  var look: PickerLook { .segmented }
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
    let look = (style as? any BasicPickerStyle)?.look ?? .menu
    return EnvironmentView(content: self) { $0[PickerStyleKey.self] = look }
  }
}
