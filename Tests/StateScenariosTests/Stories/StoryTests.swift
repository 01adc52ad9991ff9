import StateScenarios
import Testing
import ViewTesting

/// Scenarios that are written in Swift.
@MainActor
struct StoryTests {
  nonisolated static let stories = [
    Story("a user sees the name", with: StubServer()) { server in
      Screen(LoadingSample(server: server))
    } state: {
      $0.name
    } steps: { server in
      Given("the server knows blob") { server.name = "blob" }
      And("the state is blob")
      Then("I see \"Loading\"")
      And("I see \"blob\"")
      But("I do not see \"Retry\"")
    },
    Story("a user tries again", with: StubServer()) { server in
      Screen(LoadingSample(server: server))
    } steps: { server in
      Given("there is no connection") { server.fails = true }
      And("I see \"No connection\"")
      When("the connection is back") { (server.fails, server.name) = (false, "blob") }
      And("I tap \"Retry\"")
      for text in ["Loading", "blob"] { Then("I see \"\(text)\"") }
      Then("the server was asked twice") { #expect(server.asked == 2) }
    },
    Story("a user adds", on: Screen(RoomSample()), state: "ready") {
      When("I add {int} times".replacing("{int}", with: "2"))
      Then("I see \"Taps: 2\"")
      And("the state is ready")
    },
  ]

  @Test(arguments: stories)
  func `a story is a case under its own name`(story: Story) async throws {
    try await story.run {
      [
        When("I add {int} times") { (count: Int, screen: Screen) in
          for _ in 0..<count { try screen.tap("Add") }
        }
      ]
    }
    #expect(story.testDescription == story.name)
  }

  @Test func `a step that fails is reported at its line, and ends the story`() async throws {
    var isDone = false
    let line = #line + 3
    let story = Story("S", on: Screen(RoomSample())) {
      Given("I see \"Add\"")
      Then("I see \"Sub\"")
      Then("it is done") { isDone = true }
    }
    let reports = try await reports { try await story.run() }
    #expect(!isDone)
    #expect(reports.map(\.line) == [line])
    #expect(reports.first?.file == "StateScenariosTests/StoryTests.swift")
    #expect(
      reports.first?.text.hasPrefix(
        """
        StoryTests.swift:\(line): Then I see "Sub"
          Nothing on the screen says "Sub".
        """) == true)
  }

  @Test func `a step with a closure has no placeholders`() async throws {
    let story = Story("S", on: Screen(RoomSample())) {
      Given("I see {string}") { (_: String) in }
    }
    let reports = try await reports { try await story.run() }
    #expect(
      reports.first?.text.contains("has the placeholder {string}, and no value for it.") == true)
  }

  @Test func `fakes are made anew for each run`() async throws {
    var servers: [StubServer] = []
    func server() -> StubServer {
      servers.append(StubServer())
      return servers[servers.count - 1]
    }
    let story = Story("S", with: server()) {
      Screen(LoadingSample(server: $0))
    } steps: { server in
      Given("it is new") { #expect(server.asked == 0) }
      Then("I see \"nobody\"")
      And("it was asked") { #expect(server.asked == 1) }
    }
    try await story.run()
    try await story.run()
    #expect(servers.count == 2)
  }
}
