import Testing
import ViewTesting

@MainActor struct QuoteTests {
  @Test func `a quote is loaded`() async {
    let screen = Screen(
      QuoteView(state: .initialized(.init { "Less, but better." })))
    await screen.settle()
    #expect(screen.texts == ["Less, but better."])
  }
}
