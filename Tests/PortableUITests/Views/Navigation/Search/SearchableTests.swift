import Foundation
import PortableUI
import Testing
import ViewTesting

/// Searching what a view shows.
@MainActor
struct SearchableTests {
  struct Fruits: View {
    @State var isPresented = false
    @State private var text = ""
    @State private var scope = 0
    @State private var submitted = "nothing"
    @FocusState private var isFocused: Bool

    private let names = ["Apple", "Banana", "Cherry"]

    var body: some View {
      NavigationStack {
        VStack {
          Inside()
          Text(verbatim: "scope \(scope), submitted \(submitted), focus \(isFocused)")
          ForEach(names.filter { text.isEmpty || $0.contains(text) }, id: \.self) { Text($0) }
          Button("Present") { isPresented = true }
          Button("Withdraw") { isPresented = false }
          Button("Focus") { isFocused = true }
        }
        .navigationTitle("Fruits")
        .searchable(text: $text, isPresented: $isPresented, prompt: "Find fruits")
        .searchSuggestions {
          ForEach(names.filter { !text.isEmpty && $0.contains(text) }, id: \.self) { name in
            Text("Only \(name)").searchCompletion(name)
          }
        }
        .searchScopes($scope) {
          Text("All").tag(0)
          Text("Red").tag(1)
        }
        .searchFocused($isFocused)
        .onSubmit(of: .search) { submitted = text }
      }
    }
  }

  struct Inside: View {
    @Environment(\.isSearching) private var isSearching
    @Environment(\.dismissSearch) private var dismissSearch

    var body: some View {
      Text(isSearching ? "searching" : "idle")
      Button("Enough") { dismissSearch() }
    }
  }

  @Test func `a search shows what was found, and ends with escape`() throws {
    let screen = Screen(Fruits())
    #expect(screen.exists("idle") && !screen.exists(.button("Red")))
    try screen.search("an")
    #expect(screen.exists("Banana") && !screen.exists("Apple") && screen.exists("searching"))
    try screen.press(.escape)
    #expect(screen.exists("Apple") && screen.exists("idle"))
    #expect(try screen.value(of: .textField("Find fruits")) == "")
  }

  @Test func `control with F moves the keyboard to the field`() throws {
    let screen = Screen(Fruits())
    try screen.press("f", modifiers: .command)
    #expect(screen.focused == "Find fruits" && screen.exists("searching"))
    try screen.search("Ch")
    try screen.search("Ba")
    #expect(screen.exists("Banana") && !screen.exists("Cherry"))
  }

  @Test func `a binding begins a search and ends it, and views inside end it`() throws {
    let screen = Screen(Fruits())
    try screen.tap("Present")
    #expect(screen.focused == "Find fruits" && screen.exists("searching"))
    try screen.type("Ch", into: .textField("Find fruits"))
    try screen.tap("Withdraw")
    #expect(screen.exists("idle") && screen.exists("Apple"))
    try screen.search("Ch")
    try screen.tap("Enough")
    #expect(screen.exists("idle") && screen.exists("Apple"))
    let open = Screen(Fruits(isPresented: true))
    #expect(open.focused == "Find fruits")
  }

  @Test func `a suggestion is chosen, which submits the search, and so does return`() throws {
    let screen = Screen(Fruits())
    try screen.search("a")
    #expect(screen.exists("Only Banana") && !screen.exists("Only Cherry"))
    try screen.tap("Only Banana")
    #expect(!screen.exists("Only Banana") && !screen.exists("Apple"))
    #expect(screen.exists("scope 0, submitted Banana, focus true"))
    try screen.search("Ch")
    #expect(screen.exists("Only Cherry"))
    try screen.press(.return)
    #expect(!screen.exists("Only Cherry"))
    #expect(screen.exists("scope 0, submitted Ch, focus true"))
  }

  @Test func `arrows go from the field through what is suggested, and back`() throws {
    let screen = Screen(Fruits())
    try screen.search("e")
    #expect(screen.focused == "Find fruits")
    try screen.press(.downArrow)
    #expect(screen.focused == "Only Apple")
    try screen.press(.downArrow)
    #expect(screen.focused == "Only Cherry")
    try screen.press(.downArrow)
    #expect(screen.focused == "Only Cherry")
    try screen.press(.upArrow)
    try screen.press(.upArrow)
    #expect(screen.focused == "Find fruits")
    #expect(screen.exists("Only Cherry"))
    try screen.press(.downArrow)
    try screen.press(.escape)
    #expect(screen.focused == "Find fruits")
    #expect(screen.exists("Only Cherry"))
    try screen.press(.escape)
    #expect(screen.exists("idle"))
  }

  @Test func `a search that is dismissed from its scopes ends`() throws {
    let screen = Screen(Fruits())
    try screen.tap("Focus")
    try screen.select("Red", in: .picker("Search in"))
    try screen.tap("Enough")
    #expect(screen.exists("idle") && screen.focused == "Enough")
  }

  @Test func `scopes are offered while the search goes on`() throws {
    let screen = Screen(Fruits())
    try screen.tap("Focus")
    #expect(screen.exists("scope 0, submitted nothing, focus true"))
    try screen.select("Red", in: .picker("Search in"))
    #expect(screen.exists("scope 1, submitted nothing, focus true"))
  }

  @Test(arguments: [120.0, 600])
  func `scopes have no more room than the view that is searched`(width: Double) throws {
    let screen = Screen(Fruits(isPresented: true), size: CGSize(width: width, height: 400))
    let frame = try screen.frame(of: .picker("Search in"))
    #expect(frame.minX >= 0 && frame.maxX <= width)
    try screen.select("Red", in: .picker("Search in"))
    #expect(try screen.value(of: .picker("Search in")) == "Red")
  }

  struct Plain: View {
    let placement: SearchFieldPlacement
    @State private var text = ""

    var body: some View {
      VStack {
        Text("Looking for \(text)")
        TextField("Other", text: .constant(""))
      }
      .navigationTitle("Title")
      .searchable(text: $text, placement: placement)
    }
  }

  @Test(arguments: [SearchFieldPlacement.automatic, .toolbar, .toolbarPrincipal, .sidebar])
  func `the field stands above the content, or in the bar`(placement: SearchFieldPlacement) throws {
    let screen = Screen(Plain(placement: placement))
    try screen.search("x")
    #expect(screen.exists("Looking for x"))
    let isInBar = placement == .toolbar || placement == .toolbarPrincipal
    #expect(try (screen.frame(of: .textField("Search")).minY < 0) == isInBar)
    try screen.press(.escape)
    #expect(screen.exists("Looking for "))
  }

  @Test func `who leaves an empty field searches no longer, and without a field nobody does`()
    throws
  {
    let screen = Screen(VStack { Inside() }.searchable(text: .constant("")))
    try screen.press("f", modifiers: .command)
    #expect(screen.exists("searching"))
    try screen.tap("Enough")
    #expect(screen.exists("idle"))
    #expect(throws: ScreenError.self) { try Screen(Inside()).search("x") }
    #expect(throws: ScreenError.self) {
      try Screen(Inside()).press("f", modifiers: .command)
    }
  }

  private struct Recent: View {
    @State private var words = ""
    @FocusState private var isAtFog: Bool

    var body: some View {
      VStack { Inside() }
        .searchable(text: $words)
        .searchSuggestions { Text("fog").searchCompletion("fog").focused($isAtFog) }
      Text(verbatim: "for \(words)")
      Button("Go on") { isAtFog = true }
    }
  }

  @Test func `the keyboard can go to what is suggested before anything is written`() throws {
    let screen = Screen(Recent())
    try screen.press("f", modifiers: .command)
    #expect(screen.exists(.button("fog")))
    try screen.tap("Go on")
    #expect(screen.focused == "fog" && screen.exists("searching"))
    try screen.tap(.button("fog"))
    #expect(screen.exists("for fog") && screen.focused == "Search")
  }
}
