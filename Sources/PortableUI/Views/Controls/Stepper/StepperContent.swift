/// Two buttons that step a value down and up.
package struct StepperContent: ShownControl {
  /// Whether there is a step down, and one up.
  package var canDecrement: Bool
  package var canIncrement: Bool
  package var isEnabled: Bool

  /// How much room it takes.
  package var size = ControlSize.regular

  package func present<P: ControlPresenter>(by presenter: P) -> P.Shown {
    presenter.stepper(self)
  }
}
