import LayoutEngine

/// A choice of one among several values.
///
/// Each view of the content is an option; its `tag`, or its identity in a `ForEach`, is the value it
/// stands for. The label stands before the options, but not in the bar of a window, and is the picker's
/// name for assistive technologies. ``View/pickerStyle(_:)`` says where the options are: in a menu, beside
/// one another, all in sight, or on a page of their own.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View> {
  let selection: Binding<SelectionValue>
  let label: Label
  let content: Content

  /// Whether it stands for several values that differ, so that none is chosen.
  var isMixed = false

  /// A choice for `selection` with a label made of views.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.label = label()
    self.content = content()
  }

  /// A choice for `selection` with a label made of views.
  public init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { label }
  }
}

extension Picker where Label == Text {
  /// A choice for `selection` with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(titleKey) }
  }

  /// A choice for `selection` with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }
}

extension Picker: View {
  /// The label, where it is shown, and the options.
  public var body: some View {
    StyledPicker(picker: self)
  }
}

/// A picker in the style of where it is.
private struct StyledPicker<Label: View, SelectionValue: Hashable, Content: View>: View {
  let picker: Picker<Label, SelectionValue, Content>
  @Environment(\.pickerStyle) private var style
  @Environment(\.isInMenu) private var isInMenu
  @Environment(\.listLook) private var look

  var body: some View {
    if isInMenu {
      TitledPicker(picker: picker)
    } else {
      switch style {
      case .menu, .segmented: TitledPicker(picker: picker)
      case .inline: InlinePicker(picker: picker, areRows: look != nil)
      case .radioGroup: InlinePicker(picker: picker, areRows: false)
      case .navigationLink: LinkedPicker(picker: picker)
      }
    }
  }
}

/// A picker with its label before its options, where there is room for it.
struct TitledPicker<Label: View, SelectionValue: Hashable, Content: View>: View {
  let picker: Picker<Label, SelectionValue, Content>
  @Environment(\.arePickerTitlesShown) private var isTitleShown
  @Environment(\.areLabelsApart) private var isLabelApart
  @Environment(\.areLabelsHidden) private var isLabelHidden

  var body: some View {
    if isTitleShown, !isLabelHidden {
      HStack {
        picker.label
        if isLabelApart { Spacer() }
        PickerOptions(picker: picker, isNamed: false)
      }
      .layer(LayerContent(namesControl: true))
    } else {
      PickerOptions(picker: picker, isNamed: true)
    }
  }
}

extension EnvironmentValues {
  /// Whether pickers show their titles.
  var arePickerTitlesShown: Bool {
    get { self[PickerTitlesKey.self] }
    set { self[PickerTitlesKey.self] = newValue }
  }
}

enum PickerTitlesKey: EnvironmentKey { static var defaultValue: Bool { true } }

/// What there is to choose from.
struct PickerOptions<Label: View, SelectionValue: Hashable, Content: View>: PrimitiveView {
  let picker: Picker<Label, SelectionValue, Content>

  /// Whether its label names it, which otherwise stands beside it and does so there.
  let isNamed: Bool

  var label: Label { picker.label }
  var content: Content { picker.content }
  var selection: Binding<SelectionValue> { picker.selection }

  func makeNode(at place: Place) -> NodeOf<Self> { PickerNode(self, at: place) }
}

final class PickerNode<Label: View, SelectionValue: Hashable, Content: View>:
  UnseenNode<PickerOptions<Label, SelectionValue, Content>, PickerParts<Label, Content>>
{
  private var tags: [AnyHashable?] = []

  override func unseen() -> PickerParts<Label, Content> {
    PickerParts(label: view.label, content: view.content)
  }

  override func boxContent(of content: ElementContent) -> BoxContent { PickerShape.shared }

  override func content() -> ElementContent {
    let values = EnvironmentValues(scope: scope)
    let parts = children.first?.children
    var options: [PickerOption] = []
    parts?[1].collectOptions(into: &options)
    tags = options.map(\.tag)
    let selection = view.picker.isMixed ? nil : view.selection.wrappedValue
    return .shown(
      PickerContent(
        options: options.map(\.title),
        selected: selection.flatMap { selection in
          tags.firstIndex { value(of: $0) == selection }
        },
        isSegmented: values.pickerStyle == .segmented, isEnabled: values.isEnabled,
        tint: values.tint, label: view.isNamed ? parts?[0].text ?? "" : "",
        size: values.controlSize))
  }

  override func receive(_ event: ElementEvent) {
    guard case .choose(let index) = event, tags.indices.contains(index) else { return }
    if let value = value(of: tags[index]) { view.selection.wrappedValue = value }
  }

  /// The value that a tag means for this selection: a value's tag means the optional of it, too.
  private func value(of tag: AnyHashable?) -> SelectionValue? { tag?.base as? SelectionValue }
}

/// What of a picker is not seen as it is.
struct PickerParts<Label: View, Content: View>: PrimitiveView {
  let label: Label
  let content: Content

  func makeNode(at place: Place) -> NodeOf<Self> { PickerPartsNode(self, at: place) }
}

final class PickerPartsNode<Label: View, Content: View>: ViewNode<PickerParts<Label, Content>> {
  override func appear() {
    children = [makeNode(view.label, at: inside), makeNode(view.content, at: inside)]
  }

  override func viewChanged() {
    unsafeDowncast(children[0], to: NodeOf<Label>.self).update(view.label)
    unsafeDowncast(children[1], to: NodeOf<Content>.self).update(view.content)
  }
}

/// A menu has its own size; segments share the width they are offered.
struct PickerShape: Leaf {
  static let shared = BoxContent.leaf(PickerShape())

  var reuse: Reuse { .exact }

  func size(for proposal: Proposal, in box: Box) -> Size {
    box.readUnseen()
    guard let picker = box.element?.goal.control(PickerContent.self) else {
      return .zero
    }
    return StretchShape(axes: picker.isSegmented ? .horizontal : []).size(for: proposal, in: box)
  }
}
