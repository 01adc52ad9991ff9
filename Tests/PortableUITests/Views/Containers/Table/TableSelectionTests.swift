import Foundation
import PortableUI
import Testing
import ViewTesting

/// Rows of a table that a person selects.
@MainActor
struct TableSelectionTests {
  private let size = CGSize(width: 700, height: 430)

  private struct One: View {
    @State private var selection: Int?
    var body: some View {
      VStack {
        Text(verbatim: selection.map { "selected \($0)" } ?? "nothing")
        Table(
          (0..<10_000).map { Pioneer(id: $0, name: "Person \($0)", age: $0) }, selection: $selection
        ) {
          TableColumn("Name", value: \.name)
          TableColumn("Age") { Text(verbatim: "\($0.age) years") }
        }
      }
    }
  }

  @Test func `a click selects, and the keys go on from there`() throws {
    let screen = Screen(One(), size: size)
    try screen.select(.row("Person 2"))
    #expect(screen.texts[0] == "selected 2")
    #expect(screen.selectedRows == ["Person 2, 2 years"])
    try screen.press(.downArrow)
    #expect(screen.texts[0] == "selected 3")
    try screen.press(.end)
    #expect(screen.texts[0] == "selected 9999")
    #expect(screen.exists("Person 9999"))
    #expect(screen.exists("Name"))
  }

  @Test func `several rows are selected with keys held`() throws {
    struct Several: View {
      @State private var selection: Set<Int> = []
      @State private var order = [KeyPathComparator(\Pioneer.name)]
      var body: some View {
        VStack {
          Text(verbatim: "\(selection.sorted())")
          Table(of: Pioneer.self, selection: $selection, sortOrder: $order) {
            TableColumn("Name", value: \.name)
          } rows: {
            TableRow(Pioneer(id: 100, name: "First", age: 1))
            ForEach(0..<5, id: \.self) { number in
              TableRow(Pioneer(id: number, name: "Person \(number)", age: number))
            }
            if selection.contains(100) { TableRow(Pioneer(id: 200, name: "Last", age: 1)) }
          }
        }
      }
    }
    let screen = Screen(Several(), size: size)
    try screen.select(.row("Person 1"))
    try screen.select(.row("Person 3"), modifiers: .shift)
    #expect(screen.texts[0] == "[1, 2, 3]")
    #expect(!screen.exists("Last"))
    try screen.select(.row("First"), modifiers: .control)
    #expect(screen.texts[0] == "[1, 2, 3, 100]")
    try screen.select(.row("Last"), modifiers: .control)
    #expect(screen.texts[0] == "[1, 2, 3, 100, 200]")
    try screen.select(.row("Person 2"), modifiers: .control)
    #expect(screen.selectedRows == ["First", "Person 1", "Person 3", "Last"])
  }

  @Test func `many rows of a builder are made as they come near`() throws {
    struct Name: View {
      let name: String
      var body: some View { Text(verbatim: name) }
    }
    let screen = Screen(
      Table(of: Pioneer.self) {
        TableColumn("Name") { Name(name: $0.name) }
      } rows: {
        TableRow(Pioneer(id: -1, name: "First", age: 1))
        ForEach((0..<10_000).map { Pioneer(id: $0, name: "Person \($0)", age: $0) })
      }, size: size)
    #expect(screen.bodyCount(of: Name.self) < 100)
    #expect(screen.exists("First"))
    #expect(screen.exists("Person 1"))
  }

  @Test func `values of one identity have a row each, as in a list`() throws {
    let screen = Screen(
      Table([
        Pioneer(id: 1, name: "Ada", age: 36), Pioneer(id: 1, name: "Grace", age: 85),
        Pioneer(id: 2, name: "Alan", age: 41),
      ]) { TableColumn("Name", value: \.name) }, size: size)
    #expect(screen.texts == ["Name", "Ada", "Grace", "Alan"])
  }
}
