import StateScenarios
import Testing
import ViewTesting

@MainActor struct QuoteTests {
  @Test func `a quote is loaded`() async {
    let screen = Screen(
      QuoteView(state: .initialized(.init { "Less, but better." })))
    await screen.settle()
    #expect(screen.texts == ["Less, but better."])
  }

  @Test func `what failed is tried again`() async throws {
    let press = Press(.failure(Offline()), .success("Less, but better."))
    let screen = Screen(
      QuoteView(state: .initialized(.init { try await press.quote() })))
    await screen.settle()
    #expect(screen.texts == ["Offline()", "Retry"])
    try screen.tap("Retry")
    await screen.settle()
    #expect(screen.texts == ["Less, but better."])
  }

  @Test func `a slow quote shows that it comes`() async {
    let clock = TestScheduler()
    let model = QuoteViewState.LoaderModel {
      try await clock.sleep(for: .seconds(3))
      return "Less, but better."
    }
    let screen = Screen(QuoteView(state: .initialized(model)), clock: clock)
    await screen.settle()
    #expect(screen.exists(.progress))
    clock.advance(by: .seconds(3))
    await screen.settle()
    #expect(screen.texts == ["Less, but better."])
  }

  @Test(arguments: try Feature(named: "Quote", in: .module).scenarios)
  func quote(scenario: Scenario) async throws {
    let press = Press(.failure(Offline()), .success("Less, but better."))
    let model = QuoteViewState.LoaderModel { try await press.quote() }
    try await scenario.run(on: Screen(QuoteView(state: .initialized(model))))
  }
}

/// Gives one answer after the other.
actor Press {
  private var answers: [Result<String, Offline>]

  init(_ answers: Result<String, Offline>...) { self.answers = answers }

  func quote() throws -> String { try answers.removeFirst().get() }
}

struct Offline: Error {}
