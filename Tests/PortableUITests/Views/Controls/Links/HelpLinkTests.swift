import Foundation
import PortableUI
import Testing
import ViewTesting

/// Buttons that lead to help.
@MainActor struct HelpLinkTests {
  @Test func `it opens its address`() throws {
    let screen = Screen(HelpLink(destination: URL(string: "https://example.org/help")!))
    try screen.tap(.button("Help"))
    #expect(screen.openedURLs == [URL(string: "https://example.org/help")!])
  }

  @Test func `it does its action`() throws {
    struct Page: View {
      @State private var isShown = false

      var body: some View {
        HelpLink { isShown = true }
        if isShown { Text("This is how.") }
      }
    }
    let screen = Screen(VStack { Page() })
    try screen.tap("Help")
    #expect(screen.exists("This is how."))
  }
}
