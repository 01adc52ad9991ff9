import Testing

extension WindowTests {
  struct SymbolTests {
    /// What is said about the one symbol on the page that nobody has a picture of.
    static let warning =
      "There is no picture of the symbol \"no.such.symbol\" here: its first letter is shown instead."

    @Test func `a symbol without a picture is named once`() throws {
      let desktop = try Desktop(showing: "symbols")
      try desktop.wait(for: .label("Settings"))
      try desktop.waitForAnswer(to: "dark") { _ in true }
      try desktop.waitForRest()
      try desktop.expectNoComplaints(but: [Self.warning])
    }
  }
}
