import LayoutEngine

/// Something to type text into.
///
/// Its label is its name, and what it shows while it is empty unless there is a prompt. Along the
/// vertical axis it has as many lines as its text needs, up to `lineLimit`, and the return key begins
/// another one; otherwise it has a single line, and the return key calls `onSubmit`.
public struct TextField<Label: View> {
  let text: Binding<String>
  let prompt: Text?
  let axis: Axis
  let label: Label
  let isSecure: Bool

  /// Whether it takes all the room there is.
  var isEditor = false

  /// Who hears of a person who begins and ends to type.
  var listener: FieldListener?

  /// What is selected, where somebody wants to know.
  var selection: Binding<TextSelection?>?

  init(
    _ text: Binding<String>, _ prompt: Text?, _ axis: Axis, _ label: Label, isSecure: Bool = false
  ) {
    self.isSecure = isSecure
    self.text = text
    self.prompt = prompt
    self.axis = axis
    self.label = label
  }

  /// A field that shows and changes `text`, with a label made of views.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(text, prompt, .horizontal, label())
  }

  /// A field that grows along `axis`, with a label made of views.
  public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
  ) {
    self.init(text, prompt, axis, label())
  }
}

extension TextField where Label == EmptyView {
  /// The room of an editor.
  init(editing text: Binding<String>, _ selection: Binding<TextSelection?>?) {
    self.init(text, nil, .vertical, EmptyView())
    isEditor = true
    self.selection = selection
  }
}

extension TextField where Label == Text {
  /// A field that shows and changes `text`.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text, nil, .horizontal, Text(titleKey))
  }

  /// A field that shows and changes `text`.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(text, nil, .horizontal, Text(title))
  }

  /// A field that shows `prompt` while it is empty.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text, prompt, .horizontal, Text(titleKey))
  }

  /// A field that shows `prompt` while it is empty.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(text, prompt, .horizontal, Text(title))
  }

  /// A field that grows along `axis`.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) {
    self.init(text, prompt, axis, Text(titleKey))
  }

  /// A field that grows along `axis`.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) {
    self.init(text, prompt, axis, Text(title))
  }
}

extension TextField: View, PrimitiveView {
  package func makeNode(at place: Place) -> NodeOf<Self> {
    let values = EnvironmentValues(scope: place.scope)
    if !isEditor, values.fieldStyles.innermost != nil { return StyledFieldNode(self, at: place) }
    return isNamed(in: values) ? NamedFieldNode(self, at: place) : TextFieldNode(self, at: place)
  }

  /// Whether its name stands beside it, as in forms.
  private func isNamed(in values: EnvironmentValues) -> Bool {
    guard values.areFieldsNamed, !values.areLabelsHidden, Label.self != EmptyView.self else {
      return false
    }
    return (label as? Text)?.string(in: values.locale) != ""
  }
}
