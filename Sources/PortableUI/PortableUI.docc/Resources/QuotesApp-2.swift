import VSM

@main
struct QuotesApp: App {
  var body: some Scene {
    WindowGroup("Quotes") {
      QuoteView(state: .initialized(.init { "Less, but better." }))
        .padding(24)
    }
    .defaultSize(width: 400, height: 300)
  }
}
