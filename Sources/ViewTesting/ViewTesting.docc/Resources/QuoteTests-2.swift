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
}

/// Gives one answer after the other.
actor Press {
  private var answers: [Result<String, Offline>]

  init(_ answers: Result<String, Offline>...) { self.answers = answers }

  func quote() throws -> String { try answers.removeFirst().get() }
}

struct Offline: Error {}
