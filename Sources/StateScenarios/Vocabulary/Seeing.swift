import ViewTesting

// What is to be seen has come true when it is seen for a frame; what is not to be seen must be gone for
// good, as far as anybody can tell.

extension ReadySteps {
  static let seeing: [StepDefinition] = [
    Then("I see {string}") { (words: String, stage: Stage) in
      let screen = try stage.screen()
      guard await screen.settle(until: { screen.says(words) }) else { throw absent(words) }
    },
    Then("I see {string} in {string}") { (words: String, place: String, stage: Stage) in
      try await expect(place, says: words, on: stage)
    },
    Then("{string} shows {string}") { (place: String, words: String, stage: Stage) in
      try await expect(place, says: words, on: stage)
    },
    Then("I do not see {string}") { (words: String, stage: Stage) in
      try await expectGone(words, on: stage)
    },
    Then("I don't see {string}") { (words: String, stage: Stage) in
      try await expectGone(words, on: stage)
    },
    Then("I do not see {string} in {string}") { (words: String, place: String, stage: Stage) in
      try await expectGone(words, from: place, on: stage)
    },
    Then("I don't see {string} in {string}") { (words: String, place: String, stage: Stage) in
      try await expectGone(words, from: place, on: stage)
    },
    Then("{string} is enabled") { (name: String, stage: Stage) in
      try await expect(name, isEnabled: true, on: stage)
    },
    Then("{string} is disabled") { (name: String, stage: Stage) in
      try await expect(name, isEnabled: false, on: stage)
    },
    Then("the title is {string}") { (words: String, stage: Stage) in
      let screen = try stage.screen()
      guard await screen.settle(until: { screen.title == words }) else {
        throw StepFailure(
          "The title is not \"\(words)\".",
          facts: [("it is", screen.title.map { "\"\($0)\"" } ?? "none; there is no bar")],
          fix: "Go to the page of that title first.")
      }
    },
  ]

  private static func absent(_ words: String) -> StepFailure {
    StepFailure(
      "Nothing on the screen says \"\(words)\".",
      fix: "Do what brings it there, let time pass if it is still to come, or scroll to it.")
  }

  private static func expect(_ place: String, says words: String, on stage: Stage) async throws {
    let screen = try stage.screen()
    if await screen.settle(until: { screen.says(words, in: place) }) { return }
    guard screen.exists(.named(place)) || screen.exists(.row(place)) else { throw absent(place) }
    let value = try? screen.value(of: .named(place))
    throw StepFailure(
      "\"\(place)\" does not say \"\(words)\".",
      facts: value.map { [("it says", "\"\($0)\"")] } ?? [],
      fix: "Name what the words are in: a control, a row, a view with an accessibility identifier.")
  }

  private static func expectGone(
    _ words: String, from place: String? = nil, on stage: Stage
  ) async throws {
    let screen = try stage.screen()
    try await stage.settle()
    let isGone = {
      place.map { !screen.says(words, in: $0) } ?? !screen.says(words)
    }
    if await screen.settle(until: isGone) { return }
    throw StepFailure(
      "\"\(words)\" is \(place.map { "in \"\($0)\"" } ?? "on the screen").",
      fix: "Do what takes it away, or let time pass if it is still to leave.")
  }

  private static func expect(_ name: String, isEnabled: Bool, on stage: Stage) async throws {
    let screen = try stage.screen()
    let lookup = Screen.Lookup.named(name)
    let isSo = { (try? screen.isEnabled(lookup)) == isEnabled }
    if await screen.settle(until: isSo) { return }
    // Where it is not there, or there twice, the screen says so.
    _ = try screen.isEnabled(lookup)
    throw StepFailure(
      "\"\(name)\" is \(isEnabled ? "disabled" : "enabled").",
      fix: "Do what \(isEnabled ? "enables" : "disables") it first.")
  }
}
