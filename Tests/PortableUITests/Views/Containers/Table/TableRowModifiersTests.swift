import Foundation
import PortableUI
import Testing
import ViewTesting

/// What rows of a table do besides showing values.
@MainActor
struct TableRowModifiersTests {
  private static let size = CGSize(width: 700, height: 430)

  /// The rows of a garden, each with a menu, and with something to drag away.
  private struct Garden: View {
    @State private var selection: Set<Pioneer.ID> = []
    @State private var sortOrder = [KeyPathComparator(\Pioneer.name)]
    @State private var people = [
      Pioneer(id: 1, name: "Ada", age: 36), Pioneer(id: 2, name: "Grace", age: 85),
    ]
    @State private var log = ""

    var body: some View {
      VStack {
        Text(verbatim: "log: \(log)")
        Text("Pear").draggable("Pear")
        Table(selection: $selection, sortOrder: $sortOrder) {
          TableColumn("Name", value: \.name)
          TableColumn("Age", value: \.age) { Text(verbatim: "\($0.age)") }
        } rows: {
          ForEach(people) { person in
            TableRow(person)
              .contextMenu {
                Button("Older") { people[people.firstIndex(of: person) ?? 0].age += 1 }
              }
              .onHover { log = $0 ? "over \(person.name)" : "" }
              .itemProvider { NSItemProvider(object: person.name) }
          }
          .onInsert(of: [.utf8PlainText]) { offset, items in
            log = "\(items.count) at \(offset)"
          }
        }
      }
    }
  }

  @Test func `a row has a menu of its own, and is selected as before`() throws {
    let screen = Screen(Garden(), size: Self.size)
    try screen.contextMenu(of: .text("Grace"))
    #expect(screen.menu == ["Older"])
    try screen.choose("Older")
    #expect(screen.exists(.row("Grace, 86")))
    try screen.select(.row("Ada, 36"))
    #expect(screen.selectedRows == ["Ada, 36"])
  }

  @Test func `a row hears of the pointer`() throws {
    let screen = Screen(Garden(), size: Self.size)
    try screen.hover(.text("Grace"))
    #expect(screen.texts[0] == "log: over Grace")
    screen.stopHovering()
    #expect(screen.texts[0] == "log: ")
  }

  @Test func `what is dropped at a row of a collection comes before the next one`() async throws {
    let screen = Screen(Garden(), size: Self.size)
    try screen.drag("Pear", to: .row("Ada, 36"))
    await screen.settle()
    #expect(screen.texts[0] == "log: 1 at 1")
    try screen.drag(.text("Ada"), to: .row("Grace, 85"))
    await screen.settle()
    #expect(screen.texts[0] == "log: 1 at 2")
  }

  @Test func `values are dragged away from rows, on rows and between rows`() async throws {
    struct Both: View {
      @State private var log = "nothing"
      let people: [Pioneer]
      var body: some View {
        VStack {
          Text(verbatim: log)
          Table(of: Pioneer.self) {
            TableColumn("Name", value: \.name)
          } rows: {
            TableRow(people[0]).draggable(people[0].name)
            TableRow(people[1])
              .dropDestination(for: String.self) { log = "on it: \($0.joined())" }
            ForEach(people.dropFirst(2)) { TableRow($0) }
              .dropDestination(for: String.self) { offset, words in
                log = "\(words.joined()) at \(offset)"
              }
          }
        }
      }
    }
    let people = ["Ada", "Grace", "Alan", "Kurt"].enumerated().map {
      Pioneer(id: $0.offset, name: $0.element, age: 1)
    }
    let screen = Screen(Both(people: people), size: Self.size)
    try screen.drag(.text("Ada"), to: .text("Grace"))
    await screen.settle()
    #expect(screen.texts[0] == "on it: Ada")
    try screen.drag(.text("Ada"), to: .row("Kurt"))
    await screen.settle()
    #expect(screen.texts[0] == "Ada at 2")
  }
}
