import APPNAMEFeature
import StateScenarios
import SwiftUI
import Testing
import ViewTesting

@MainActor struct GreetingTests {
  /// What is asked of it, in sentences.
  @Test(arguments: try Feature(named: "Greeting", in: .module).scenarios)
  func greeting(scenario: Scenario) async throws {
    try await scenario.run(on: Screen(GreetingView(greeter: PoliteGreeter())))
  }

  /// And what only Swift can say.
  @Test func whileItWaitsThereIsNothingToTap() async throws {
    let greeter = SlowGreeter()
    let screen = Screen(GreetingView(greeter: greeter))
    try screen.tap("Greet me")
    #expect(screen.exists(.progress))
    #expect(!screen.exists(.button("Greet me")))
    await greeter.answer("Good morning.")
    await screen.settle()
    #expect(screen.texts == ["Good morning.", "Back"])
    await screen.close()
  }

  @Test func theMenuAsksAgainWhereSomebodyWasGreeted() async throws {
    let screen = Screen(GreetingView(greeter: PoliteGreeter()), commands: GreetingCommands())
    #expect(throws: ScreenError.self) { try screen.press("r", modifiers: .command) }
    try screen.type("Ada", into: "Your name")
    try screen.tap("Greet me")
    await screen.settle()
    try screen.press("r", modifiers: .command)
    #expect(screen.exists(.button("Greet me")))
    await screen.close()
  }

  @Test func whoWantsItLoudIsGreetedLoudly() async throws {
    let screen = Screen(GreetingView(greeter: PoliteGreeter()))
    screen.defaults.set(true, forKey: "isLoud")
    try screen.type("Ada", into: "Your name")
    try screen.tap("Greet me")
    await screen.settle()
    #expect(screen.texts.contains("HELLO, ADA."))
    await screen.close()
  }

  @Test func theSettingIsASwitch() throws {
    let screen = Screen(GreetingSettings())
    try screen.tap("Greet loudly")
    #expect(screen.defaults.bool(forKey: "isLoud"))
  }
}

/// Greets when it is told to.
private actor SlowGreeter: Greeter {
  private var waiting: CheckedContinuation<String, Never>?
  private var answer: String?

  func greeting(for name: String) async -> String {
    if let answer { return answer }
    return await withCheckedContinuation { waiting = $0 }
  }

  func answer(_ greeting: String) {
    answer = greeting
    waiting?.resume(returning: greeting)
  }
}
