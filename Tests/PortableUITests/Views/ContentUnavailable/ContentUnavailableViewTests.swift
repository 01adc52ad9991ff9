import PortableUI
import Testing
import ViewTesting

@MainActor
struct ContentUnavailableViewTests {
  @Test func `a title stands below its sign, and what to do about it at the end`() throws {
    struct Empty: View {
      @State private var isReloaded = false
      var body: some View {
        ContentUnavailableView {
          Label("No Mail", systemImage: "tray")
        } description: {
          Text(verbatim: isReloaded ? "Still none." : "New mail appears here.")
        } actions: {
          Button("Reload") { isReloaded = true }
        }
      }
    }
    let screen = Screen(Empty())
    #expect(screen.texts == ["No Mail", "New mail appears here.", "Reload"])
    try screen.tap("Reload")
    #expect(screen.exists("Still none."))
  }

  @Test func `short forms say what they are given`() {
    let plain = Screen(
      ContentUnavailableView(
        "Nothing", systemImage: "star", description: Text(verbatim: "There is nothing.")))
    #expect(plain.texts == ["Nothing", "There is nothing."])
    #expect(
      Screen(ContentUnavailableView.search).texts
        == ["No Results", "Check the spelling or try a new search."])
    #expect(
      Screen(ContentUnavailableView.search(text: "abc")).texts.first == "No Results for “abc”")
  }
}
