import PortableUI
import Testing
import ViewTesting

/// Views that belong together, and what a person may do with views.
@MainActor struct AccessibilityLinkTests {
  private struct Page: View {
    @Namespace private var space
    @State private var hasAnswer = true

    var body: some View {
      VStack {
        Text("Question").accessibilityLinkedGroup(id: 1, in: space)
        Text("Other").accessibilityLinkedGroup(id: 2, in: space)
        Text("Alone")
        HStack {
          if hasAnswer { Text("Answer").accessibilityLinkedGroup(id: 1, in: space) }
          Text("Proof").accessibilityLinkedGroup(id: 1, in: space)
        }
        Button("Cut") { hasAnswer = false }
      }
    }
  }

  /// Where each thing leads that leads somewhere.
  private func ways(_ screen: Screen) -> [String] {
    screen.tree.split(separator: "\n").filter { $0.contains("leads to") }.map { line in
      line.split(separator: "\"").enumerated().filter { $0.offset % 2 == 1 }.map {
        String($0.element)
      }
      .joined(separator: " > ")
    }
  }

  @Test func `each view of a group leads to the next, and the last to the first`() throws {
    let screen = Screen(Page())
    #expect(ways(screen) == ["Question > Answer", "Answer > Proof", "Proof > Question"])
    try screen.tap("Cut")
    #expect(ways(screen) == ["Question > Proof", "Proof > Question"])
  }

  @Test func `what a person may not do is not offered`() throws {
    struct Stars: View {
      let answers: Bool?
      @State private var done = "nothing"

      var body: some View {
        let stars = Text("Stars").accessibilityAction(named: "Clear") { done = "clear" }
          .accessibilityAdjustableAction { _ in done = "step" }
        VStack {
          if let answers { stars.accessibilityRespondsToUserInteraction(answers) } else { stars }
          Text(done)
        }
      }
    }
    for answers in [nil, true] {
      let screen = Screen(Stars(answers: answers))
      try screen.perform("Clear", on: "Stars")
      #expect(screen.exists("clear"))
    }
    let screen = Screen(Stars(answers: false))
    #expect(throws: ScreenError.self) { try screen.perform("Clear", on: "Stars") }
    #expect(throws: ScreenError.self) { try screen.increment("Stars") }
    #expect(screen.exists("nothing"))
  }
}
