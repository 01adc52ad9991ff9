import ViewTesting

extension ReadySteps {
  static let choosing: [StepDefinition] = [
    When("I select {string} in {string}") { (option: String, name: String, stage: Stage) in
      try await act(on: .picker(name), stage) { try $0.select(option, in: $1) }
    },
    When("I turn on {string}") { (name: String, stage: Stage) in
      try await turn(name, to: "on", stage)
    },
    When("I turn off {string}") { (name: String, stage: Stage) in
      try await turn(name, to: "off", stage)
    },
    When("I slide {string} to {number}") { (name: String, value: Double, stage: Stage) in
      try await act(on: .slider(name), stage) { try $0.slide($1, to: value) }
    },
    When("I step {string} up") { (name: String, stage: Stage) in
      try await act(on: .stepper(name), stage) { try $0.increment($1) }
    },
    When("I step {string} down") { (name: String, stage: Stage) in
      try await act(on: .stepper(name), stage) { try $0.decrement($1) }
    },
  ]

  private static func turn(_ name: String, to value: String, _ stage: Stage) async throws {
    try await act(on: .toggle(name), stage) { screen, lookup in
      guard try screen.value(of: lookup) != value else {
        throw StepFailure(
          "\"\(name)\" is \(value) already.",
          fix: "Leave the step out, or do what changes it first.")
      }
      try screen.toggle(lookup)
    }
  }
}
