import Foundation
import PortableUI
import Testing
import ViewTesting

/// Elements of a `ForEach` that show several rows, in lists in which a person selects.
@MainActor
struct ElementSelectionTests {
  private let size = CGSize(width: 300, height: 600)

  /// A name, a note and a switch for each element.
  private struct People: View {
    @State private var selection: Set<String> = []
    @State private var pinned = false
    let names: [String]

    var body: some View {
      VStack {
        Text(verbatim: "\(selection.sorted())")
        List(selection: $selection) {
          ForEach(names, id: \.self) { name in
            Text(verbatim: "Name \(name)")
            Text(verbatim: "Note \(name)")
            if name != "c" { Toggle("Pin \(name)", isOn: $pinned) }
          }
        }
      }
    }
  }

  @Test func `rows of an element are selected together, and arrows go to those that do something`()
    throws
  {
    let screen = Screen(People(names: ["a", "b", "c"]), size: size)
    try screen.select(.row("Name a"))
    #expect(screen.selectedRows == ["Name a", "Note a", "Pin a"])
    var seen: [String] = []
    for _ in 0..<5 {
      try screen.press(.downArrow)
      seen.append("\(screen.focused ?? "nothing") \(screen.texts[0])")
    }
    #expect(
      seen == [
        #"Pin a ["a"]"#, #"Name b ["b"]"#, #"Pin b ["b"]"#, #"Name c ["c"]"#, #"Name c ["c"]"#,
      ])
    seen = []
    for _ in 0..<4 {
      try screen.press(.upArrow)
      seen.append("\(screen.focused ?? "nothing") \(screen.texts[0])")
    }
    #expect(
      seen == [#"Pin b ["b"]"#, #"Name b ["b"]"#, #"Pin a ["a"]"#, #"Name a ["a"]"#])
  }

  @Test func `from a row that a person clicked an arrow goes to another element`() throws {
    let screen = Screen(People(names: ["c", "d"]), size: size)
    try screen.select(.row("Note c"))
    #expect(screen.focused == "Note c")
    try screen.press(.upArrow)
    #expect(screen.focused == "Note c")
    try screen.press(.downArrow)
    #expect(screen.focused == "Name d")
  }

  @Test func `a range goes from element to element`() throws {
    let screen = Screen(People(names: ["a", "b", "c"]), size: size)
    try screen.select(.row("Name a"))
    try screen.press(.downArrow, modifiers: .shift)
    #expect(screen.texts[0] == #"["a", "b"]"#)
    try screen.press(.downArrow, modifiers: .shift)
    #expect(screen.texts[0] == #"["a", "b", "c"]"#)
    try screen.press(.upArrow, modifiers: .shift)
    #expect(screen.texts[0] == #"["a", "b"]"#)
  }

  @Test func `return leads into the control of a row that is there for that`() throws {
    let screen = Screen(People(names: ["a", "b"]), size: size)
    try screen.select(.row("Name a"))
    try screen.press(.downArrow)
    func isAtList() -> Bool {
      screen.graph.rootElement.all.contains { $0.content.layer?.row?.isAtKeys == true }
    }
    #expect(screen.focused == "Pin a" && isAtList())
    try screen.press(.return)
    #expect(screen.focused == "Pin a" && !isAtList())
    #expect(screen.texts[0] == #"["a"]"#)
  }

  @Test func `rows of an element that stand for something else are selected one by one`() throws {
    struct Folders: View {
      @State private var selection: Set<String> = []
      var body: some View {
        VStack {
          Text(verbatim: "\(selection.sorted())")
          List(selection: $selection) {
            ForEach(0..<60, id: \.self) { number in
              Text(verbatim: "Folder \(number)").tag("folder \(number)")
              Text(verbatim: "File \(number)").tag("file \(number)")
            }
          }
        }
      }
    }
    let screen = Screen(Folders(), size: size)
    try screen.select(.row("Folder 0"))
    try screen.press(.downArrow)
    #expect(screen.texts[0] == #"["file 0"]"#)
    try screen.press(.downArrow, modifiers: .shift)
    #expect(screen.texts[0] == #"["file 0", "folder 1"]"#)
    try screen.press(.upArrow)
    #expect(screen.texts[0] == #"["file 0"]"#)
    try screen.press(.end)
    #expect(screen.texts[0] == #"["file 59"]"#)
    try screen.press(.upArrow)
    #expect(screen.texts[0] == #"["folder 59"]"#)
    try screen.press("a", modifiers: .command)
    #expect(screen.texts[0].components(separatedBy: ",").count == 120)
  }

  @Test func `elements inside of an element stand for themselves`() throws {
    struct Shelves: View {
      @State private var selection: String?
      @State private var books = ["Emma", "Ulysses"]
      var body: some View {
        VStack {
          Text(verbatim: selection ?? "nothing")
          Button("Turn") { books.reverse() }
          List(selection: $selection) {
            ForEach(["Old", "New"], id: \.self) { shelf in
              Text(verbatim: shelf)
              ForEach(books, id: \.self) { book in
                Text(verbatim: "\(book), \(shelf)").tag("\(book), \(shelf)")
              }
              ForEach(["\(shelf) end"], id: \.self) { Text(verbatim: $0) }
            }
          }
        }
      }
    }
    let screen = Screen(Shelves(), size: size)
    try screen.select(.row("Old"))
    #expect(screen.selectedRows == ["Old"])
    var seen: [String] = []
    for _ in 0..<4 {
      try screen.press(.downArrow)
      seen.append(screen.texts[0])
    }
    #expect(seen == ["Emma, Old", "Ulysses, Old", "Old end", "New"])
    try screen.press(.downArrow)
    try screen.tap("Turn")
    #expect(screen.selectedRows == ["Emma, New"])
    try screen.press(.downArrow)
    #expect(screen.texts[0] == "New end")
  }

  @Test func `an element that shows nothing is never selected`() throws {
    struct Some: View {
      @State private var selection: Int?
      var body: some View {
        VStack {
          Text(verbatim: selection.map { "selected \($0)" } ?? "nothing")
          List(0..<40, id: \.self, selection: $selection) { number in
            if number % 10 == 0 { Text(verbatim: "Row \(number)") }
          }
        }
      }
    }
    let screen = Screen(Some(), size: size)
    try screen.select(.row("Row 0"))
    try screen.press(.downArrow)
    #expect(screen.texts[0] == "selected 10")
    try screen.press(.end)
    #expect(screen.texts[0] == "selected 30")
    try screen.press(.upArrow)
    #expect(screen.texts[0] == "selected 20")
  }
}
