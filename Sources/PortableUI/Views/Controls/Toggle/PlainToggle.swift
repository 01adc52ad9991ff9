import LayoutEngine

/// How the desktop shows a toggle.
struct ToggleLook: Hashable {
  enum Kind: Hashable { case toggle, checkbox, radio, button }

  var kind: Kind

  /// The colour of a switch that is on; `nil` for that of what can be acted upon.
  var tint: Color?

  static let usual = ToggleLook(kind: .toggle)
}

/// A toggle as the desktop shows it.
struct PlainToggle<Label: View>: View {
  let isOn: Binding<Bool>
  let isMixed: Bool
  let label: Label
  let look: ToggleLook
  @Environment(\.areLabelsHidden) private var isLabelHidden
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    if look.kind == .button {
      // What stands in it is all there is: it cannot be hidden.
      EnvironmentView(content: Button(action: flip) { label }) { values in
        values.usualButton.isOn = isOn.wrappedValue
        values.buttonStyles.replace(with: values.buttonStyles.appearance)
      }
    } else {
      Group {
        if isLabelHidden {
          control.background { UnseenLabel(label: label) }
        } else if look.kind != .toggle {
          HStack {
            control
            label.onTapGesture(perform: flip)
          }
        } else {
          HStack {
            label
            Spacer()
            control
          }
        }
      }
      .layer(LayerContent(namesControl: true))
    }
  }

  private var control: Switch { Switch(isOn: isOn, isMixed: isMixed, look: look) }

  private func flip() { if isEnabled { isOn.wrappedValue.toggle() } }
}

/// A switch, a box with a tick, or a ring with a dot, without a label.
struct Switch {
  let isOn: Binding<Bool>
  let isMixed: Bool
  let look: ToggleLook

  fileprivate var mark: ToggleContent.Mark {
    switch look.kind {
    case .toggle, .button: .lever
    case .checkbox: .tick
    case .radio: .dot
    }
  }
}

extension Switch: View, PrimitiveView {
  func makeNode(at place: Place) -> NodeOf<Switch> { SwitchNode(self, at: place) }
}

final class SwitchNode: ElementNode<Switch> {
  override func content() -> ElementContent {
    let values = EnvironmentValues(scope: scope)
    return .shown(
      ToggleContent(
        isOn: view.isOn.wrappedValue, isMixed: view.isMixed, isEnabled: values.isEnabled,
        mark: view.mark, size: values.controlSize,
        tint: view.look.tint ?? values.tint))
  }

  override func receive(_ event: ElementEvent) {
    if case .toggle(let isOn) = event { view.isOn.wrappedValue = isOn }
  }
}
