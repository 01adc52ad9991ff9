import Foundation
import PortableUI
import Testing
import ViewTesting

/// Tables whose rows are made one by one.
@MainActor
struct TableOfRowsTests {
  private static let size = CGSize(width: 700, height: 430)

  static let people = [
    Pioneer(id: 1, name: "Grace", age: 85), Pioneer(id: 2, name: "Ada", age: 36),
  ]

  @Test func `rows say by themselves what they show`() {
    let screen = Screen(
      Table {
        TableColumn("Name", value: \Pioneer.name)
      } rows: {
        ForEach(Self.people) { TableRow($0) }
      }, size: Self.size)
    #expect(screen.texts == ["Name", "Grace", "Ada"])
  }

  @Test func `one of them is selected, or several are`() throws {
    struct Both: View {
      @State private var one: Pioneer.ID?
      @State private var several: Set<Pioneer.ID> = []
      var body: some View {
        VStack {
          Text(verbatim: "\(one ?? 0) \(several.sorted())")
          Table(selection: $one) {
            TableColumn("One", value: \Pioneer.name)
          } rows: {
            ForEach(TableOfRowsTests.people)
          }
          Table(selection: $several) {
            TableColumn("Several") { (person: Pioneer) in Text(verbatim: "\(person.age)") }
          } rows: {
            ForEach(TableOfRowsTests.people)
          }
        }
      }
    }
    let screen = Screen(Both(), size: Self.size)
    try screen.select(.row("Ada"))
    try screen.select(.row("85"))
    try screen.select(.row("36"), modifiers: .shift)
    #expect(screen.texts[0] == "2 [1, 2]")
  }

  /// A garden's table, whose rows are sorted by a press on a title.
  private struct Garden: View {
    @State private var selection: Set<Pioneer.ID> = []
    @State private var sortOrder: [KeyPathComparator<Pioneer>] = []

    var body: some View {
      VStack {
        Text(verbatim: "\(selection.sorted())")
        Table(selection: $selection, sortOrder: $sortOrder) {
          TableColumn("Name", value: \.name)
          TableColumn("Age", value: \.age) { person in Text(verbatim: "\(person.age)") }
        } rows: {
          ForEach(TableOfRowsTests.people.sorted(using: sortOrder)) { person in
            TableRow(person)
          }
        }
      }
    }
  }

  @Test func `they are selected and sorted at once`() throws {
    let screen = Screen(Garden(), size: Self.size)
    try screen.select(.row("Ada, 36"))
    #expect(screen.texts == ["[2]", "Name", "Age", "Grace", "85", "Ada", "36"])
    try screen.tap(.button("Name"))
    #expect(screen.texts == ["[2]", "Name", "Age", "Ada", "36", "Grace", "85"])
    #expect(screen.selectedRows == ["Ada, 36"])
  }

  @Test func `they are sorted, with one that is selected and without`() throws {
    struct Sorted: View {
      @State private var one: Pioneer.ID?
      @State private var order = [KeyPathComparator(\Pioneer.name)]
      var body: some View {
        Table(sortOrder: $order) {
          TableColumn("Name", value: \.name)
        } rows: {
          ForEach(TableOfRowsTests.people.sorted(using: order))
        }
        Table(selection: $one, sortOrder: $order) {
          TableColumn("Age", value: \.age) { Text(verbatim: "\($0.age)") }
        } rows: {
          ForEach(TableOfRowsTests.people.sorted(using: order))
        }
        Text(verbatim: "\(one ?? 0)")
      }
    }
    let screen = Screen(VStack { Sorted() }, size: Self.size)
    #expect(screen.texts == ["Name", "Ada", "Grace", "Age", "36", "85", "0"])
    try screen.select(.row("85"))
    try screen.tap(.button("Age"))
    #expect(screen.texts == ["Name", "Ada", "Grace", "Age", "36", "85", "1"])
    try screen.tap(.button("Age"))
    #expect(screen.texts == ["Name", "Grace", "Ada", "Age", "85", "36", "1"])
  }
}
