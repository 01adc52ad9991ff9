/// How text fields look. The styles are those below.
public protocol TextFieldStyle: Sendable {}

enum FieldLook: Hashable { case plain, roundedBorder }

enum FieldStyleKey: EnvironmentKey { static var defaultValue: FieldLook { .plain } }

protocol BasicTextFieldStyle: TextFieldStyle {
  var look: FieldLook { get }
}

/// The style of fields for which none was chosen: plain.
public struct DefaultTextFieldStyle: BasicTextFieldStyle {
  /// The usual style.
  public init() {}
  var look: FieldLook { .plain }
}

/// Fields without a border of their own.
public struct PlainTextFieldStyle: BasicTextFieldStyle {
  /// No border.
  public init() {}
  var look: FieldLook { .plain }
}

/// Fields with a border with round corners.
public struct RoundedBorderTextFieldStyle: BasicTextFieldStyle {
  /// A border with round corners.
  public init() {}
  var look: FieldLook { .roundedBorder }
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
    let look = (style as? any BasicTextFieldStyle)?.look ?? .plain
    return EnvironmentView(content: self) { $0[FieldStyleKey.self] = look }
  }
}
