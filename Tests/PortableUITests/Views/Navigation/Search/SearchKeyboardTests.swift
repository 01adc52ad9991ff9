import Foundation
import PortableUI
import Testing
import ViewTesting

/// Where the keyboard is once a search is over.
@MainActor
struct SearchKeyboardTests {
  private struct Fruits: View {
    @State private var words = ""
    @State private var note = ""
    @State private var selection: String?
    @State private var hasNote = true

    private let names = ["Apple", "Banana", "Cherry"]

    var body: some View {
      VStack {
        Ending()
        if hasNote { TextField("Note", text: $note) }
        Button("Remove") { hasNote = false }
        List(found, id: \.self, selection: $selection) { Text($0) }
      }
      .searchable(text: $words)
    }

    private var found: [String] { names.filter { words.isEmpty || $0.contains(words) } }
  }

  private struct Ending: View {
    @Environment(\.isSearching) private var isSearching
    @Environment(\.dismissSearch) private var dismissSearch

    var body: some View {
      Button(isSearching ? "Enough" : "Idle") { dismissSearch() }
    }
  }

  @Test func `it goes back to where it was before`() throws {
    let screen = Screen(Fruits())
    try screen.type("x", into: .textField("Note"))
    try screen.search("an")
    #expect(screen.focused == "Search" && !screen.exists("Apple"))
    try screen.press(.escape)
    #expect(screen.focused == "Note" && screen.exists("Apple"))
  }

  @Test func `it goes to the first list where it was nowhere`() throws {
    let screen = Screen(Fruits())
    try screen.search("Ch")
    try screen.press(.escape)
    #expect(screen.focused == "Apple")
    try screen.press(.downArrow)
    #expect(screen.selectedRows == ["Apple"])
  }

  @Test func `it goes to the first list where what had it is gone`() throws {
    let screen = Screen(Fruits())
    try screen.type("x", into: .textField("Note"))
    try screen.press("f", modifiers: .command)
    try screen.tap("Remove")
    try screen.press(.escape)
    #expect(screen.focused == "Apple")
  }

  @Test func `it stays where a person has taken it meanwhile`() throws {
    let screen = Screen(Fruits())
    try screen.search("an")
    try screen.tap(.textField("Note"))
    try screen.tap("Enough")
    #expect(screen.focused == "Note" && screen.exists("Idle") && screen.exists("Apple"))
  }

  @Test func `views end a search as Escape does`() throws {
    let screen = Screen(Fruits())
    try screen.tap(.textField("Note"))
    try screen.press("f", modifiers: .command)
    try screen.tap("Enough")
    #expect(screen.focused == "Note" && screen.exists("Idle"))
  }

  @Test func `it goes to the first control where there is no list`() throws {
    struct Page: View {
      @State private var words = ""

      var body: some View {
        VStack {
          Text("Words")
          Button("First") {}
          Button("Second") {}
        }
        .searchable(text: $words)
      }
    }
    let screen = Screen(Page())
    try screen.search("x")
    try screen.press(.escape)
    #expect(screen.focused == "First")
  }

  @Test func `it goes back from what a search suggests, too`() throws {
    struct Page: View {
      @State private var words = ""
      @State private var note = ""

      var body: some View {
        VStack {
          Ending()
          TextField("Note", text: $note)
        }
        .searchable(text: $words)
        .searchSuggestions { Text("fog").searchCompletion("fog") }
      }
    }
    let screen = Screen(Page())
    try screen.tap(.textField("Note"))
    try screen.press("f", modifiers: .command)
    try screen.press(.downArrow)
    #expect(screen.focused == "fog")
    try screen.tap("Enough")
    #expect(screen.focused == "Note" && screen.exists("Idle"))
  }
}
