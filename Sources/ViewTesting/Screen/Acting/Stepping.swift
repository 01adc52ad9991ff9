import PortableUI

extension Screen {
  /// Presses the button of a stepper that steps up, `times` times in a row; of a view with
  /// `accessibilityAdjustableAction(_:)`, does what assistive technologies do instead.
  public func increment(_ lookup: Lookup, times: Int = 1) throws {
    try step(lookup, isUp: true, times: times)
  }

  /// Presses the button of a stepper that steps down, `times` times in a row; of a view with
  /// `accessibilityAdjustableAction(_:)`, does what assistive technologies do instead.
  public func decrement(_ lookup: Lookup, times: Int = 1) throws {
    try step(lookup, isUp: false, times: times)
  }

  private func step(_ lookup: Lookup, isUp: Bool, times: Int) throws {
    let verb = isUp ? "increment" : "decrement"
    for _ in 0..<times {
      if try perform(isUp ? .increment : .decrement, on: lookup, to: verb) { continue }
      let control = try control(.stepper, lookup, to: verb)
      guard let stepper = control.content.control(StepperContent.self) else { return }
      guard isUp ? stepper.canIncrement : stepper.canDecrement else {
        throw ScreenError(
          "Could not \(verb) stepper \"\(control.name)\": that button takes no input.",
          facts: [("its buttons", "its value is at the end, or there is no action for that")],
          fix: "Step as far as the bounds of the stepper allow.")
      }
      control.element?.receive(.editing(true))
      control.element?.receive(.step(isUp))
      control.element?.receive(.editing(false))
      graph.runFrame()
    }
  }
}
