/// A field in a style of an app's own.
struct StyledField<Label: View>: View {
  let field: TextField<Label>
  @Environment(\.fieldStyles) private var styles

  var body: some View {
    styles.show(configuration, at: \.fieldStyles) { _ in field }
  }

  private var configuration: TextField<_TextFieldStyleLabel> {
    var styled = TextField(
      field.text, field.prompt, field.axis,
      _TextFieldStyleLabel(erased: ErasedContent(field.label)), isSecure: field.isSecure)
    styled.selection = field.selection
    styled.listener = field.listener
    return styled
  }
}

/// The node of such a field, in the place of the field's own.
final class StyledFieldNode<Label: View>: WrapperNode<TextField<Label>, StyledField<Label>> {
  override func content() -> StyledField<Label> { StyledField(field: view) }
}
