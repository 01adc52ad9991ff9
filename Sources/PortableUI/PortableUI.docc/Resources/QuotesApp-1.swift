import VSM

@main
struct QuotesApp: App {
  var body: some Scene {
    WindowGroup("Quotes") {
      QuoteView(state: .initialized(.init { "Less, but better." }))
    }
  }
}
