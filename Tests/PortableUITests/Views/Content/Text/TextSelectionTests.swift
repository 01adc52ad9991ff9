import PortableUI
import Testing
import ViewTesting

@MainActor struct TextSelectionTests {
  private struct Page: View {
    @State private var isSelectable = true

    var body: some View {
      VStack {
        Text("Alpha beta").textSelection(.enabled)
        Text("Only read")
        VStack {
          Text("Inside")
          Text("Not this").textSelection(.disabled)
          Button("Press") { isSelectable.toggle() }
        }
        .textSelection(.enabled)
        if isSelectable {
          Text("Changing").textSelection(.enabled)
        } else {
          Text("Changing").textSelection(.disabled)
        }
      }
    }
  }

  @Test func `words are copied from texts that allow it`() throws {
    let screen = Screen(Page())
    #expect(try screen.copy(from: "Alpha beta") == "Alpha beta")
    #expect(try screen.copy("beta", from: "Alpha beta") == "beta")
    #expect(try screen.copy(from: "Inside") == "Inside")
    #expect(try screen.copy(from: "Changing") == "Changing")
  }

  @Test func `other texts, and what buttons are called, are not selected`() throws {
    let screen = Screen(Page())
    for name in ["Only read", "Not this", "Press"] {
      #expect(throws: ScreenError.self) { try screen.copy(from: .text(name)) }
    }
    try screen.tap("Press")
    #expect(throws: ScreenError.self) { try screen.copy(from: "Changing") }
  }

  @Test func `what cannot be copied is said`() throws {
    let screen = Screen(Page())
    #expect {
      try screen.copy("delta", from: "Alpha beta")
    } throws: {
      "\($0)".hasPrefix(
        "Could not copy \"delta\" from text \"Alpha beta\": it does not say that.")
    }
    #expect {
      try screen.copy(from: "Only read")
    } throws: {
      "\($0)".contains("text \"Alpha beta\", text \"Inside\"")
    }
    let hidden = Screen(Text("Secret").textSelection(.enabled).redacted(reason: .placeholder))
    #expect(throws: ScreenError.self) { try hidden.copy(from: "Secret") }
  }
}
