/// A field in a form, with its name where reading begins and what is typed at the other end.
struct NamedField<Label: View>: View {
  let field: TextField<Label>
  @Environment(\.multilineTextAlignment) private var alignment

  var body: some View {
    HStack {
      field.label.layoutPriority(1)
      EnvironmentView(content: field) { values in
        values.areFieldsNamed = false
        values[IsFieldNameBesideKey.self] = true
        values.fieldStyles.replace(with: .plain)
        values.multilineTextAlignment = alignment == .leading ? .trailing : alignment
      }
    }
    .layer(LayerContent(namesControl: true))
  }
}

/// The node of such a field, in the place of the field's own.
final class NamedFieldNode<Label: View>: WrapperNode<TextField<Label>, NamedField<Label>> {
  override func content() -> NamedField<Label> { NamedField(field: view) }
}

/// Whether the name of a field stands beside it, and so is not shown in it.
enum IsFieldNameBesideKey: EnvironmentKey { static var defaultValue: Bool { false } }
