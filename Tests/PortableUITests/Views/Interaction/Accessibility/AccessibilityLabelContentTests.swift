import PortableUI
import Testing
import ViewTesting

/// Views that are called what others say, and those that are scrolled by assistive technologies.
@MainActor struct AccessibilityLabelContentTests {
  private struct Mail: View {
    @State private var isNew = true

    var body: some View {
      VStack {
        Text("Lunch?")
          .accessibilityLabel { label in
            if isNew { Text("New") }
            label
          }
        Button("Read it") { isNew = false }
      }
    }
  }

  @Test func `a view is called what others say, and itself`() throws {
    let screen = Screen(Mail())
    #expect(screen.exists("New Lunch?"))
    try screen.tap("Read it")
    #expect(screen.exists("Lunch?") && !screen.exists("New Lunch?"))
    #expect(screen.texts == ["Lunch?", "Read it"])
  }

  @Test func `assistive technologies scroll what scrolls by itself`() throws {
    struct Page: View {
      @State private var edges: [Edge] = []

      var body: some View {
        Text("Pages").accessibilityScrollAction { edges.append($0) }
        Text("to \(edges.map { "\($0)" }.joined(separator: " "))")
      }
    }
    let screen = Screen(VStack { Page() })
    try screen.perform("Scroll down", on: "Pages")
    try screen.perform("Scroll back", on: "Pages")
    #expect(screen.exists("to bottom leading"))
  }
}
