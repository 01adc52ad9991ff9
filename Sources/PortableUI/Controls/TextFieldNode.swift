import LayoutEngine

/// Shows a text field as one element; its label becomes a part of that.
final class TextFieldNode<Label: View>: UnseenNode<TextField<Label>, Label> {
  /// What a person has typed of a value that is written in a format, while they type.
  private var draft: FieldDraft?

  override func unseen() -> Label { view.label }

  override var boxContent: BoxContent { FieldShape.shared }

  override func content() -> ElementContent {
    let values = EnvironmentValues(scope: scope)
    let name = unseenText
    return .field(
      FieldContent(
        text: text(in: values), prompt: view.prompt?.string(in: values.locale) ?? name,
        font: values.font ?? .body, isEnabled: values.isEnabled, label: name,
        color: values.foregroundColor ?? .primary, alignment: values.multilineTextAlignment,
        isBordered: values[FieldStyleKey.self] == .roundedBorder,
        isMultiline: view.axis == .vertical, lineLimit: values.lineLimit,
        hasSubmitAction: !values[SubmitKey.self].actions.isEmpty))
  }

  private var value: (any FieldValue)? { view.text.location as? any FieldValue }

  private func text(in values: EnvironmentValues) -> String {
    guard let value else { return view.text.wrappedValue }
    let written = value.string(in: values.locale)
    // A value that somebody else changed counts more than what was typed.
    if let draft, draft.meaning == written { return draft.text }
    draft = nil
    return written
  }

  override func receive(_ event: ElementEvent) {
    let values = EnvironmentValues(scope: scope)
    switch event {
    case .edit(let text):
      guard let value else {
        view.text.wrappedValue = text
        return
      }
      value.read(text, in: values.locale, view.text.transaction)
      draft = FieldDraft(text: text, meaning: value.string(in: values.locale))
      invalidate()
    case .submit:
      endDraft()
      for action in values[SubmitKey.self].actions { action() }
    case .focus(false): endDraft()
    default: break
    }
  }

  private func endDraft() {
    guard draft != nil else { return }
    draft = nil
    invalidate()
  }
}

/// A text on its way to being a value.
private struct FieldDraft {
  let text: String

  /// How the value is written that was made of it.
  let meaning: String
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
