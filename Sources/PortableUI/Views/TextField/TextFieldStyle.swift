/// How text fields look. The styles are those below, and no type of an app's own can be one.
public protocol TextFieldStyle: Sendable {
  /// What the desktop is told to show.
  var appearance: TextFieldAppearance { get }
}

/// One of the ways in which the desktop shows text fields.
public struct TextFieldAppearance: Hashable, Sendable {
  enum Kind: Hashable { case plain, roundedBorder }

  let kind: Kind
}

enum FieldStyleKey: EnvironmentKey {
  static var defaultValue: TextFieldAppearance.Kind { .roundedBorder }
}

/// The style of fields for which none was chosen: with a border, as on other desktops.
public struct DefaultTextFieldStyle: TextFieldStyle {
  /// The usual style.
  public init() {}
  /// A border with round corners.
  public var appearance: TextFieldAppearance { TextFieldAppearance(kind: .roundedBorder) }
}

/// Fields without a border of their own.
public struct PlainTextFieldStyle: TextFieldStyle {
  /// No border.
  public init() {}
  /// No border.
  public var appearance: TextFieldAppearance { TextFieldAppearance(kind: .plain) }
}

/// Fields with a border with round corners.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// A border with round corners.
  public init() {}
  /// A border with round corners.
  public var appearance: TextFieldAppearance { TextFieldAppearance(kind: .roundedBorder) }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The usual style.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// No border.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// A border with round corners.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension View {
  /// The style of text fields inside.
  public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    EnvironmentView(content: self) { $0[FieldStyleKey.self] = style.appearance.kind }
  }
}
