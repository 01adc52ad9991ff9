/// Something to type into what nobody else should read: every character is shown as a dot.
///
/// Its label is its name, and what it shows while it is empty unless there is a prompt. What is in it can
/// not be copied.
public struct SecureField<Label: View> {
  let field: TextField<Label>

  init(_ field: TextField<Label>) { self.field = field }

  init(_ text: Binding<String>, _ prompt: Text?, _ label: Label) {
    field = TextField(text, prompt, .horizontal, label, isSecure: true)
  }

  /// A field that takes `text`, with a label made of views.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(text, prompt, label())
  }
}

extension SecureField where Label == Text {
  /// A field that takes `text`.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text, nil, Text(titleKey))
  }

  /// A field that takes `text`.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(text, nil, Text(title))
  }

  /// A field that shows `prompt` while it is empty.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text, prompt, Text(titleKey))
  }

  /// A field that shows `prompt` while it is empty.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(text, prompt, Text(title))
  }
}

extension SecureField: View {
  /// A text field that shows dots.
  public var body: some View { field }
}
