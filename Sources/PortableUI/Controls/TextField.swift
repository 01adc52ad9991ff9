import LayoutEngine

/// Something to type a line of text into.
///
/// Its label is its name, and what it shows while it is empty unless there is a prompt.
public struct TextField<Label: View> {
  let text: Binding<String>
  let prompt: Text?
  let label: Label

  /// A field that shows and changes `text`, with a label made of views.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.text = text
    self.prompt = prompt
    self.label = label()
  }
}

extension TextField where Label == Text {
  /// A field that shows and changes `text`.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }

  /// A field that shows and changes `text`.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }
}

extension TextField: View, PrimitiveView {
  package func makeNode(at place: Place) -> NodeOf<Self> { TextFieldNode(self, at: place) }
}

final class TextFieldNode<Label: View>: UnseenNode<TextField<Label>, Label> {
  override func unseen() -> Label { view.label }

  override var boxContent: BoxContent { .leaf(StretchShape(axes: .horizontal)) }

  override func content() -> ElementContent {
    let values = EnvironmentValues(scope: scope)
    let name = unseenText
    return .field(
      FieldContent(
        text: view.text.wrappedValue, prompt: view.prompt?.string(in: values.locale) ?? name,
        font: values.font ?? .body, isEnabled: values.isEnabled, label: name,
        color: values.foregroundColor ?? .primary, alignment: values.multilineTextAlignment,
        isBordered: values[FieldStyleKey.self] == .roundedBorder))
  }

  override func receive(_ event: ElementEvent) {
    switch event {
    case .edit(let text): view.text.wrappedValue = text
    case .submit: for action in EnvironmentValues(scope: scope)[SubmitKey.self].actions { action() }
    default: break
    }
  }
}
