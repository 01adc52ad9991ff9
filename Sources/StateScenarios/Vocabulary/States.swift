import ViewTesting

extension ReadySteps {
  static let states: [StepDefinition] = [
    Then("the state is {word}") { (name: String, stage: Stage) in
      let screen = try stage.screen()
      _ = try stage.state()
      let isSo = { (try? stage.state()).map { caseName(of: $0) } == name }
      if await screen.settle(until: isSo) { return }
      throw StepFailure(
        "The state is not \(name).", facts: [("it is", caseName(of: try stage.state()))],
        fix: "Do what brings that state about, or let time pass if it is still to come.")
    }
  ]

  /// The name of a case, without what it holds; anything else as it describes itself.
  private static func caseName(of state: Any) -> String {
    let mirror = Mirror(reflecting: state)
    guard mirror.displayStyle == .enum else { return "\(state)" }
    return mirror.children.first?.label ?? "\(state)"
  }
}
