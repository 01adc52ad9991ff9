import Foundation
import PortableUI
import Testing
import ViewTesting

@MainActor struct OnOpenURLTests {
  private struct Page: View {
    var asks = true
    var allowing: Set<String> = ["*"]
    @State private var count = 0
    @State private var said = "nothing"
    @State private var isThere = true

    var body: some View {
      VStack {
        Text(said)
        Button("Count") { count += 1 }
        Button("Away") { isThere = false }
        if asks, isThere {
          Text("asking").onOpenURL { said = "\(count): \($0.absoluteString)" }
        }
      }
      .handlesExternalEvents(preferring: [], allowing: allowing)
    }
  }

  @Test func `a view is told of the address that the app is opened with`() throws {
    let screen = Screen(Page())
    try screen.tap("Count")
    try screen.open(#require(URL(string: "notes:today")))
    #expect(screen.exists("1: notes:today"))
  }

  @Test func `a view that is gone is told nothing`() throws {
    let screen = Screen(Page())
    try screen.tap("Away")
    #expect(throws: ScreenError.self) { try screen.open(#require(URL(string: "notes:today"))) }
    #expect(screen.exists("nothing"))
  }

  @Test func `a window says which addresses it wants`() throws {
    let screen = Screen(Page(allowing: ["Today"]))
    try screen.open(#require(URL(string: "notes:today")))
    #expect(screen.exists("0: notes:today"))
    #expect(throws: ScreenError.self) { try screen.open(#require(URL(string: "notes:other"))) }
  }

  @Test func `a page under another one is told, too`() throws {
    struct Pages: View {
      @State private var said = "nothing"

      var body: some View {
        NavigationStack {
          NavigationLink("Go") { Text(said) }
            .onOpenURL { said = $0.absoluteString }
        }
      }
    }
    let screen = Screen(Pages())
    try screen.tap("Go")
    try screen.open(#require(URL(string: "notes:today")))
    #expect(screen.exists("notes:today"))
  }
}
