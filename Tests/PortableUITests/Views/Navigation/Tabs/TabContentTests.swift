import Foundation
import PortableUI
import Testing
import ViewTesting

/// Tabs that are built of others, each with the value of a selection.
@MainActor
struct TabContentTests {
  struct Shelf: Identifiable, Hashable {
    let id: Int
    let name: String
  }

  enum Place: Hashable {
    case home, library, search
    case shelf(Shelf)
  }

  private struct Library: View {
    @State private var place = Place.home
    @State private var hasLibrary = true
    @State private var shelves = [Shelf(id: 1, name: "Novels"), Shelf(id: 2, name: "Poems")]

    var body: some View {
      VStack {
        Text(verbatim: "chosen \(place)")
        Button("Turn") { hasLibrary.toggle() }
        Button("Less") { shelves.removeLast() }
        TabView(selection: $place) {
          Tab(value: .search, role: .search) { Text("searching") }
          Tab("Home", systemImage: "house", value: .home) { Text("at home") }
          if hasLibrary {
            Tab("Library", systemImage: "books.vertical", value: .library) { Text("all books") }
          }
          TabSection("Shelves") {
            ForEach(shelves) { shelf in
              Tab(shelf.name, systemImage: "book", value: .shelf(shelf)) {
                Text(verbatim: "shelf of \(shelf.name)")
              }
              .customizationID("shelf.\(shelf.id)")
            }
          }
        }
      }
    }
  }

  @Test func `values of a selection are written without its type, however deep`() throws {
    let screen = Screen(Library())
    #expect(screen.tabs == ["Home", "Library", "Novels", "Poems", "Search"])
    #expect(screen.exists("at home") && screen.exists("chosen home"))
    try screen.tap(.tab("Poems"))
    #expect(screen.exists("shelf of Poems") && screen.selectedTab == "Poems")
    try screen.tap(.tab("Search"))
    #expect(screen.exists("searching") && screen.exists("chosen search"))
    try screen.tap(.tab("Library"))
    try screen.tap("Less")
    try screen.tap("Turn")
    #expect(screen.tabs == ["Home", "Novels", "Search"] && screen.exists("at home"))
    try screen.tap("Turn")
    #expect(screen.exists("all books"))
  }

  private struct Own: TabContent {
    @State private var count = 0

    var body: some TabContent<Place> {
      Tab("Count", systemImage: "number", value: .home) {
        Button("Add to \(count)") { count += 1 }
      }
      .badge(count)
      Tab("Search", systemImage: "magnifyingglass", value: .search, role: .search) {
        Text(verbatim: "found \(count)")
      }
    }
  }

  private struct Owning: View {
    @State private var place = Place.home

    var body: some View { TabView(selection: $place) { Own() } }
  }

  @Test func `tabs of a type of their own have state`() throws {
    let screen = Screen(Owning())
    try screen.tap("Add to 0")
    try screen.tap("Add to 1")
    #expect(screen.exists("Add to 2") && screen.tabs == ["Count, 2", "Search"])
    try screen.tap(.tab("Search"))
    #expect(screen.exists("found 2"))
  }

  private struct Maybe: View {
    @State private var place: Place?

    var body: some View {
      VStack {
        Text(verbatim: place == nil ? "nowhere" : "somewhere")
        TabView(selection: $place) {
          Tab("Home", systemImage: "house", value: .home) { Text("at home") }
          Tab(value: .library) {
            Text("all books")
          } label: {
            Text("Library")
          }
        }
      }
    }
  }

  @Test func `where there may be no selection, the first tab is seen then`() throws {
    let screen = Screen(Maybe())
    #expect(screen.exists("nowhere") && screen.exists("at home"))
    try screen.tap(.tab("Library"))
    #expect(screen.exists("somewhere") && screen.exists("all books"))
  }

  private struct Hiding: View {
    @State private var place = Place.home
    @State private var isHidden = false
    @State private var count = 0

    var body: some View {
      VStack {
        Toggle("Hidden", isOn: $isHidden)
        TabView(selection: $place) {
          Tab("Home", systemImage: "house", value: .home) {
            Button("Count \(count)") { count += 1 }
          }
          Group {
            Tab("Library", systemImage: "book", value: .library) {
              TabViewTests.Counting(name: "In")
            }
            .hidden(isHidden)
            Tab("Search", systemImage: "eye", value: .search) { Text("searching") }
          }
          .badge(count)
        }
      }
    }
  }

  @Test func `a tab that is hidden has no button, and its page comes back as it was`() throws {
    let screen = Screen(Hiding())
    try screen.tap(.tab("Library"))
    try screen.tap("In 0")
    try screen.tap(.toggle("Hidden"))
    #expect(screen.tabs == ["Home", "Search"] && screen.selectedTab == "Home")
    #expect(!screen.exists("In 1") && screen.exists("Count 0"))
    try screen.press(.pageDown, modifiers: .control)
    #expect(screen.selectedTab == "Search")
    try screen.tap(.toggle("Hidden"))
    #expect(screen.tabs == ["Home", "Library", "Search"])
    try screen.tap(.tab("Library"))
    #expect(screen.exists("In 1"))
  }

  @Test func `what is said of a group of tabs holds for each`() throws {
    let screen = Screen(Hiding())
    try screen.tap("Count 0")
    #expect(screen.tabs == ["Home", "Library, 1", "Search, 1"])
  }

  @Test func `tests find the button of a tab by its identifier, in a section without title too`()
    throws
  {
    let screen = Screen(
      TabView {
        Tab("Home", systemImage: "house") { Text("at home") }.accessibilityIdentifier("first")
        TabSection {
          Tab("Search", systemImage: "eye", role: .search) { Text("searching") }
            .accessibilityIdentifier("last")
        }
      })
    #expect(try screen.frame(of: "first") == screen.frame(of: .tab("Home")))
    try screen.tap("last")
    #expect(screen.exists("searching"))
  }

  @Test func `tabs are given away by a function, and by a builder`() throws {
    @TabContentBuilder<Never> func pages(_ names: [String]) -> some TabContent<Never> {
      Tab("All", systemImage: "star") { Text("everything") }
      ForEach(names, id: \.self) { name in page(name) { Text(verbatim: "at \(name)") } }
    }
    func page(
      _ name: String, @ViewBuilder content: () -> some View
    ) -> some TabContent<Never> {
      Tab(name, systemImage: "circle", content: content)
    }
    let screen = Screen(TabView { pages(["One", "Two"]) })
    #expect(screen.tabs == ["All", "One", "Two"])
    try screen.tap(.tab("Two"))
    #expect(screen.exists("at Two"))
  }
}
