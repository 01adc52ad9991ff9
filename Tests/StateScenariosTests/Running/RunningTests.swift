import StateScenarios
import Testing
import ViewTesting

/// How a scenario is run.
@MainActor
struct RunningTests {
  enum Quality: String, StepParameter { case good, none }
  struct Broken: Error {}

  @Test func `the screen is made when a step needs it, and what comes before prepares it`()
    async throws
  {
    let server = StubServer()
    var made = 0
    func screen() -> Screen {
      made += 1
      return Screen(LoadingSample(server: server))
    }
    try await scenario("Given the server knows \"blob\"\nThen I see \"blob\"\nAnd one was made")
      .run(on: screen()) {
        Given("the server knows {string}") { name in
          #expect(made == 0)
          server.name = name
        }
        Then("one was made") { #expect(made == 1) }
      }
    #expect(made == 1)
    #expect(server.asked == 1)
  }

  @Test(arguments: 0..<20)
  func `what is seen for a moment is seen, and so is what comes of it`(_: Int) async throws {
    let server = StubServer()
    server.fails = true
    try await scenario(
      """
      Given I see "Loading"
      And I see "No connection"
      When the server is back
      And I tap "Retry"
      Then I see "Loading"
      And I see "blob"
      But I do not see "Loading"
      And I do not see "Retry"
      When I ask again
      Then I see "Loading"
      And I see "blob"
      """
    ).run(on: Screen(LoadingSample(server: server))) {
      When("the server is back") { (server.fails, server.name) = (false, "blob") }
      When("I ask again") { (screen: Screen) in try screen.tap("blob") }
    }
  }

  @Test func `closures take what the step says, what is below it, and the screen`() async throws {
    var taken: [String] = []
    try await scenario(
      """
      Given "a" and b, 3 times in 2.5 s by 0.25
      When a table
      | a | b |
      | 1 | 2 |
      Then a text
      \"\"\"
      c
      \"\"\"
      But the connection is none
      * I tap it all
      """
    ).run(on: Screen(RoomSample())) {
      Given("{string} and {word} {int} times in {duration} by {number}") {
        (text: String, word: String, times: Int, duration: Duration, number: Double) async in
        taken += [text, word, "\(times)", "\(duration)", "\(number)"]
      }
      When("a table") { (table: DataTable) in taken += table.records.map { $0["b"] ?? "" } }
      Then("a text") { (text: DocString) in taken.append(text.text) }
      Given("the connection is {word}") { (quality: Quality) in taken.append("\(quality)") }
      When("I tap it all") { (screen: Screen) in try screen.tap("Add") }
    }
    #expect(taken == ["a", "b,", "3", "2.5 seconds", "0.25", "2", "c", "none"])
  }

  @Test func `the first step that fails ends the scenario, in words of its own`() async throws {
    let scenario = try scenario("Given a\nWhen b\nThen c")
    var done = ""
    var line = 0
    let reports = try await reports {
      try await scenario.run(on: Screen(RoomSample())) {
        Given("a") { done += "a" }
        When("b") { () throws in
          line = #line - 1
          throw Broken()
        }
        Then("c") { done += "c" }
      }
    }
    #expect(done == "a")
    #expect(
      reports == [
        Report(
          file: "Tests/F.feature", line: 4,
          text: """
            F.feature:4: When b
              Broken()
              scenario: S
              defined in: RunningTests.swift:\(line)
              on the screen: no step has needed the screen yet
            """)
      ])
  }

  @Test func `an expectation that a step does not meet is told to the file, and ends the scenario`()
    async throws
  {
    let scenario = try scenario("Given a\nThen b\nThen c")
    var done = ""
    let reports = try await reports {
      try await scenario.run(on: Screen(RoomSample())) {
        Given("a") { withKnownIssue { #expect(done == "a") } }
        Then("b") { #expect(done == "b") }
        Then("c") { done = "c" }
      }
    }
    #expect(done == "")
    #expect(
      reports.map(\.file) == ["StateScenariosTests/RunningTests.swift", "Tests/F.feature"])
    #expect(
      reports.last?.text.hasPrefix(
        "F.feature:4: Then b\n  An expectation of the step was not met.\n") == true)
  }

  @Test func `a step of an outline says which row it was filled in with`() async throws {
    let feature = try Feature(
      text: "Feature: F\nScenario: S\nThen I see \"<a>\"\nExamples:\n| a |\n| Add |\n| Sub |",
      filePath: "/tests/F.feature", fileID: "Tests/F.swift")
    var lines: [String] = []
    for scenario in feature.scenarios {
      lines += try await reports { try await scenario.run(on: Screen(RoomSample())) }.map(\.text)
    }
    #expect(lines.count == 1)
    #expect(
      lines.first?.hasPrefix("F.feature:3, with the examples of line 7: Then I see \"Sub\"\n")
        == true)
  }

  @Test func `a cancelled test runs no further step`() async throws {
    let scenario = try scenario("Given a\nGiven b")
    var done = ""
    let running = Task { @MainActor in
      try await scenario.run(on: Screen(RoomSample())) {
        Given("a") { withUnsafeCurrentTask { $0?.cancel() } }
        Given("b") { done = "b" }
      }
    }
    await #expect(throws: CancellationError.self) { try await running.value }
    #expect(done == "")
  }
}
