import LayoutEngine

/// Shows a text field as one element; its label becomes a part of that.
final class TextFieldNode<Label: View>: UnseenNode<TextField<Label>, Label> {
  /// What a person has typed and the model has not answered.
  private var draft: ControlDraft<String, String>?

  /// What is selected in a text that the model does not have yet.
  private var draftSelection: DraftSelection?

  override func unseen() -> Label { view.label }

  override func boxContent(of content: ElementContent) -> BoxContent { FieldShape.shared }

  override func content() -> ElementContent {
    let values = EnvironmentValues(scope: scope)
    let name = unseenText
    let text = text(in: values)
    return .field(
      FieldContent(
        text: text,
        selection: view.selection.map {
          FieldSelection(range: selected($0, in: text))
        },
        prompt: view.prompt?.string(in: values.locale)
          ?? (values[IsFieldNameBesideKey.self] ? "" : name),
        font: values.font ?? .body, isEnabled: values.isEnabled, label: name,
        color: values.foregroundColor ?? .primary, alignment: values.multilineTextAlignment,
        isBordered: view.isEditor
          ? values.areEditorsBordered : values.fieldStyles.appearance != .plain,
        isNamedBeside: values[IsFieldNameBesideKey.self],
        isMultiline: view.axis == .vertical, isEditor: view.isEditor, isSecure: view.isSecure,
        isSearch: values.searchActions != nil, lineLimit: view.isEditor ? nil : values.lineLimit,
        leastLines: values.leastLines,
        hasSubmitAction: view.listener?.onCommit != nil || !values[SubmitKey.self].actions.isEmpty,
        size: values.controlSize))
  }

  private var value: (any FieldValue)? { view.text.location as? any FieldValue }

  private func written(in values: EnvironmentValues) -> String {
    value?.string(in: values.locale) ?? view.text.wrappedValue
  }

  private func text(in values: EnvironmentValues) -> String {
    let written = written(in: values)
    if let typed = draft?.shown(over: written) { return typed }
    draft = nil
    return written
  }

  override func receive(_ event: ElementEvent) {
    let values = EnvironmentValues(scope: scope)
    switch event {
    case .edit(let text): take(text, in: values)
    case .select(let range): select(range, in: values)
    case .submit:
      endFormatDraft()
      view.listener?.onCommit?()
      for action in values[SubmitKey.self].actions { action() }
    case .focus(let isFocused):
      if !isFocused { endFormatDraft() }
      view.listener?.onEditingChanged(isFocused)
    case .endSearch: values.searchActions?.end()
    default: break
    }
  }

  /// Tells what is selected, in the text that whoever hears of it has by now. Where that is not the text that
  /// is shown, the rest is told when it is.
  private func select(_ range: Range<Int>, in values: EnvironmentValues) {
    guard let binding = view.selection else { return }
    let (known, shown) = (view.text.wrappedValue, text(in: values))
    if binding.wrappedValue?.scalars(in: known) != range {
      binding.wrappedValue = TextSelection(range, in: known)
    }
    draftSelection =
      known == shown
      ? nil : DraftSelection(text: shown, range: range, told: binding.wrappedValue)
  }

  /// What is selected in `text`: what a person has selected there, unless the model has said otherwise since.
  private func selected(_ binding: Binding<TextSelection?>, in text: String) -> Range<Int>? {
    let selection = binding.wrappedValue
    guard let known = draftSelection, known.text == text, known.told == selection else {
      draftSelection = nil
      return selection?.scalars(in: text)
    }
    if view.text.wrappedValue == text {
      draftSelection = nil
      later("selection") { [self] in
        guard !flags.contains(.isDropped), view.text.wrappedValue == text else { return }
        view.selection?.wrappedValue = TextSelection(known.range, in: text)
      }
    }
    return known.range
  }

  private func take(_ text: String, in values: EnvironmentValues) {
    let meaning = value.map { $0.string(of: text, in: values.locale) } ?? text
    draft = .write(text, meaning: meaning) {
      written(in: values)
    } _: {
      if let value {
        value.read(text, in: values.locale, view.text.transaction)
      } else {
        view.text.wrappedValue = text
      }
    }
    invalidate()
  }

  /// A person who has finished sees the value as its format writes it.
  private func endFormatDraft() {
    guard draft != nil, value != nil else { return }
    draft = nil
    invalidate()
  }
}

/// What is selected in a text that a person has typed, and what the model was told of it.
private struct DraftSelection {
  let text: String
  let range: Range<Int>
  let told: TextSelection?
}

/// A field of several lines is as high as its text; one of a single line has its own height.
struct FieldShape: Leaf {
  static let shared = BoxContent.leaf(FieldShape())

  var reuse: Reuse { .exact }

  func size(for proposal: Proposal, in box: Box) -> Size {
    box.readUnseen()
    guard let element = box.element, case .field(let field) = element.goal else { return .zero }
    if field.isMultiline {
      return box.node.graph.backend.size(of: element.goal, for: proposal)
    }
    return StretchShape(axes: .horizontal).size(for: proposal, in: box)
  }
}
