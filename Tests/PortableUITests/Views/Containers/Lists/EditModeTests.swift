import Foundation
import PortableUI
import Testing
import ViewTesting

/// What an `EditButton` begins and ends, and what lists show meanwhile.
@MainActor
struct EditModeTests {
  private struct Groceries: View {
    @State var items = ["Milk", "Bread", "Eggs", "Tea"]

    var body: some View {
      VStack {
        EditButton()
        Text(verbatim: items.joined(separator: " "))
        List {
          ForEach(items, id: \.self) { item in
            Text(verbatim: item)
              .deleteDisabled(item == "Tea")
              .moveDisabled(item == "Tea")
          }
          .onDelete { items.remove(atOffsets: $0) }
          .onMove { items.move(fromOffsets: $0, toOffset: $1) }
        }
      }
    }
  }

  @Test func `each row has a button that deletes it while rows are edited`() throws {
    let screen = Screen(Groceries())
    #expect(!screen.exists(.button("Delete")))
    try screen.tap("Edit")
    #expect(try screen.frame(of: "Milk").minX > screen.frame(of: "Tea").minX)
    try screen.tap(.button("Delete").at(1))
    #expect(screen.texts[1] == "Milk Eggs Tea")
    // Now the button is that of another element.
    try screen.tap(.button("Delete").at(1))
    #expect(screen.texts[1] == "Milk Tea")
    try screen.tap("Done")
    #expect(!screen.exists(.button("Delete")))
    #expect(try screen.frame(of: "Milk").minX == screen.frame(of: "Tea").minX)
    #expect(screen.exists(.row("Milk")))
  }

  @Test func `a row is moved by its handle, as far as its collection goes`() throws {
    let screen = Screen(Groceries())
    try screen.tap("Edit")
    let height = try screen.frame(of: .row("Milk")).height
    try screen.drag(.named("Reorder").at(0), by: CGSize(width: 0, height: 2 * height))
    #expect(screen.texts[1] == "Bread Eggs Milk Tea")
    try screen.drag(.named("Reorder").at(1), by: CGSize(width: 0, height: -9 * height))
    #expect(screen.texts[1] == "Eggs Bread Milk Tea")
    #expect(throws: ScreenError.self) {
      try screen.drag(.named("Reorder").at(3), by: CGSize(width: 0, height: height))
    }
  }

  @Test func `a row is moved once, where it is dropped`() throws {
    final class Log { var moves: [String] = [] }
    let log = Log()
    let screen = Screen(
      VStack {
        EditButton()
        List {
          ForEach(0..<4, id: \.self) { Text(verbatim: "Row \($0)") }
            .onMove { log.moves.append("\($0.map { $0 }) to \($1)") }
        }
      })
    try screen.tap("Edit")
    let height = try screen.frame(of: .row("Row 0")).height
    try screen.drag(.named("Reorder").at(0), by: CGSize(width: 0, height: 3 * height))
    #expect(log.moves == ["[0] to 4"])
    try screen.drag(.named("Reorder").at(2), by: CGSize(width: 0, height: -height))
    #expect(log.moves == ["[0] to 4", "[2] to 1"])
    try screen.drag(.named("Reorder").at(1), by: CGSize(width: 0, height: height / 3))
    #expect(log.moves.count == 2)
  }

  @Test func `rows of different heights are passed each in its own time`() throws {
    final class Log { var moves: [String] = [] }
    let log = Log()
    let screen = Screen(
      VStack {
        EditButton()
        List {
          ForEach(0..<4, id: \.self) { row in
            Text(verbatim: "Row \(row)").frame(height: row == 1 ? 200 : 40)
          }
          .onMove { log.moves.append("\($0.map { $0 }) to \($1)") }
        }
      })
    try screen.tap("Edit")
    let heights = try (0..<4).map { try screen.frame(of: .row("Row \($0)")).height }
    // Less than half of the high row is no step, more is one, whatever the row itself is high.
    try screen.drag(.named("Reorder").at(0), by: CGSize(width: 0, height: heights[1] * 0.45))
    #expect(log.moves == [])
    try screen.drag(.named("Reorder").at(0), by: CGSize(width: 0, height: heights[1] * 0.9))
    try screen.drag(
      .named("Reorder").at(0), by: CGSize(width: 0, height: heights[1] + heights[2] * 0.6))
    #expect(log.moves == ["[0] to 2", "[0] to 3"])
    // A high row passes a low one by the height of that.
    try screen.drag(.named("Reorder").at(1), by: CGSize(width: 0, height: heights[2] * 0.6))
    try screen.drag(.named("Reorder").at(1), by: CGSize(width: 0, height: -heights[0] * 0.6))
    #expect(log.moves.suffix(2) == ["[1] to 3", "[1] to 0"])
  }

  @Test func `a row that is a button is selected while rows are edited, and not pressed`() throws {
    struct Doors: View {
      @State private var selection: Set<Int> = []
      @State private var opened: [Int] = []

      var body: some View {
        VStack {
          EditButton()
          Text(verbatim: "opened \(opened)")
          List(0..<3, id: \.self, selection: $selection) { number in
            Button("Door \(number)") { opened.append(number) }
          }
        }
      }
    }
    let screen = Screen(Doors())
    try screen.tap(.button("Door 1"))
    #expect(screen.exists("opened [1]"))
    try screen.tap("Edit")
    try screen.tap(.button("Door 0"))
    try screen.tap(.row("Door 2"))
    #expect(screen.selectedRows == ["Door 0", "Door 2"])
    try screen.press(.return)
    #expect(screen.exists("opened [1]") && screen.selectedRows == ["Door 0"])
    try screen.tap("Done")
    try screen.tap(.button("Door 0"))
    #expect(screen.exists("opened [1, 0]"))
  }

  @Test func `rows of which several can be selected are picked one by one`() throws {
    struct Mail: View {
      @State private var selection: Set<Int> = []
      @Environment(\.editMode) private var editMode

      var body: some View {
        VStack {
          EditButton()
          Text(verbatim: "\(selection.sorted()) \(editMode?.wrappedValue.isEditing ?? false)")
          List(0..<4, id: \.self, selection: $selection) { Text(verbatim: "Mail \($0)") }
        }
      }
    }
    let screen = Screen(Mail())
    try screen.select(.row("Mail 0"))
    try screen.select(.row("Mail 2"))
    #expect(screen.texts[1] == "[2] false")
    try screen.tap("Edit")
    try screen.select(.row("Mail 0"))
    #expect(screen.texts[1] == "[0, 2] true")
    try screen.select(.row("Mail 2"))
    #expect(screen.texts[1] == "[0] true")
    #expect(screen.selectedRows == ["Mail 0"])
    #expect(!screen.exists(.button("Delete")))
  }

  @Test func `an app can set the mode itself, and a sheet has its own`() throws {
    struct Own: View {
      @State private var mode = EditMode.active
      @State private var isShown = false

      var body: some View {
        VStack {
          EditButton()
          Text(verbatim: "own \(mode)")
        }
        .environment(\.editMode, $mode)
        Button("Show") { isShown = true }
          .sheet(isPresented: $isShown) { EditButton() }
      }
    }
    let screen = Screen(Own())
    #expect(screen.exists(.button("Done")))
    try screen.tap("Done")
    #expect(screen.exists("own inactive"))
    try screen.tap("Edit")
    try screen.tap("Show")
    #expect(screen.exists(.button("Edit")))
  }

  /// A part that says whether it is edited.
  private struct Part: View {
    let name: String
    @Environment(\.editMode) private var editMode

    var body: some View {
      VStack {
        Text(verbatim: "\(name) \(editMode?.wrappedValue.isEditing == true)")
        EditButton()
      }
    }
  }

  private struct Columns: View {
    var body: some View {
      NavigationSplitView {
        Part(name: "side")
      } content: {
        Part(name: "middle")
      } detail: {
        // The first page of a stack is edited with what is around that.
        NavigationStack { Part(name: "last") }
      }
    }
  }

  @Test func `each column is edited apart from the others`() throws {
    let screen = Screen(Columns(), size: CGSize(width: 900, height: 400))
    try screen.tap(.button("Edit").at(2))
    #expect(screen.exists("side false") && screen.exists("middle false"))
    #expect(screen.exists("last true"))
    try screen.tap("Done")
    try screen.tap(.button("Edit").at(0))
    #expect(screen.exists("side true") && screen.exists("last false"))
  }

  private struct Tabs: View {
    var body: some View {
      TabView {
        Tab("One", systemImage: "star") { Part(name: "first") }
        Tab("Two", systemImage: "star") { Part(name: "second") }
      }
    }
  }

  @Test func `each tab is edited apart from the others, and goes on so`() throws {
    let screen = Screen(Tabs())
    try screen.tap("Edit")
    #expect(screen.exists("first true"))
    try screen.tap(.tab("Two"))
    #expect(screen.exists("second false"))
    try screen.tap(.tab("One"))
    #expect(screen.exists("first true"))
  }

  @Test func `a mode that an app sets is shared by the tabs and columns inside`() throws {
    struct Shared<Content: View>: View {
      let content: Content
      @State private var mode = EditMode.inactive

      var body: some View { content.environment(\.editMode, $mode) }
    }
    let columns = Screen(Shared(content: Columns()), size: CGSize(width: 900, height: 400))
    try columns.tap(.button("Edit").at(1))
    #expect(columns.exists("side true") && columns.exists("last true"))
    let tabs = Screen(Shared(content: Tabs()))
    try tabs.tap("Edit")
    try tabs.tap(.tab("Two"))
    #expect(tabs.exists("second true"))
  }
}

@Suite struct OffsetsTests {
  @Test(arguments: [
    ([0], 2, "BACD"), ([0], 4, "BCDA"), ([3], 0, "DABC"), ([0, 2], 4, "BDAC"), ([1], 1, "ABCD"),
    ([1, 3], 2, "ABDC"), ([1], 2, "ABCD"),
  ])
  func `elements are moved before another one`(source: [Int], goal: Int, result: String) {
    var letters = Array("ABCD")
    letters.move(fromOffsets: IndexSet(source), toOffset: goal)
    #expect(String(letters) == result)
  }

  @Test func `elements are removed wherever they are`() {
    var letters = Array("ABCD")
    letters.remove(atOffsets: IndexSet([0, 2]))
    #expect(String(letters) == "BD")
  }
}
