import LayoutEngine

/// What a stepper does, whatever the type of its value.
struct StepperSteps {
  /// What steps up and down; `nil` where there is no such step now.
  let increment: (() -> Void)?
  let decrement: (() -> Void)?
  var onEditingChanged: (Bool) -> Void = { _ in }
}

/// The two buttons of a stepper, without a label.
struct StepperButtons {
  let steps: () -> StepperSteps
}

extension StepperButtons: View, PrimitiveView {
  func makeNode(at place: Place) -> NodeOf<Self> { StepperNode(self, at: place) }
}

final class StepperNode: ElementNode<StepperButtons> {
  override func content() -> ElementContent {
    let values = EnvironmentValues(scope: scope)
    let steps = view.steps()
    return .shown(
      StepperContent(
        canDecrement: steps.decrement != nil, canIncrement: steps.increment != nil,
        isEnabled: values.isEnabled, size: values.controlSize))
  }

  override func receive(_ event: ElementEvent) {
    switch event {
    // What the value is now counts: many steps may come before it is shown.
    case .step(true): view.steps().increment?()
    case .step(false): view.steps().decrement?()
    case .editing(let isEditing): view.steps().onEditingChanged(isEditing)
    default: break
    }
  }
}
