import Foundation
import PortableUI
import Testing
import ViewTesting

/// The row of a list that keys are at, whatever is selected.
@MainActor
struct ListKeyTests {
  private struct Several: View {
    @State private var selection: Set<Int> = []
    @State private var mode = EditMode.inactive
    var count = 100

    var body: some View {
      VStack {
        Text(verbatim: "\(selection.sorted())")
        Button("Edit") { mode = mode.isEditing ? .inactive : .active }
        Button("Choose 7") { selection = [7] }
        List(0..<count, id: \.self, selection: $selection) { Text(verbatim: "Row \($0)") }
      }
      .environment(\.editMode, $mode)
    }
  }

  private let size = CGSize(width: 300, height: 430)

  @Test func `control with arrows goes past rows, and control with space takes them in`() throws {
    let screen = Screen(Several(), size: size)
    try screen.select(.row("Row 1"))
    try screen.press(.downArrow, modifiers: .control)
    try screen.press(.downArrow, modifiers: .control)
    #expect(screen.texts[0] == "[1]")
    #expect(screen.focused == "Row 3")
    try screen.press(.space, modifiers: .control)
    #expect(screen.texts[0] == "[1, 3]")
    try screen.press(.downArrow, modifiers: .control)
    try screen.press(.downArrow, modifiers: [.control, .shift])
    #expect(screen.texts[0] == "[1, 3, 4, 5]")
    try screen.press(.space, modifiers: .control)
    #expect(screen.texts[0] == "[1, 3, 4]")
    #expect(screen.focused == "Row 5")
    try screen.press(.end, modifiers: .control)
    #expect(screen.focused == "Row 99")
    #expect(screen.texts[0] == "[1, 3, 4]")
    // Without it a row is selected alone.
    try screen.press(.upArrow)
    #expect(screen.texts[0] == "[98]")
  }

  @Test func `space selects the row that keys are at`() throws {
    let screen = Screen(Several(), size: size)
    try screen.select(.row("Row 1"))
    try screen.press(.downArrow, modifiers: .control)
    try screen.press(.space)
    #expect(screen.texts[0] == "[2]")
  }

  @Test func `what an app selects is where keys go on`() throws {
    let screen = Screen(Several(), size: size)
    try screen.select(.row("Row 1"))
    try screen.press(.end, modifiers: .control)
    try screen.tap("Choose 7")
    try screen.press(.downArrow)
    #expect(screen.texts[0] == "[8]")
  }

  @Test func `while rows are edited, keys keep what was gathered`() throws {
    let screen = Screen(Several(), size: size)
    try screen.tap("Edit")
    try screen.select(.row("Row 1"))
    try screen.press(.downArrow)
    try screen.press(.downArrow)
    #expect(screen.texts[0] == "[1]")
    try screen.press(.space)
    #expect(screen.texts[0] == "[1, 3]")
    try screen.press(.return)
    #expect(screen.texts[0] == "[1]")
    try screen.press(.downArrow)
    try screen.press(.space)
    try screen.press(.downArrow, modifiers: .shift)
    #expect(screen.texts[0] == "[1, 4, 5]")
    try screen.press("r")
    #expect(screen.texts[0] == "[1, 4, 5]")
    #expect(screen.focused == "Row 6")
  }

  /// Rows that are pressed, folded and deleted, of which none can be selected.
  private struct Places: View {
    @State private var names = ["Alps", "Baltic", "Crete", "Danube"]
    @State private var isOpen = false
    @State private var last = "nothing"
    @FocusState private var isThere: Bool

    var body: some View {
      VStack {
        Text(verbatim: last)
        Button("Go") { isThere = true }
        List {
          Section("Places") {
            ForEach(names, id: \.self) { name in Button(name) { last = name } }
              .onDelete { names.remove(atOffsets: $0) }
          }
          DisclosureGroup("More", isExpanded: $isOpen) { Text(verbatim: "Elbe") }
          Text(verbatim: "a note")
        }
        .focused($isThere)
      }
    }
  }

  @Test func `a list that selects nothing is gone through by keys where its rows do something`()
    throws
  {
    let screen = Screen(Places(), size: CGSize(width: 300, height: 800))
    try screen.tap("Go")
    #expect(screen.focused == "Alps")
    try screen.press(.return)
    #expect(screen.texts[0] == "Alps")
    try screen.press(.downArrow)
    try screen.press(.downArrow)
    #expect(screen.focused == "Crete")
    try screen.press(.space)
    #expect(screen.texts[0] == "Crete")
    try screen.press("b")
    #expect(screen.focused == "Baltic")
    // Where a row is gone, keys are at the next one.
    try screen.press(.delete)
    #expect(!screen.exists("Baltic"))
    #expect(screen.focused == "Crete")
    try screen.press(.downArrow)
    try screen.press(.downArrow)
    #expect(screen.focused == "More")
    try screen.press(.rightArrow)
    #expect(screen.exists("Elbe"))
    try screen.press(.leftArrow)
    #expect(!screen.exists("Elbe"))
    try screen.press(.return)
    #expect(screen.exists("Elbe"))
    try screen.press(.end)
    #expect(screen.focused == "a note")
    #expect(screen.selectedRows.isEmpty)
  }

  @Test func `a list of words alone is no place for the keyboard`() throws {
    struct Words: View {
      @FocusState private var isThere: Bool
      var body: some View {
        VStack {
          Button("Go") { isThere = true }
          List(0..<5, id: \.self) { Text(verbatim: "Row \($0)") }.focused($isThere)
        }
      }
    }
    let screen = Screen(Words(), size: size)
    try screen.tap("Go")
    #expect(screen.focused == nil)
  }

  @Test func `rows that cannot be selected and do something are come to all the same`() throws {
    struct Mixed: View {
      @State private var selection: String? = "Inbox"
      @State private var isOpen = false
      var body: some View {
        VStack {
          Text(verbatim: selection ?? "nothing")
          List(selection: $selection) {
            Text(verbatim: "Inbox").tag("Inbox")
            Text(verbatim: "a note")
            DisclosureGroup("Folders", isExpanded: $isOpen) { Text(verbatim: "Old").tag("Old") }
            Text(verbatim: "Sent").tag("Sent")
          }
        }
      }
    }
    let screen = Screen(Mixed(), size: size)
    try screen.select(.row("Inbox"))
    try screen.press(.downArrow)
    #expect(screen.focused == "Folders")
    #expect(screen.texts[0] == "Inbox")
    try screen.press(.rightArrow)
    try screen.press(.downArrow)
    #expect(screen.texts[0] == "Old")
    try screen.press(.downArrow)
    #expect(screen.texts[0] == "Sent")
  }

  @Test func `a row with a control and no button leads the keyboard into it`() throws {
    struct Mixed: View {
      @State private var name = ""
      @FocusState private var isThere: Bool
      var body: some View {
        VStack {
          Button("Go") { isThere = true }
          List {
            NavigationLink("Next") { Text("There") }
            TextField("Name", text: $name)
          }
          .focused($isThere)
        }
      }
    }
    let screen = Screen(NavigationStack { Mixed() }, size: size)
    try screen.tap("Go")
    #expect(screen.focused == "Next")
    try screen.press(.downArrow)
    try screen.press(.return)
    #expect(screen.focused == "Name")
  }

  @Test func `coming in shows where keys are, and selects nothing`() throws {
    struct Later: View {
      @State private var selection: Int?
      @FocusState private var isThere: Bool
      var body: some View {
        VStack {
          Text(verbatim: selection.map { "selected \($0)" } ?? "nothing")
          Button("Go") { isThere = true }
          List(0..<10, id: \.self, selection: $selection) { Text(verbatim: "Row \($0)") }
            .focused($isThere)
        }
      }
    }
    let screen = Screen(Later(), size: size)
    try screen.tap("Go")
    #expect(screen.focused == "Row 0")
    #expect(screen.texts[0] == "nothing")
    try screen.press(.downArrow)
    #expect(screen.texts[0] == "selected 0")
    try screen.press(.downArrow)
    #expect(screen.texts[0] == "selected 1")
  }

  @Test func `keys begin at what is selected already`() throws {
    struct Chosen: View {
      @State private var selection: Int? = 4
      @FocusState private var isThere: Bool
      var body: some View {
        VStack {
          Button("Go") { isThere = true }
          List(0..<10, id: \.self, selection: $selection) { Text(verbatim: "Row \($0)") }
            .focused($isThere)
        }
      }
    }
    let screen = Screen(Chosen(), size: size)
    try screen.tap("Go")
    #expect(screen.focused == "Row 4")
    try screen.press(.downArrow)
    #expect(screen.selectedRows == ["Row 5"])
  }

  @Test func `keys find their row again among a hundred thousand, and ask for none of them twice`()
    throws
  {
    let screen = Screen(Several(count: 100_000), size: size)
    try screen.select(.row("Row 1"))
    try screen.press(.end, modifiers: .control)
    #expect(screen.focused == "Row 99999")
    let before = screen.counts
    try screen.press(.upArrow, modifiers: .control)
    #expect(screen.focused == "Row 99998")
    #expect((screen.counts - before).nodesMade < 100)
  }

  @Test func `return is for others where it does nothing with a row`() throws {
    struct Folders: View {
      @State private var selection: String? = "Inbox"
      @State private var done = "nothing"
      var body: some View {
        VStack {
          Text(verbatim: done)
          List(["Inbox", "Sent"], id: \.self, selection: $selection) { Text(verbatim: $0) }
          Button("Move") { done = "moved to \(selection ?? "nothing")" }
            .keyboardShortcut(.defaultAction)
        }
      }
    }
    let screen = Screen(Folders(), size: size)
    try screen.select(.row("Inbox"))
    try screen.press(.downArrow)
    try screen.press(.return)
    #expect(screen.texts[0] == "moved to Sent")
    try screen.press(.upArrow, modifiers: .control)
    try screen.press(.return)
    #expect(screen.selectedRows == ["Inbox"])
    #expect(screen.texts[0] == "moved to Sent")
  }

  @Test func `a row that is dragged takes along what is selected with it`() throws {
    struct Lines: View {
      @State private var rows = Array(0..<8)
      @State private var selection: Set<Int> = []
      var body: some View {
        VStack {
          Text(verbatim: "\(rows)")
          List(selection: $selection) {
            ForEach(rows, id: \.self) { Text(verbatim: "Row \($0)").moveDisabled($0 == 3) }
              .onMove { rows.move(fromOffsets: $0, toOffset: $1) }
          }
        }
      }
    }
    let screen = Screen(Lines(), size: CGSize(width: 300, height: 600))
    try screen.select(.row("Row 1"))
    try screen.select(.row("Row 3"), modifiers: .control)
    try screen.select(.row("Row 4"), modifiers: .control)
    try screen.drag(.row("Row 1"), to: .row("Row 6"))
    #expect(screen.texts[0] == "[0, 2, 3, 5, 6, 1, 4, 7]")
    // One that is not selected goes alone.
    try screen.drag(.row("Row 7"), to: .row("Row 0"))
    #expect(screen.texts[0] == "[7, 0, 2, 3, 5, 6, 1, 4]")
  }

  @Test func `delete and a move are for what is selected, wherever keys are`() throws {
    struct Lines: View {
      @State private var rows = Array(0..<6)
      @State private var selection: Set<Int> = []
      var body: some View {
        VStack {
          Text(verbatim: "\(rows)")
          List(selection: $selection) {
            ForEach(rows, id: \.self) { Text(verbatim: "Row \($0)") }
              .onMove { rows.move(fromOffsets: $0, toOffset: $1) }
              .onDelete { rows.remove(atOffsets: $0) }
          }
        }
      }
    }
    let screen = Screen(Lines(), size: size)
    try screen.select(.row("Row 1"))
    try screen.press(.downArrow, modifiers: .control)
    try screen.press(.downArrow, modifiers: .control)
    try screen.press(.downArrow, modifiers: .option)
    #expect(screen.texts[0] == "[0, 2, 1, 3, 4, 5]")
    try screen.press(.downArrow, modifiers: .control)
    try screen.press(.delete)
    #expect(screen.texts[0] == "[0, 2, 3, 4, 5]")
  }

  @Test func `where an app lets go of what was selected, keys go on from there`() throws {
    struct Visits: View {
      @State private var selection: Int?
      @State private var seen: [Int] = []
      var body: some View {
        VStack {
          Text(verbatim: "\(seen)")
          List(0..<20, id: \.self, selection: $selection) { Text(verbatim: "Row \($0)") }
            .onChange(of: selection) {
              if let selection { seen.append(selection) }
              selection = nil
            }
        }
      }
    }
    let screen = Screen(Visits(), size: size)
    try screen.select(.row("Row 2"))
    for _ in 0..<3 { try screen.press(.downArrow) }
    #expect(screen.texts[0] == "[2, 3, 4, 5]")
  }

  @Test func `keys stop at no title when the last row of a section goes`() throws {
    struct Parts: View {
      @State private var names = ["Alps", "Baltic"]
      @FocusState private var isThere: Bool
      var body: some View {
        VStack {
          Button("Go") { isThere = true }
          List {
            Section("Places") {
              ForEach(names, id: \.self) { Text($0) }.onDelete { names.remove(atOffsets: $0) }
            }
            Section("More") { Button("Elsewhere") {} }
          }
          .focused($isThere)
        }
      }
    }
    let screen = Screen(Parts(), size: CGSize(width: 300, height: 600))
    try screen.tap("Go")
    try screen.press(.downArrow)
    #expect(screen.focused == "Baltic")
    try screen.press(.delete)
    #expect(screen.focused == "Elsewhere")
    try screen.press(.upArrow)
    #expect(screen.focused == "Alps")
  }

  @Test func `return is not for what is selected elsewhere`() throws {
    struct Folders: View {
      @State private var selection: String? = "Inbox"
      @State private var isOpen = false
      @State private var opened = "nothing"
      var body: some View {
        VStack {
          Text(verbatim: opened)
          List(selection: $selection) {
            Text(verbatim: "Inbox").tag("Inbox")
            DisclosureGroup("Folders", isExpanded: $isOpen) { Text(verbatim: "Old").tag("Old") }
          }
          .contextMenu(forSelectionType: String.self) { _ in
          } primaryAction: {
            opened = "\($0.sorted())"
          }
        }
      }
    }
    let screen = Screen(Folders(), size: size)
    try screen.select(.row("Inbox"))
    try screen.press(.downArrow)
    try screen.press(.return)
    #expect(screen.texts[0] == "nothing" && screen.exists("Old"))
    #expect(screen.focused == "Folders")
    try screen.press(.upArrow)
    try screen.press(.return)
    #expect(screen.texts[0] == #"["Inbox"]"#)
  }

  @Test func `what is selected inside of an element is meant, and not the element`() throws {
    struct Groups: View {
      @State private var selection: Set<String> = []
      @State private var opened = "nothing"
      var body: some View {
        VStack {
          Text(verbatim: opened)
          List(selection: $selection) {
            ForEach(["a", "b"], id: \.self) { name in
              Text(verbatim: "Group \(name)").tag("group \(name)")
              Text(verbatim: "Inner \(name)").tag("inner \(name)")
            }
          }
          .contextMenu(forSelectionType: String.self) { _ in
          } primaryAction: {
            opened = "\($0.sorted())"
          }
        }
      }
    }
    let screen = Screen(Groups(), size: size)
    try screen.select(.row("Inner b"))
    try screen.press(.return)
    #expect(screen.texts[0].contains("b"))
    #expect(!screen.texts[0].contains("group b"))
  }

  @Test func `an extension goes on while what is selected comes later`() async throws {
    struct Later: View {
      @State private var selection: Set<Int> = []
      var body: some View {
        let later = Binding {
          selection
        } set: { new in
          Task { selection = new }
        }
        VStack {
          Text(verbatim: "\(selection.sorted())")
          List(0..<20, id: \.self, selection: later) { Text(verbatim: "Row \($0)") }
        }
      }
    }
    let screen = Screen(Later(), size: size)
    try screen.select(.row("Row 1"))
    await screen.settle()
    for _ in 0..<3 {
      try screen.press(.downArrow, modifiers: .shift)
      await screen.settle()
    }
    #expect(screen.texts[0] == "[1, 2, 3, 4]")
  }

  @Test func `keys go past what does something and is out of sight by now`() throws {
    struct Long: View {
      @FocusState private var isThere: Bool
      var body: some View {
        VStack {
          Button("Go") { isThere = true }
          List {
            Button("First") {}
            ForEach(0..<60, id: \.self) { Text(verbatim: "Row \($0)") }
          }
          .focused($isThere)
        }
      }
    }
    let screen = Screen(Long(), size: size)
    try screen.tap("Go")
    for _ in 0..<60 { try screen.press(.downArrow) }
    #expect(screen.focused == "Row 59")
    try screen.press(.home)
    #expect(screen.focused == "First")
  }
}
