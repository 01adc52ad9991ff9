import LayoutEngine

/// Something to switch on and off, with a label.
public struct Toggle<Label: View> {
  let isOn: Binding<Bool>
  let label: Label
  @Environment(\.areLabelsHidden) private var isLabelHidden

  /// A switch for `isOn` with a label made of views.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }
}

extension Toggle where Label == Text {
  /// A switch for `isOn` with a title.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  /// A switch for `isOn` with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle: View {
  /// The label at one end, the switch at the other.
  public var body: some View {
    Group {
      if isLabelHidden {
        Switch(isOn: isOn).background { UnseenLabel(label: label) }
      } else {
        HStack {
          label
          Spacer()
          Switch(isOn: isOn)
        }
      }
    }
    .layer(LayerContent(namesControl: true))
  }
}

/// A switch without a label.
struct Switch {
  let isOn: Binding<Bool>
}

extension Switch: View, PrimitiveView {
  func makeNode(at place: Place) -> NodeOf<Switch> { SwitchNode(self, at: place) }
}

final class SwitchNode: ElementNode<Switch> {
  override func content() -> ElementContent {
    let values = EnvironmentValues(scope: scope)
    return .shown(
      ToggleContent(isOn: view.isOn.wrappedValue, isEnabled: values.isEnabled, tint: values.tint))
  }

  override func receive(_ event: ElementEvent) {
    if case .toggle(let isOn) = event { view.isOn.wrappedValue = isOn }
  }
}
