import Foundation
import PortableUI
import Testing
import ViewTesting

/// Forms of lists that have to do with bindings: rows that a person deletes and moves, and a selection that is
/// never empty.
@MainActor
struct ListOfEditsTests {
  private static let size = CGSize(width: 300, height: 500)

  private struct Word {
    var text: String
  }

  @Test func `rows of elements without an identity of their own are deleted and moved`() throws {
    struct Words: View {
      @State private var words = ["One", "Two", "Three"].map { Word(text: $0) }
      @State private var selection: String?
      var body: some View {
        VStack {
          Text(verbatim: words.map(\.text).joined(separator: " "))
          List($words, id: \.text, editActions: .all, selection: $selection) { $word in
            Text(verbatim: word.text)
          }
        }
      }
    }
    let screen = Screen(Words(), size: Self.size)
    try screen.select(.row("Two"))
    try screen.press(.delete)
    #expect(screen.texts[0] == "One Three")
    try screen.select(.row("One"))
    try screen.press(.downArrow, modifiers: .option)
    #expect(screen.texts[0] == "Three One")
  }

  @Test func `in a list among other rows that is so, too`() throws {
    struct Words: View {
      @State private var words = ["One", "Two"].map { Word(text: $0) }
      var body: some View {
        VStack {
          Text(verbatim: words.map(\.text).joined(separator: " "))
          List {
            Text("First")
            ForEach($words, id: \.text, editActions: .delete) { $word in
              Text(verbatim: word.text)
            }
          }
          List($words, id: \.text, editActions: .move) { $word in Text(verbatim: word.text) }
        }
      }
    }
    let screen = Screen(Words(), size: Self.size)
    try screen.delete(.row("Two").at(0))
    #expect(screen.texts[0] == "One")
  }

  @Test func `a selection that is never empty follows in each form of list`() throws {
    struct Three: View {
      @State private var number = 2
      @State private var folder = "Bin"
      @State private var pioneer = 1
      @State private var pioneers = [Pioneer(id: 1, name: "Ada", age: 36)]
      var body: some View {
        VStack {
          Text(verbatim: "\(number) \(folder) \(pioneer)")
          List(0..<3, selection: $number) { Text(verbatim: "Row \($0)") }
          List(OutlineGroupTests.Folder.tree, children: \.children, selection: $folder) {
            Text(verbatim: $0.name)
          }
          List($pioneers, selection: $pioneer) { $pioneer in Text(verbatim: pioneer.name) }
        }
      }
    }
    let screen = Screen(Three(), size: CGSize(width: 300, height: 900))
    #expect(screen.selectedRows == ["Row 2", "Bin", "Ada"])
    try screen.select(.row("Row 1"))
    try screen.select(.row("Home"))
    #expect(screen.texts[0] == "1 Home 1")
    try screen.select(.row("Home"), modifiers: .control)
    #expect(screen.texts[0] == "1 Home 1")
  }
}
