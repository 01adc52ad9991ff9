import ShowcasePages
import StateScenarios
import StateStudio
import SwiftUI
import Testing
import ViewTesting

/// What a person did in the showcase is a scenario that passes as it stands.
///
/// Each act is recorded while main is the test's alone, so that nobody else's are.
@MainActor @Suite(.serialized) struct RecordedRunTests {
  private let history = StateHistory()

  private func did(_ body: () throws -> Void) rethrows { try history.record { try body() } }

  /// Runs what was recorded again, on a screen of its own.
  private func runAgain() async throws {
    let text = history.scenario()
    #expect(!text.contains("#"), "\(text)")
    for scenario in try Feature(text: text).scenarios {
      try await scenario.run(on: Screen(ShowcaseView(history: StateHistory())))
    }
  }

  private func screen() -> Screen { Screen(ShowcaseView(history: history)) }

  @Test func `counting`() async throws {
    let screen = screen()
    try did { for _ in 1...3 { try screen.tap("Add") } }
    await screen.settle()
    try await runAgain()
    #expect(history.acts.count == 3)
    #expect(history.scenario().hasSuffix("Then \"Count\" shows \"3\"\n"))
  }

  @Test func `filling in a form`() async throws {
    let screen = screen()
    try did {
      try screen.select("Settings", in: "Feature")
      try screen.clear("Name")
      try screen.type("Grace", into: "Name")
      try screen.select("Green", in: "Theme")
      try screen.slide("Volume", to: 0.8)
      try screen.toggle("Notifications")
      try screen.tap("Save")
    }
    #expect(history.scenario().contains(#"Then I see "Saved for Grace, in green.""#))
    try await runAgain()
  }

  @Test(arguments: ["Profile", "Split Profile"])
  func `losing the connection to a profile`(_ page: String) async throws {
    let screen = screen()
    try did { try screen.select(page, in: "Feature") }
    await screen.settle()
    try did {
      try screen.select("None", in: "Connection")
      try screen.tap("Load Again")
    }
    await screen.settle()
    try did {
      try screen.select("Good", in: "Connection")
      try screen.tap("Retry")
    }
    await screen.settle()
    #expect(history.scenario().contains("There is no connection."))
    try await runAgain()
  }

  @Test func `looking into the inspector is no part of a run`() async throws {
    let screen = screen()
    try did {
      try screen.tap("Add")
      try screen.open("More")
      try screen.choose("State Inspector")
      try screen.select("Run", in: "Show")
      try screen.tap("Close")
    }
    #expect(history.scenario().contains(#"When I tap "Add""#))
    #expect(!history.scenario().contains("More"))
    #expect(!history.scenario().contains("Close"))
    await screen.settle()
    try await runAgain()
  }
}
