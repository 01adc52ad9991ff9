import PortableUI
import Testing
import ViewTesting

/// When the parts are offered that can be searched alone.
@MainActor
struct SearchScopesTests {
  private struct Fruits: View {
    let activation: SearchScopeActivation
    @State var words = ""
    @State private var scope = "all"

    var body: some View {
      Text(verbatim: "in \(scope)")
        .searchable(text: $words)
        .searchScopes($scope, activation: activation) {
          Text("All").tag("all")
          Text("Red").tag("red")
        }
    }
  }

  private let scopes = Screen.Lookup.picker("Search in")

  @Test func `with text they come with the first letter, and go with the last`() throws {
    let screen = Screen(Fruits(activation: .onTextEntry))
    try screen.press("f", modifiers: .command)
    #expect(screen.focused == "Search" && !screen.exists(scopes))
    try screen.type("x", into: .textField("Search"))
    #expect(screen.exists(scopes) && screen.focused == "Search")
    try screen.select("Red", in: scopes)
    #expect(screen.exists("in red"))
    try screen.clear(.textField("Search"))
    #expect(!screen.exists(scopes) && screen.exists("in red"))
    try screen.search("y")
    #expect(try screen.value(of: scopes) == "Red")
    try screen.press(.escape)
    #expect(!screen.exists(scopes))
  }

  @Test func `with text they are there for words that were there before`() {
    #expect(Screen(Fruits(activation: .onTextEntry, words: "x")).exists(scopes))
  }

  @Test func `with the search they come and go with that, whatever is written`() throws {
    for activation in [SearchScopeActivation.automatic, .onSearchPresentation] {
      let screen = Screen(Fruits(activation: activation))
      #expect(!screen.exists(scopes))
      try screen.press("f", modifiers: .command)
      #expect(screen.exists(scopes))
      try screen.press(.escape)
      #expect(!screen.exists(scopes))
    }
  }
}
