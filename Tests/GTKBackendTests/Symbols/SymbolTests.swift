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

    @Test func `a name is shown in all the looks that it says`() throws {
      let desktop = try Desktop(showing: "nuances")
      let names = [
        "box.truck", "arrow.swap", "bell.slash.circle", "heart.slash", "hockey.puck.circle.fill",
      ]
      #expect(try desktop.ask("symbols " + names.joined(separator: " ")) == [])
    }

    @Test func `of a hundred symbols that apps use, at least 95 have a picture`() throws {
      let desktop = try Desktop(showing: "symbols")
      let names = CommonSymbols.all.map(\.name)
      #expect(names.count == Set(names).count && names.count >= 600)
      let missing = Set(try desktop.ask("symbols " + names.joined(separator: " ")))
      func weight(_ symbols: [(name: String, weight: Int)]) -> Int {
        symbols.reduce(0) { $0 + $1.weight }
      }
      let part =
        Double(weight(CommonSymbols.all.filter { !missing.contains($0.name) }))
        / Double(weight(CommonSymbols.all))
      #expect(part >= 0.95, "without a picture: \(missing.sorted())")
      // What is used always has one, and what nobody knows has none.
      #expect(CommonSymbols.all.filter { $0.weight == 10 && missing.contains($0.name) }.isEmpty)
      #expect(
        try desktop.ask("symbols no.such.symbol nothing heart") == ["no.such.symbol", "nothing"])
    }
  }
}
