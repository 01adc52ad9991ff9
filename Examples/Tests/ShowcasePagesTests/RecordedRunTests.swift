import ShowcasePages
import StateScenarios
import StateStudio
import SwiftUI
import Testing
import ViewTesting

/// What a person did in the showcase is a scenario that passes as it stands, with what services answered.
@MainActor @Suite(.serialized) struct RecordedRunTests {
  private let history = StateHistory()

  /// Records what a person does, and what comes of it.
  private func did(
    _ body: @MainActor (Screen) async throws -> Void
  ) async throws -> Screen {
    try await history.recordAlone {
      let screen = Screen(ShowcaseView(history: history))
      await screen.settle()
      try await body(screen)
      await screen.settle()
      return screen
    }
  }

  /// Runs what was recorded again, on a screen of its own.
  private func runAgain() async throws {
    let text = history.scenario()
    #expect(!text.contains("#"), "\(text)")
    for scenario in try Feature(text: text).scenarios {
      let lines = scenario.steps.first?.docString?.text
      let answers = try ServiceAnswers(replaying: lines ?? "")
      let screen = Screen(ShowcaseView(history: StateHistory()).serviceAnswers(answers))
      try await scenario.run(on: screen) {
        if lines != nil { Given("the services answer") { (_: DocString) in } }
      }
    }
  }

  @Test func `counting`() async throws {
    let screen = try await did { screen in for _ in 1...3 { try screen.tap("Add") } }
    try await runAgain()
    #expect(history.acts.count == 3)
    #expect(history.scenario().hasSuffix("Then \"Count\" shows \"3\"\n"))
    await screen.close()
  }

  @Test func `filling in a form`() async throws {
    let screen = try await did { screen in
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
    await screen.close()
  }

  @Test(arguments: ["Profile", "Split Profile", "UIKit Profile"])
  func `losing the connection to a profile`(_ page: String) async throws {
    let screen = try await did { screen in
      try screen.select(page, in: "Feature")
      await screen.settle()
      try screen.select("None", in: "Connection")
      try screen.tap("Load Again")
      await screen.settle()
      try screen.select("Good", in: "Connection")
      try screen.tap("Retry")
    }
    #expect(history.scenario().contains("There is no connection."))
    #expect(history.answers.count == 3)
    try await runAgain()
    await screen.close()
  }

  @Test func `looking into the inspector is no part of a run`() async throws {
    let screen = try await did { screen in
      try screen.tap("Add")
      try screen.open("More")
      try screen.choose("State Inspector")
      try screen.select("Run", in: "Show")
      try screen.tap("Close")
    }
    #expect(history.scenario().contains(#"When I tap "Add""#))
    #expect(!history.scenario().contains("More"))
    #expect(!history.scenario().contains("Close"))
    try await runAgain()
    await screen.close()
  }
}
