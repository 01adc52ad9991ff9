// A view with a server behind it, told in Gherkin and in Swift.

import Foundation
import PortableUI
import StateScenarios
import Testing
import ViewTesting

// snippet.view
@MainActor
final class NameServer {
  var name = "Blob"
  var isDown = false

  func load() async -> String? { isDown ? nil : name }
}

struct NameView: View {
  let server: NameServer
  @State private var name: String?
  @State private var isLoading = true

  var body: some View {
    VStack {
      if isLoading { Text("Loading") } else { Text(name ?? "No connection") }
      Button("Retry") { isLoading = true }
    }
    .task(id: isLoading) {
      guard isLoading else { return }
      (name, isLoading) = (await server.load(), false)
    }
  }
}
// snippet.end

extension Bundle {
  fileprivate static var module: Bundle { .main }
}

// snippet.test
@MainActor
struct NameTests {
  @Test(arguments: try Feature(named: "Name", in: .module).scenarios)
  func name(_ scenario: Scenario) async throws {
    let server = NameServer()
    try await scenario.run(on: Screen(NameView(server: server))) {
      Given("the server knows {string}") { name in server.name = name }
      Given("the server is down") { server.isDown = true }
      When("it is back") { server.isDown = false }
    }
  }
}
// snippet.end

// snippet.shared
@MainActor
func serverSteps(_ server: NameServer) -> [StepDefinition] {
  [
    Given("the server knows {string}") { name in server.name = name },
    Given("the server knows") { (names: DataTable) in
      server.name = names.rows.flatMap { $0 }.joined(separator: ", ")
    },
    When("I try {int} times") { (count: Int, screen: Screen) in
      for _ in 0..<count { try screen.tap("Retry") }
    },
  ]
}
// snippet.end

// snippet.enum
enum Connection: String, StepParameter { case good, down }

@MainActor
func connectionSteps(_ server: NameServer) -> [StepDefinition] {
  [
    Given("the connection is {word}") { (connection: Connection) in
      server.isDown = connection == .down
    }
  ]
}
// snippet.end

// snippet.both
@MainActor
func run(_ scenario: Scenario, _ server: NameServer) async throws {
  try await scenario.run(on: Screen(NameView(server: server))) {
    serverSteps(server)
    Given("nobody has a name") { server.name = "" }
  }
}
// snippet.end

// snippet.story
@MainActor
struct NameStories {
  nonisolated static let stories = [
    Story("who has no connection can try again", with: NameServer()) { server in
      Screen(NameView(server: server))
    } steps: { server in
      Given("the server is down") { server.isDown = true }
      Then("I see \"No connection\"")
      When("it is back") { server.isDown = false }
      And("I tap \"Retry\"")
      Then("I see \"Loading\"")
      And("I see \"Blob\"")
    }
  ]

  @Test(arguments: stories)
  func name(_ story: Story) async throws { try await story.run() }
}
// snippet.end

for story in NameStories.stories { try await story.run() }
let written = """
  Feature: Name
    Scenario: Everything
      Given the connection is good
      When I try 2 times
      Then I see "Blob"
  """
for scenario in try Feature(text: written).scenarios {
  let server = NameServer()
  try await scenario.run(on: Screen(NameView(server: server))) {
    serverSteps(server)
    connectionSteps(server)
  }
}
