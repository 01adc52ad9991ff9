import Foundation
import PortableUI
import Testing
import ViewTesting

/// What is selected in fields, for views that want to know.
@MainActor
struct FieldTextSelectionTests {
  struct Letter: View {
    @State var text = "Dear Ada"
    @State private var selection: TextSelection?
    var isLong = false

    var body: some View {
      if isLong {
        TextEditor(text: $text, selection: $selection).accessibilityLabel("Letter")
      } else {
        TextField("Letter", text: $text, selection: $selection)
      }
      Text(words)
      Button("Name") {
        if let range = text.range(of: "Ada") { selection = TextSelection(range: range) }
      }
      Button("Begin") { selection = TextSelection(insertionPoint: text.startIndex) }
    }

    private var words: String {
      guard let selection else { return "nothing" }
      guard case .selection(let range) = selection.indices else { return "several" }
      let place = text.distance(from: text.startIndex, to: range.lowerBound)
      return selection.isInsertion ? "at \(place)" : "\(text[range]) at \(place)"
    }
  }

  @Test(arguments: [false, true]) func `a view sees what a person selects`(isLong: Bool) throws {
    let screen = Screen(Letter(isLong: isLong))
    #expect(screen.exists("nothing"))
    try screen.selectText("ear", in: "Letter")
    #expect(screen.exists("ear at 1"))
    try screen.type("on", into: "Letter")
    #expect(screen.exists("at 3"))
    #expect(try screen.selectedText(in: "Letter") == "")
  }

  @Test func `a view selects, and what is typed comes there`() throws {
    let screen = Screen(Letter())
    try screen.tap("Name")
    #expect(try screen.selectedText(in: "Letter") == "Ada")
    try screen.type("Grace", into: "Letter")
    #expect(screen.exists("at 10"))
    try screen.tap("Begin")
    try screen.type("¡", into: "Letter")
    #expect(screen.exists("at 1"))
  }

  /// A field of a model that takes its time.
  struct Slow: View {
    @State private var text = ""
    @State private var typed = ""
    @State private var selection: TextSelection?

    var body: some View {
      TextField(
        "Letter",
        text: Binding {
          text
        } set: {
          typed = $0
        }, selection: $selection)
      Text(words)
      Button("Answer") { text = typed }
    }

    private var words: String {
      guard case .selection(let range)? = selection?.indices else { return "nothing" }
      return "at \(text.distance(from: text.startIndex, to: range.lowerBound))"
    }
  }

  @Test func `what is typed comes one after the other, also while the model has not answered`()
    throws
  {
    let screen = Screen(Slow())
    for letter in ["a", "b", "c"] { try screen.type(letter, into: "Letter") }
    #expect(screen.tree.contains("abc"))
    #expect(screen.exists("at 0"))
    try screen.tap("Answer")
    #expect(screen.exists("at 3"))
    try screen.type("d", into: "Letter")
    #expect(screen.tree.contains("abcd"))
  }

  @Test func `signs of several scalars are one place`() throws {
    let screen = Screen(Letter(text: "👩‍👩‍👧 Ada e\u{301}"))
    try screen.selectText("e\u{301}", in: "Letter")
    #expect(screen.exists("e\u{301} at 6"))
  }

  @Test func `a selection of a longer text does not reach beyond a shorter one`() throws {
    let long = "a long text"
    let screen = Screen(
      TextField(
        "Short", text: .constant("ab"),
        selection: .constant(TextSelection(range: long.startIndex..<long.endIndex))))
    #expect(try screen.selectedText(in: "Short") == "ab")
  }

  @Test func `the field of a search tells what is selected in it`() throws {
    struct Searched: View {
      @State private var text = "some words"
      @State private var selection: TextSelection?

      var body: some View {
        Text(selection?.isInsertion == false ? "selected" : "not")
          .searchable(text: $text)
          .searchSelection($selection)
      }
    }
    let screen = Screen(Searched())
    #expect(screen.exists("not"))
    try screen.selectText("words", in: "Search")
    #expect(screen.exists("selected"))
  }
}
