/// How text fields look.
///
/// A style of your own makes views of the field that it is given, which the styles further out show.
public nonisolated protocol TextFieldStyle: _ViewStyle
where StyleConfiguration == TextField<_TextFieldStyleLabel> {
  /// What a field of this style is made of.
  associatedtype _Body: View

  /// What a field of this style shows.
  @ViewBuilder func _body(configuration: TextField<_Label>) -> _Body

  /// The label of the field that a style is given.
  typealias _Label = _TextFieldStyleLabel
}

extension TextFieldStyle {
  /// What a field of this style shows.
  public func makeBody(configuration: TextField<_TextFieldStyleLabel>) -> _Body {
    _body(configuration: configuration)
  }
}

/// The label of the field that a style is given.
public struct _TextFieldStyleLabel: View, PrimitiveView, ErasedView {
  let erased: ErasedContent

  package func makeNode(at place: Place) -> NodeOf<Self> { ErasedNode(self, at: place) }
}

/// The looks that the desktop has for fields.
enum FieldLook: Hashable { case plain, roundedBorder }

/// A style that the desktop shows.
nonisolated protocol NativeFieldStyle: TextFieldStyle, NativeStyle where Appearance == FieldLook {}

extension NativeFieldStyle {
  /// A field as the desktop shows it.
  public func _body(configuration: TextField<_TextFieldStyleLabel>) -> some View { configuration }
}

/// The style of fields for which none was chosen: with a border, as on other desktops.
public struct DefaultTextFieldStyle: NativeFieldStyle {
  /// The usual style.
  public nonisolated init() {}
  nonisolated var appearance: FieldLook? { nil }
}

/// Fields without a border of their own.
public struct PlainTextFieldStyle: NativeFieldStyle {
  /// No border.
  public nonisolated init() {}
  nonisolated var appearance: FieldLook? { .plain }
}

/// Fields with a border with round corners.
public struct RoundedBorderTextFieldStyle: NativeFieldStyle {
  /// A border with round corners.
  public nonisolated init() {}
  nonisolated var appearance: FieldLook? { .roundedBorder }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The usual style.
  public nonisolated static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// No border.
  public nonisolated static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// A border with round corners.
  public nonisolated static var roundedBorder: RoundedBorderTextFieldStyle {
    RoundedBorderTextFieldStyle()
  }
}

typealias FieldStyles = StyleStack<
  any _ViewStyle<TextField<_TextFieldStyleLabel>>, FieldLook
>

extension EnvironmentValues {
  var fieldStyles: FieldStyles {
    get { self[FieldStyles.Key.self] }
    set { self[FieldStyles.Key.self] = newValue }
  }
}

nonisolated extension View {
  /// The style of text fields inside.
  public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    self.style(style, at: \.fieldStyles)
  }
}
