import Foundation
import PortableUI
import Testing
import ViewTesting

@MainActor struct LinkTests {
  private let manual = URL(string: "https://example.org/manual")!
  private let other = URL(string: "https://example.org/other")!

  @Test func `a link opens its address with the desktop's program`() throws {
    let screen = Screen(Link("Manual", destination: manual))
    try screen.tap("Manual")
    try screen.tap(.button("Manual"))
    #expect(screen.openedURLs == [manual, manual])
  }

  private struct Opener: View {
    @Environment(\.openURL) private var openURL
    @State private var answer = "-"
    let url: URL

    var body: some View {
      Button(answer) { openURL(url) { answer = "\($0)" } }
    }
  }

  @Test func `a view is told whether an address was taken`() throws {
    let screen = Screen(Opener(url: manual))
    try screen.tap("-")
    #expect(screen.texts == ["true"])
    #expect(screen.openedURLs == [manual])
  }

  @Test func `an app decides what happens to addresses`() throws {
    let (manual, other) = (manual, other)
    func open(_ result: OpenURLAction.Result) throws -> (answer: [String], opened: [URL]) {
      let screen = Screen(
        Opener(url: manual).environment(\.openURL, OpenURLAction { _ in result }))
      try screen.tap("-")
      return (screen.texts, screen.openedURLs)
    }
    #expect(try open(.handled) == (["true"], []))
    #expect(try open(.discarded) == (["false"], []))
    #expect(try open(.systemAction) == (["true"], [manual]))
    #expect(try open(.systemAction(other)) == (["true"], [other]))
  }

  @Test func `a link is painted in the tint`() throws {
    let inspector = Inspector(Link("Manual", destination: manual).tint(.red))
    #expect(inspector.only(\.text)?.content.color == .red)
  }
}
