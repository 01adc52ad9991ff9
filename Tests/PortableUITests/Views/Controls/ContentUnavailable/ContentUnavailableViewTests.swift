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

  private struct Nothing: View {
    var body: some View { ContentUnavailableView.search }
  }

  private struct Other: View {
    var body: some View {
      VStack {
        Text("other")
        ContentUnavailableView.search(text: "")
      }
    }
  }

  private struct Searched: View {
    @State private var text = ""

    var body: some View {
      VStack {
        Nothing()
        Other()
      }
      .searchable(text: $text)
    }
  }

  @Test func `the words of the search around are said, and nothing else is made anew for them`()
    throws
  {
    let screen = Screen(Searched())
    try screen.search("ab")
    #expect(screen.exists("No Results for “ab”") && screen.exists("No Results"))
    try screen.search("abc")
    #expect(screen.exists("No Results for “abc”") && !screen.exists("No Results for “ab”"))
    #expect(screen.bodyCount(of: Nothing.self) == 1)
    #expect(screen.bodyCount(of: Other.self) == 1)
    try screen.press(.escape)
    #expect(!screen.exists("No Results for “abc”"))
  }
}
