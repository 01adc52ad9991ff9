import Foundation
import PortableUI
import Testing
import ViewTesting

/// Rows of one `ForEach` inside of another, that a person deletes and moves.
@MainActor
struct NestedEditingTests {
  private struct Folder: Identifiable {
    let id: String
    var items: [Item]

    var summary: String { "\(id): \(items.map(\.id).joined(separator: " "))" }
  }

  private struct Item: Identifiable { let id: String }

  /// What is done to the elements of a collection, as it was told.
  @MainActor
  private final class Log {
    var told: [String] = []

    func delete(_ name: String) -> (IndexSet) -> Void {
      let note: (IndexSet) -> Void = { self.told.append("\(name) \(Array($0))") }
      return note
    }

    func move(_ name: String) -> (IndexSet, Int) -> Void {
      let note: (IndexSet, Int) -> Void = { self.told.append("\(name) \(Array($0)) to \($1)") }
      return note
    }
  }

  private static let folders = ["A", "B", "C"].map { name in
    Folder(id: name, items: (1...3).map { Item(id: "\(name)\($0)") })
  }

  // MARK: Sections

  @Test func `rows of sections are none of what is around the sections`() throws {
    let log = Log()
    let screen = Screen(
      List {
        ForEach(Self.folders) { folder in
          Section(folder.id) {
            ForEach(folder.items) { Text(verbatim: $0.id) }
          }
        }
        .onDelete(perform: log.delete("folders"))
        .onMove(perform: log.move("folders"))
      })
    for row in ["A1", "A3", "B2"] {
      #expect(throws: ScreenError.self) { try screen.delete(.row(row)) }
      #expect(throws: ScreenError.self) { try screen.move(.row(row), .down) }
      #expect(throws: ScreenError.self) { try screen.move(.row(row), .up) }
    }
    #expect(log.told == [])
  }

  @Test func `a section's own rows are deleted and moved in it, whatever is said around`() throws {
    let log = Log()
    let screen = Screen(
      List {
        ForEach(Self.folders) { folder in
          Section(folder.id) {
            ForEach(folder.items) { Text(verbatim: $0.id) }
              .onDelete(perform: log.delete(folder.id))
              .onMove(perform: log.move(folder.id))
          }
        }
        .onDelete(perform: log.delete("folders"))
        .onMove(perform: log.move("folders"))
      })
    try screen.delete(.row("A3"))
    try screen.delete(.row("B1"))
    try screen.move(.row("B2"), .down)
    #expect(log.told == ["A [2]", "B [0]", "B [1] to 3"])
  }

  @Test func `a view alone in a section stands for that, and its title does not`() throws {
    let log = Log()
    let screen = Screen(
      List {
        ForEach(Self.folders) { folder in
          Section("Title of \(folder.id)") { Text(verbatim: "All of \(folder.id)") }
        }
        .onDelete(perform: log.delete("folders"))
        .onMove(perform: log.move("folders"))
      })
    try screen.delete(.row("All of B"))
    #expect(log.told == ["folders [1]"])
    #expect(throws: ScreenError.self) { try screen.delete("Title of B") }
    #expect(throws: ScreenError.self) { try screen.move(.row("All of B"), .down) }
  }

  @Test func `where sections follow a binding, rows in them do not`() throws {
    struct Bound: View {
      @State var folders = NestedEditingTests.folders

      var body: some View {
        Text(verbatim: folders.map(\.summary).joined(separator: ", "))
        List {
          ForEach($folders, editActions: .all) { $folder in
            Section(folder.id) { ForEach(folder.items) { Text(verbatim: $0.id) } }
          }
        }
      }
    }
    let screen = Screen(VStack { Bound() })
    #expect(throws: ScreenError.self) { try screen.delete(.row("A2")) }
    #expect(throws: ScreenError.self) { try screen.move(.row("A2"), .up) }
    #expect(screen.texts.first == "A: A1 A2 A3, B: B1 B2 B3, C: C1 C2 C3")
  }

  // MARK: Groups that are disclosed

  private struct Disclosed: View {
    let log: Log
    var deletesItems = true
    @State var selection: Set<String> = []

    var body: some View {
      List(selection: $selection) {
        ForEach(NestedEditingTests.folders) { folder in
          DisclosureGroup(folder.id, isExpanded: .constant(true)) {
            ForEach(folder.items) { Text(verbatim: $0.id) }
              .onDelete(perform: deletesItems ? log.delete(folder.id) : nil)
              .onMove(perform: deletesItems ? log.move(folder.id) : nil)
          }
        }
        .onDelete(perform: log.delete("folders"))
        .onMove(perform: log.move("folders"))
      }
    }
  }

  @Test func `rows inside of a row are deleted and moved by what is said of them`() throws {
    let log = Log()
    let screen = Screen(Disclosed(log: log), size: CGSize(width: 300, height: 800))
    try screen.delete(.row("B2"))
    try screen.delete(.row("B"))
    #expect(log.told == ["B [1]", "folders [1]"])
    log.told = []
    try screen.move(.row("B2"), .up)
    try screen.move(.row("B"), .up)
    #expect(log.told == ["B [1] to 0", "folders [1] to 0"])
    #expect(throws: ScreenError.self) { try screen.move(.row("B1"), .up) }
    #expect(throws: ScreenError.self) { try screen.move(.row("B3"), .down) }
  }

  @Test func `where nothing is said of rows inside of a row, they stay`() throws {
    let log = Log()
    let screen = Screen(
      Disclosed(log: log, deletesItems: false), size: CGSize(width: 300, height: 800))
    #expect(throws: ScreenError.self) { try screen.delete(.row("B2")) }
    #expect(throws: ScreenError.self) { try screen.move(.row("B2"), .down) }
    try screen.delete(.row("C"))
    #expect(log.told == ["folders [2]"])
  }

  @Test func `keys delete and move the selected row, and not the one that it is in`() throws {
    let log = Log()
    let screen = Screen(Disclosed(log: log), size: CGSize(width: 300, height: 800))
    try screen.select(.row("B2"))
    try screen.press(.downArrow, modifiers: .option)
    try screen.press(.delete)
    #expect(log.told == ["B [1] to 3", "B [1]"])
    log.told = []
    try screen.select(.row("A3"), modifiers: .control)
    try screen.select(.row("A1"), modifiers: .control)
    try screen.press(.delete)
    #expect(log.told.sorted() == ["A [0, 2]", "B [1]"])
  }

  @Test func `of what is selected, that inside of others is deleted before those are`() throws {
    let log = Log()
    let screen = Screen(
      Disclosed(log: log, selection: ["A"]), size: CGSize(width: 300, height: 800))
    try screen.select(.row("B2"), modifiers: .control)
    try screen.press(.delete)
    #expect(log.told == ["B [1]", "folders [0]"])
  }

  @Test func `a row inside of a row is dragged among its own`() throws {
    let log = Log()
    let screen = Screen(Disclosed(log: log), size: CGSize(width: 300, height: 800))
    try screen.drag(.row("B1"), to: .row("B3"))
    try screen.drag(.row("B3"), to: .row("A"))
    #expect(log.told == ["B [0] to 3", "B [2] to 0"])
  }

  @Test func `an item that may not be deleted stays, and its folder does not keep others`() throws {
    let log = Log()
    let screen = Screen(
      List {
        ForEach(Self.folders) { folder in
          DisclosureGroup(folder.id, isExpanded: .constant(true)) {
            ForEach(folder.items) { item in
              Text(verbatim: item.id)
                .deleteDisabled(item.id == "A1").moveDisabled(item.id == "A1")
            }
            .onDelete(perform: log.delete(folder.id))
            .onMove(perform: log.move(folder.id))
          }
        }
      }, size: CGSize(width: 300, height: 800))
    #expect(throws: ScreenError.self) { try screen.delete(.row("A1")) }
    #expect(throws: ScreenError.self) { try screen.move(.row("A1"), .down) }
    // Nothing is said of the folders themselves.
    #expect(throws: ScreenError.self) { try screen.delete(.row("A")) }
    try screen.delete(.row("A2"))
    try screen.move(.row("A2"), .down)
    #expect(log.told == ["A [1]", "A [1] to 3"])
  }

  @Test func `a collection in a row follows its own binding`() throws {
    struct Bound: View {
      @State var folders = NestedEditingTests.folders

      var body: some View {
        Text(verbatim: folders.map(\.summary).joined(separator: ", "))
        List {
          ForEach($folders, editActions: .delete) { $folder in
            DisclosureGroup(folder.id, isExpanded: .constant(true)) {
              if folder.id == "A" {
                ForEach($folder.items, editActions: .all) { $item in Text(verbatim: item.id) }
              } else {
                ForEach(folder.items) { Text(verbatim: $0.id) }
              }
            }
          }
        }
      }
    }
    let screen = Screen(VStack { Bound() }, size: CGSize(width: 300, height: 800))
    try screen.delete(.row("A2"))
    try screen.move(.row("A3"), .up)
    #expect(screen.texts.first == "A: A3 A1, B: B1 B2 B3, C: C1 C2 C3")
    #expect(throws: ScreenError.self) { try screen.delete(.row("B2")) }
    try screen.delete(.row("B"))
    #expect(screen.texts.first == "A: A3 A1, C: C1 C2 C3")
  }

  // MARK: Side by side

  @Test func `each of several collections beside each other has its own numbers`() throws {
    let log = Log()
    let screen = Screen(
      List {
        Group {
          ForEach(Self.folders[0].items) { Text(verbatim: $0.id) }
            .onDelete(perform: log.delete("A"))
            .onMove(perform: log.move("A"))
          Text("Between")
          ForEach(Self.folders[1].items) { Text(verbatim: $0.id) }
            .onDelete(perform: log.delete("B"))
          ForEach(Self.folders[2].items) { Text(verbatim: $0.id) }
        }
      }, size: CGSize(width: 300, height: 800))
    try screen.delete(.row("A3"))
    try screen.delete(.row("B2"))
    try screen.move(.row("A1"), .down)
    #expect(log.told == ["A [2]", "B [1]", "A [0] to 2"])
    #expect(throws: ScreenError.self) { try screen.move(.row("B1"), .down) }
    #expect(throws: ScreenError.self) { try screen.delete(.row("C1")) }
    #expect(throws: ScreenError.self) { try screen.delete(.row("Between")) }
  }

  @Test func `each row of an element deletes the element`() throws {
    let log = Log()
    let screen = Screen(
      List {
        ForEach(Self.folders) { folder in
          Text(verbatim: "First of \(folder.id)")
          Text(verbatim: "Second of \(folder.id)")
        }
        .onDelete(perform: log.delete("folders"))
      }, size: CGSize(width: 300, height: 800))
    try screen.delete(.row("First of B"))
    try screen.delete(.row("Second of C"))
    #expect(log.told == ["folders [1]", "folders [2]"])
  }
}
