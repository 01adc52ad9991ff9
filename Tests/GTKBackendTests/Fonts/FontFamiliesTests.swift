import Testing

extension WindowTests {
  struct FontFamiliesTests {
    static let warning =
      "There is no font of the family \"No Such Letters\" here: the desktop's own is shown instead."

    @Test func `a family that is not installed is named once, and the others are not`() throws {
      let desktop = try Desktop(showing: "textLooks")
      try desktop.wait(for: .label("Not installed"))
      try desktop.waitForAnswer(to: "dark") { _ in true }
      try desktop.waitForRest()
      try desktop.expectNoComplaints(but: [Self.warning])
    }
  }
}
