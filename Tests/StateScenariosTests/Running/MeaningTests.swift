import StateScenarios
import Testing
import ViewTesting

/// Steps that mean nothing, two things, or something else than their closures take.
@MainActor
struct MeaningTests {
  private func reports(
    of steps: String, @StepBuilder with definitions: @escaping @MainActor () -> [StepDefinition]
  ) async throws -> [Report] {
    let scenario = try scenario(steps)
    return try await StateScenariosTests.reports {
      try await scenario.run(on: Screen(RoomSample()), steps: definitions)
    }
  }

  @Test func `all undefined steps are reported with what to write, and nothing is run`()
    async throws
  {
    var isDone = false
    let found = try await reports(
      of: """
        Given a
        And "x" is \\ 'y' for 2 seconds, 3 times by -0.5 in v2 {1}
        When I tap the "Add" button
        | a |
        """
    ) {
      Given("a") { isDone = true }
    }
    #expect(!isDone)
    #expect(found.map(\.line) == [4, 5])
    #expect(
      found.first?.text == #"""
        F.feature:4: Nothing says what this step means: And "x" is \ 'y' for 2 seconds, 3 times by \#
        -0.5 in v2 {1}
          Fix: Define it where the scenario is run:

            Given("{string} is \\ {string} for {duration}, {int} times by {number} in v2  {int} ") \#
        { (text: String, text2: String, duration: Duration, number: Int, number2: Double, number3: Int) in
              throw PendingStep()
            }
        """#)
    #expect(
      found.last?.text == """
        F.feature:5: Nothing says what this step means: When I tap the "Add" button
          near: "I tap {string}", "I tap {string} in {string}"
          Fix: Write one of those, or define it where the scenario is run:

            When("I tap the {string} button") { (text: String, table: DataTable) in
              throw PendingStep()
            }
        """)
  }

  @Test func `a step without values has a snippet without parameters`() async throws {
    let found = try await reports(of: "Then all is well") {}
    #expect(
      found.first?.text.hasSuffix(
        """
            Then("all is well") {
              throw PendingStep()
            }
        """) == true)
  }

  @Test func `a step that is still to be written says so`() async throws {
    let found = try await reports(of: "Then all is well") {
      Then("all is well") { throw PendingStep() }
    }
    #expect(found.first?.text.contains("  The step does nothing yet.\n") == true)
  }

  @Test func `a step that means two things names both places`() async throws {
    var isDone = false
    let line = #line + 2
    let found = try await reports(of: "When I wait for 3\nAnd I tap \"Add\"") {
      When("I wait for {int}") { (_: Int) in isDone = true }
      When("I WAIT for {number}") { (_: Double) in isDone = true }
      When("I tap {string}") { (_: String) in isDone = true }
    }
    #expect(!isDone)
    #expect(
      found.map(\.text) == [
        """
        F.feature:3: 2 definitions match this step: When I wait for 3
          MeaningTests.swift:\(line): When("I wait for {int}")
          MeaningTests.swift:\(line + 1): When("I WAIT for {number}")
          Fix: Word the pattern of one of them otherwise, so that a step means one thing.
        """,
        """
        F.feature:4: 2 definitions match this step: And I tap "Add"
          MeaningTests.swift:\(line + 2): When("I tap {string}")
          ready step: When("I tap {string}")
          Fix: Word the pattern of one of them otherwise, so that a step means one thing.
        """,
      ])
  }

  @Test func `a definition that no scenario needs is reported where it stands, once`() async throws
  {
    let feature = try Feature(
      text: "Feature: F\nScenario: S\nGiven a\nScenario: T\nGiven b\nScenario: U\nGiven c")
    var line = 0
    let found = try await StateScenariosTests.reports {
      for scenario in feature.scenarios {
        line = #line + 2
        try await scenario.run(on: Screen(RoomSample())) {
          Given("nobody needs {string}") { (_: String) in }
          Given("a") {}
          Given("b") {}
          [Given("c") {}, Given("shared, and needed elsewhere") {}]
        }
      }
    }
    #expect(found.map(\.line) == [line])
    #expect(found.first?.file == "StateScenariosTests/MeaningTests.swift")
    #expect(
      found.first?.text.hasPrefix("No scenario has a step for \"nobody needs {string}\".\n") == true
    )
  }

  @Test func `what one of several features needs is of use`() async throws {
    let features = try ["a", "b"].map {
      try Feature(text: "Feature: F\nScenario: S\nGiven \($0)")
    }
    for scenario in features.scenarios {
      try await scenario.run(on: Screen(RoomSample())) {
        Given("a") {}
        Given("b") {}
      }
    }
  }

  @Test func `a pattern that can match nothing is reported where it stands`() async throws {
    let line = #line + 2
    let found = try await reports(of: "Given a") {
      Given("a {thing}") { (_: String) in }
      Given("a") {}
    }
    #expect(found.map(\.line) == [line])
    #expect(
      found.first?.text == """
        No step can match "a {thing}". There is no {thing}; there are {string}, {word}, {int}, \
        {number}, {duration}.
          Fix: Write words, and placeholders in braces: "the server knows {string}".
        """)
  }

  @Test func `a closure that does not take what the step has says so`() async throws {
    func reason(
      _ steps: String, @StepBuilder _ definition: @escaping @MainActor () -> [StepDefinition]
    )
      async throws
      -> Substring?
    {
      let found = try await reports(of: steps, with: definition)
      return found.first?.text.split(separator: "\n").dropFirst().first?.dropFirst(2)
    }
    let less = try await reason("Given \"x\"") { Given("{string}") { () in } }
    #expect(less == "The closure takes no value for 'x'.")
    let more = try await reason("Given a") { Given("a") { (_: Int) in } }
    #expect(more == "The closure takes more values than the pattern has placeholders.")
    let word = try await reason("Given \"x\"") { Given("{string}") { (_: Int) in } }
    #expect(word == "'x' is no whole number.")
    let table = try await reason("Given a\n| b |") { Given("a") {} }
    #expect(table == "The closure does not take the table below the step.")
    let text = try await reason("Given a") { Given("a") { (_: DocString) in } }
    #expect(text == "There is no text below the step.")
    let quality = try await reason("Given bad") {
      Given("{word}") { (_: RunningTests.Quality) in }
    }
    #expect(quality == "'bad' is no Quality.")
  }
}
