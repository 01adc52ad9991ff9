import Foundation
import PortableUI
import Testing
import ViewTesting

/// Whose the Delete key is while the keyboard is at a list.
@MainActor
struct DeleteKeyTests {
  private struct Groceries: View {
    var deletes = true
    @State var items = ["Milk", "Bread", "Eggs", "Tea"]
    @State var selection: Set<String> = []
    @State var commands = 0

    var body: some View {
      VStack {
        Text(verbatim: "\(items.joined(separator: " ")), \(commands) commands")
        List(selection: $selection) {
          ForEach(items, id: \.self) { Text(verbatim: $0).deleteDisabled($0 == "Tea") }
            .onDelete(perform: deletes ? { items.remove(atOffsets: $0) } : nil)
        }
        .onDeleteCommand { commands += 1 }
      }
    }
  }

  private let size = CGSize(width: 300, height: 400)

  @Test func `the key deletes a selected row where that can be deleted`() throws {
    let screen = Screen(Groceries(), size: size)
    try screen.select(.row("Bread"))
    try screen.press(.delete)
    #expect(screen.texts[0] == "Milk Eggs Tea, 0 commands")
    try screen.select(.row("Milk"))
    try screen.press(.deleteForward)
    #expect(screen.texts[0] == "Eggs Tea, 0 commands")
  }

  @Test func `where no row can be deleted the command runs`() throws {
    let screen = Screen(Groceries(deletes: false), size: size)
    try screen.select(.row("Bread"))
    try screen.press(.delete)
    try screen.press(.deleteForward)
    #expect(screen.texts[0] == "Milk Bread Eggs Tea, 2 commands")
    #expect(screen.selectedRows == ["Bread"])
  }

  @Test func `where the selected row cannot be deleted the command runs`() throws {
    let screen = Screen(Groceries(), size: size)
    try screen.select(.row("Tea"))
    try screen.press(.delete)
    #expect(screen.texts[0] == "Milk Bread Eggs Tea, 1 commands")
    // Of several it is enough that one can.
    try screen.select(.row("Milk"), modifiers: .control)
    try screen.press(.delete)
    #expect(screen.texts[0] == "Bread Eggs Tea, 1 commands")
  }

  @Test func `rows that are selected out of sight keep the key`() throws {
    struct Numbers: View {
      @State var numbers = Array(0..<1000)
      @State var selection: Set<Int> = []
      @State var commands = 0
      var deletes = true

      var body: some View {
        VStack {
          Text(verbatim: "\(numbers.count) numbers, \(commands) commands")
          List(selection: $selection) {
            ForEach(numbers, id: \.self) {
              Text(verbatim: "Row \($0)").deleteDisabled((0..<100).contains($0))
            }
            .onDelete(perform: deletes ? { numbers.remove(atOffsets: $0) } : nil)
          }
          .onDeleteCommand { commands += 1 }
        }
      }
    }
    for (deletes, end) in [(true, "100 numbers, 0 commands"), (false, "1000 numbers, 1 commands")] {
      let screen = Screen(Numbers(deletes: deletes), size: size)
      try screen.select(.row("Row 1"))
      try screen.press("a", modifiers: .command)
      try screen.press(.delete)
      #expect(screen.texts[0] == end)
    }
  }

  @Test func `in a list that selects nothing it is the row that keys are at that counts`() throws {
    struct Places: View {
      @State var names = ["Alps", "Baltic"]
      @State var commands = 0
      @FocusState private var isThere: Bool

      var body: some View {
        VStack {
          Button("Go") { isThere = true }
          Text(verbatim: "\(names.joined(separator: " ")), \(commands) commands")
          List {
            Button("Atlas") {}
            ForEach(names, id: \.self) { name in Button(name) {} }
              .onDelete { names.remove(atOffsets: $0) }
          }
          .focused($isThere)
          .onDeleteCommand { commands += 1 }
        }
      }
    }
    let screen = Screen(Places(), size: size)
    try screen.tap("Go")
    #expect(screen.focused == "Atlas")
    try screen.press(.delete)
    #expect(screen.exists("Alps Baltic, 1 commands"))
    try screen.press(.downArrow)
    try screen.press(.delete)
    #expect(screen.exists("Baltic, 1 commands"))
  }

  @Test func `a button has the key for itself where the list does not want it`() throws {
    struct Letters: View {
      @State var isGone = false
      @State var selection: Int?

      var body: some View {
        VStack {
          List(0..<3, id: \.self, selection: $selection) { Text(verbatim: "Letter \($0)") }
          Button("Throw away") { isGone = true }.keyboardShortcut(.delete, modifiers: [])
          Text(verbatim: isGone ? "gone" : "there")
        }
      }
    }
    let screen = Screen(Letters(), size: size)
    try screen.select(.row("Letter 1"))
    try screen.press(.delete)
    #expect(screen.exists("gone"))
  }

  @Test func `the command runs for a table`() throws {
    struct Person: Identifiable {
      let id: Int
      var name: String
    }
    struct People: View {
      @State var people = (0..<5).map { Person(id: $0, name: "Person \($0)") }
      @State var selection: Set<Int> = []

      var body: some View {
        Table(people, selection: $selection) {
          TableColumn("Name", value: \.name)
          TableColumn("Number") { Text(verbatim: "Number \($0.id)") }
        }
        .onDeleteCommand { people.removeAll { selection.contains($0.id) } }
      }
    }
    let screen = Screen(People(), size: CGSize(width: 500, height: 400))
    try screen.select(.row("Person 2"))
    try screen.press(.delete)
    #expect(!screen.exists("Person 2") && screen.exists("Person 3"))
  }
}
