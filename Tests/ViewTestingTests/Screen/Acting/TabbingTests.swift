import Foundation
import PortableUI
import Testing
import ViewTesting

/// The way of the tabulator key through a screen.
@MainActor
struct TabbingTests {
  private struct Page: View {
    @State private var name = ""
    @State private var isOn = false
    @State private var presses = 0
    @State private var choice: Int?
    @State private var isShown = false

    var body: some View {
      VStack {
        TextField("Name", text: $name)
        Toggle("On", isOn: $isOn)
        Button("Press") { presses += 1 }
        Button("Never") {}.disabled(true)
        List(selection: $choice) {
          Section("Numbers") {
            Text("One").tag(1)
            HStack {
              Text("Two")
              Button("Open two") { isShown = true }
            }
            .tag(2)
          }
        }
        Button("Last") {}
      }
      .sheet(isPresented: $isShown) {
        Button("First of sheet") {}
        Button("Close") { isShown = false }
      }
      .overlay(alignment: .bottom) { Text("\(isOn) \(presses)") }
    }
  }

  private func tab(_ screen: Screen, _ count: Int, back: Bool = false) throws -> [String?] {
    try (0..<count).map { _ in
      try screen.press(.tab, modifiers: back ? .shift : [])
      return screen.focused
    }
  }

  @Test func `it goes from one thing to the next, and round`() throws {
    let screen = Screen(Page())
    #expect(try tab(screen, 6) == ["Name", "On", "Press", "One", "Last", "Name"])
    #expect(try tab(screen, 3, back: true) == ["Last", "One", "Press"])
  }

  @Test func `space and return do what the keyboard is at`() throws {
    let screen = Screen(Page())
    _ = try tab(screen, 2)
    try screen.press(.space)
    _ = try tab(screen, 1)
    try screen.press(.space)
    try screen.press(.return)
    #expect(screen.exists("true 2"))
  }

  @Test func `a list is one stop, and what is in the row that keys are at comes behind it`() throws
  {
    let screen = Screen(Page())
    _ = try tab(screen, 4)
    try screen.press(.end)
    #expect(screen.focused == "Two, Open two")
    #expect(try tab(screen, 2) == ["Open two", "Last"])
    #expect(try tab(screen, 2, back: true) == ["Two, Open two", "Press"])
  }

  @Test func `it stays in what is in front, and is back afterwards`() throws {
    let screen = Screen(Page())
    _ = try tab(screen, 4)
    try screen.press(.end)
    _ = try tab(screen, 1)
    try screen.press(.return)
    #expect(screen.sheets.count == 1)
    #expect(try tab(screen, 3) == ["First of sheet", "Close", "First of sheet"])
    _ = try tab(screen, 1)
    try screen.press(.space)
    #expect(screen.sheets == [] && screen.focused == "Open two")
  }

  @Test func `rows that do something are gone through by arrows`() throws {
    struct Rows: View {
      @State private var done = 0
      var body: some View {
        List {
          Button("Print") { done += 1 }
          NavigationLink("Details") { Text("The details") }
          Text("done \(done)")
        }
      }
    }
    let screen = Screen(NavigationStack { Rows() })
    try screen.press(.tab)
    #expect(screen.focused == "Print")
    try screen.press(.return)
    #expect(screen.exists("done 1"))
    try screen.press(.downArrow)
    try screen.press(.return)
    #expect(screen.exists("The details"))
  }

  @Test func `titles are stops of their own, those above the row on the way back`() throws {
    struct Folded: View {
      @State private var choice: Int? = 2
      @State private var areShown = true

      var body: some View {
        VStack {
          Button("Between") {}
          List(selection: $choice) {
            Section("Places", isExpanded: $areShown) { Text("Alps").tag(1) }
            Section("Seas", isExpanded: $areShown) { Text("Baltic").tag(2) }
            Section("Rivers", isExpanded: $areShown) { Text("Danube").tag(3) }
          }
          .listStyle(.sidebar)
          Button("After") {}
        }
      }
    }
    let screen = Screen(Folded())
    #expect(try tab(screen, 4) == ["Between", "Baltic", "Rivers", "After"])
    #expect(try tab(screen, 4, back: true) == ["Baltic", "Seas", "Places", "Between"])
  }

  @Test func `of rows that are no stop one is gone through, the first that is seen`() throws {
    struct Rows: View {
      var body: some View {
        VStack {
          Button("Above") {}
          ScrollView {
            LazyVStack {
              ForEach(0..<100, id: \.self) { row in
                HStack {
                  Button("Open \(row)") {}
                  Button("Remove \(row)") {}
                }
              }
            }
          }
          Button("Below") {}
        }
      }
    }
    let screen = Screen(Rows(), size: CGSize(width: 300, height: 400))
    #expect(try tab(screen, 5) == ["Above", "Open 0", "Remove 0", "Below", "Above"])
    _ = try tab(screen, 1, back: true)
    let end = try screen.frame(of: .button("Below")).minY
    let last = (0..<100).last { row in
      (try? screen.frame(of: .button("Open \(row)"))).map { $0.maxY < end } ?? false
    }
    let names = try #require(last.map { ["Remove \($0)", "Open \($0)"] })
    #expect(try tab(screen, 3, back: true) == names + ["Above"])
  }

  @Test func `the marks of rows that are edited are done by keys at the rows`() throws {
    struct Edited: View {
      @State private var rows = ["One", "Two"]
      var body: some View {
        VStack {
          List { ForEach(rows, id: \.self) { Text($0) }.onDelete { rows.remove(atOffsets: $0) } }
            .environment(\.editMode, .constant(.active))
          Button("After") {}
        }
      }
    }
    let screen = Screen(Edited())
    #expect(try tab(screen, 1) == ["One"])
    let way = try tab(screen, 4)
    #expect(way == ["Delete", "After", "One", "Delete"])
  }

  @Test func `a question of a control is no button's`() throws {
    struct Choosing: View {
      @State private var choice = 1
      @State private var saves = 0
      var body: some View {
        Picker("Theme", selection: $choice) { Text("Light").tag(1) }
        Button("Save \(saves)") { saves += 1 }.keyboardShortcut(.defaultAction)
      }
    }
    let screen = Screen(Choosing())
    try screen.press(.tab)
    #expect(throws: ScreenError.self) { try screen.press(.return) }
    #expect(screen.exists("Save 0"))
  }

  @Test func `where nothing takes the keyboard, the key is refused`() {
    let screen = Screen(Text("Words"))
    #expect(throws: ScreenError.self) { try screen.press(.tab) }
  }
}
