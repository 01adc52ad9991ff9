import Foundation
import PortableUI
import Testing
import ViewTesting

/// What a search suggests, as it is said with the search, and where it is shown.
@MainActor
struct SearchSuggestionsTests {
  private struct Weather: View {
    @State private var words = ""
    let visibility: Visibility
    var placements: SearchSuggestionsPlacement.Set = .menu

    var body: some View {
      List { Text(verbatim: "for \(words)") }
        .searchable(text: $words, prompt: "Find weather") {
          Hint()
          Text("fog").searchCompletion("fog")
        }
        .searchSuggestions(visibility, for: placements)
    }
  }

  private struct Hint: View {
    @Environment(\.searchSuggestionsPlacement) private var placement
    var body: some View { Text(placement == .menu ? "in a menu" : "elsewhere") }
  }

  @Test func `suggestions are said with the search`() throws {
    let screen = Screen(Weather(visibility: .automatic))
    #expect(!screen.exists(.button("fog")))
    try screen.search("f")
    #expect(screen.exists("in a menu"))
    try screen.tap(.button("fog"))
    #expect(screen.exists("for fog") && !screen.exists(.button("fog")))
  }

  @Test func `they are hidden where that is said of their place`() throws {
    let hidden = Screen(Weather(visibility: .hidden))
    try hidden.search("f")
    #expect(hidden.exists("for f") && !hidden.exists(.button("fog")))
    let shown = Screen(Weather(visibility: .hidden, placements: .content))
    try shown.search("f")
    #expect(shown.exists(.button("fog")))
    let nowhere = Screen(Weather(visibility: .hidden, placements: [.content, .menu]))
    try nowhere.search("f")
    #expect(!nowhere.exists(.button("fog")))
  }

  @Test func `each form has them`() throws {
    struct Forms: View {
      @State private var words = ""
      let prompt: String
      var body: some View {
        Color.clear.searchable(text: $words, placement: .toolbar, prompt: prompt) {
          Text("hail").searchCompletion("hail")
        }
      }
    }
    struct Texts: View {
      @State private var words = ""
      var body: some View {
        Color.clear.searchable(text: $words, prompt: Text("Find")) {
          Text("hail").searchCompletion("hail")
        }
      }
    }
    func check(_ screen: Screen) throws {
      try screen.search("h")
      try screen.tap(.button("hail"))
      #expect(try screen.value(of: .textField("Find")) == "hail")
    }
    try check(Screen(Forms(prompt: "Find")))
    try check(Screen(Texts()))
  }
}
