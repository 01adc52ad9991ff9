import Foundation
import PortableUI
import Testing
import ViewTesting

/// Columns beside one another.
@MainActor
struct NavigationSplitViewTests {
  static let wide = CGSize(width: 900, height: 400)
  static let narrow = CGSize(width: 400, height: 400)

  struct Library: View {
    @State private var shelf: String?
    @State private var book: String?
    private let books = ["Fiction": ["Emma", "Ulysses"], "Science": ["Cosmos"]]

    var body: some View {
      NavigationSplitView {
        List(books.keys.sorted(), id: \.self, selection: $shelf) { Text(verbatim: $0) }
          .navigationTitle("Shelves")
      } content: {
        List(books[shelf ?? ""] ?? [], id: \.self, selection: $book) { book in
          NavigationLink(book, value: book)
        }
        .navigationTitle("Books")
      } detail: {
        Page(title: book ?? "nothing").navigationTitle("Library")
      }
    }
  }

  struct Page: View {
    let title: String
    @State private var marks = 0

    var body: some View {
      VStack {
        Text(verbatim: "reads \(title), marked \(marks)")
        Button("Mark") { marks += 1 }
      }
    }
  }

  @Test func `what is selected in a column says what the next one shows`() throws {
    let screen = Screen(Library(), size: Self.wide)
    #expect(screen.exists("reads nothing, marked 0"))
    try screen.tap(.row("Fiction"))
    try screen.tap(.row("Ulysses"))
    #expect(screen.exists("reads Ulysses, marked 0"))
    #expect(screen.title == "Library")
    try screen.tap(.row("Science"))
    #expect(screen.exists(.row("Cosmos")))
    #expect(!screen.exists(.row("Emma")))
  }

  @Test func `columns stand beside one another, and the last one has what is left`() throws {
    let screen = Screen(Library(), size: Self.wide)
    try screen.tap(.row("Fiction"))
    #expect(try screen.frame(of: .row("Science")).maxX <= 220)
    let book = try screen.frame(of: .row("Emma"))
    #expect(book.minX >= 220 && book.maxX <= 480)
    #expect(abs(try screen.frame(of: "Mark").midX - (480 + 900) / 2) <= 1)
  }

  @Test func `a narrow room shows one column, and going back takes back what was selected`() throws
  {
    let screen = Screen(Library(), size: Self.narrow)
    #expect(screen.title == "Shelves")
    #expect(!screen.exists("Mark"))
    try screen.tap(.row("Fiction"))
    #expect(screen.title == "Books")
    try screen.tap(.row("Emma"))
    #expect(screen.title == "Library")
    #expect(screen.exists("reads Emma, marked 0"))
    #expect(!screen.exists(.row("Emma")))
    try screen.back()
    #expect(screen.title == "Books")
    try screen.press(.escape)
    #expect(screen.title == "Shelves")
    #expect(throws: ScreenError.self) { try screen.back() }
    screen.resize(to: Self.wide)
    #expect(screen.exists("reads nothing, marked 0"))
    #expect(!screen.exists(.row("Emma")))
  }

  @Test
  func `where two of three columns have room, the sidebar comes in the place of the last one`()
    throws
  {
    let screen = Screen(Library(), size: CGSize(width: 560, height: 400))
    #expect(!screen.exists(.row("Fiction")) && screen.exists("reads nothing, marked 0"))
    try screen.tap("Toggle Sidebar")
    #expect(screen.exists(.row("Fiction")) && !screen.exists("Mark"))
    try screen.tap(.row("Fiction"))
    #expect(screen.exists(.row("Fiction")) && screen.exists(.row("Emma")))
    try screen.tap(.row("Emma"))
    #expect(!screen.exists(.row("Fiction")) && screen.exists("reads Emma, marked 0"))
    try screen.tap("Toggle Sidebar")
    screen.resize(to: Self.wide)
    #expect(screen.exists(.row("Fiction")) && screen.exists("reads Emma, marked 0"))
    screen.resize(to: CGSize(width: 560, height: 400))
    #expect(!screen.exists(.row("Fiction")) && screen.exists("Mark"))
  }

  @Test func `a column in a narrow room may lead back nowhere`() throws {
    struct Locked: View {
      @State private var shelf: String?
      @State private var isLocked = true

      var body: some View {
        NavigationSplitView {
          List(["Fiction"], id: \.self, selection: $shelf) { Text(verbatim: $0) }
        } detail: {
          NavigationStack {
            Button("Unlock") { isLocked = false }.navigationBarBackButtonHidden(isLocked)
          }
        }
      }
    }
    let screen = Screen(Locked(), size: Self.narrow)
    try screen.tap(.row("Fiction"))
    #expect(throws: ScreenError.self) { try screen.back() }
    try screen.tap("Unlock")
    try screen.back()
    #expect(screen.exists(.row("Fiction")))
  }

  struct Basket: View {
    @State private var fruits: Set<String> = []

    var body: some View {
      NavigationSplitView {
        List(["Apple", "Pear", "Plum"], id: \.self, selection: $fruits) { Text(verbatim: $0) }
          .toolbar { EditButton() }
      } detail: {
        Text(verbatim: "takes \(fruits.sorted().joined(separator: " "))")
      }
    }
  }

  @Test func `rows that are gathered in a narrow room do not lead on, and one that is chosen does`()
    throws
  {
    let screen = Screen(Basket(), size: Self.narrow)
    try screen.select(.row("Apple"), modifiers: .command)
    try screen.select(.row("Pear"), modifiers: .shift)
    #expect(screen.selectedRows == ["Apple", "Pear"])
    try screen.tap("Edit")
    try screen.tap(.row("Apple"))
    try screen.tap(.row("Plum"))
    #expect(screen.selectedRows == ["Pear", "Plum"])
    try screen.tap("Done")
    try screen.tap(.row("Apple"))
    #expect(screen.exists("takes Apple"))
    try screen.back()
    #expect(screen.exists(.row("Plum")) && screen.selectedRows.isEmpty)
  }

  @Test func `in a narrow room the keyboard comes back to the column that it left`() throws {
    let screen = Screen(Library(), size: Self.narrow)
    try screen.select(.row("Fiction"))
    try screen.select(.row("Emma"))
    #expect(screen.exists("reads Emma, marked 0"))
    #expect(screen.focused == "Mark")
    try screen.press(.escape)
    try screen.press(.end)
    try screen.press(.return)
    #expect(screen.exists("reads Ulysses, marked 0"))
    try screen.press(.escape)
    try screen.press(.escape)
    #expect(screen.title == "Shelves")
    try screen.press(.end)
    try screen.press(.return)
    #expect(screen.exists(.row("Cosmos")))
  }

  @Test func `in a narrow room keys go through rows, and Return opens the one they are at`() throws
  {
    let screen = Screen(Library(), size: Self.narrow)
    try screen.select(.row("Fiction"))
    try screen.select(.row("Emma"))
    try screen.press(.escape)
    #expect(screen.selectedRows.isEmpty && screen.exists(.row("Emma")))
    // They go on from where one was.
    try screen.press(.downArrow)
    #expect(screen.selectedRows == ["Ulysses"] && screen.title == "Books")
    try screen.press(.return)
    #expect(screen.exists("reads Ulysses, marked 0"))
    try screen.press(.escape)
    try screen.press(.upArrow)
    #expect(screen.selectedRows == ["Emma"])
    try screen.press(.space)
    #expect(screen.exists("reads Emma, marked 0"))
  }

  @Test func `columns keep their state when the room changes and while they are hidden`() throws {
    let screen = Screen(Library(), size: Self.wide)
    try screen.tap(.row("Fiction"))
    try screen.tap(.row("Emma"))
    try screen.tap("Mark")
    screen.resize(to: Self.narrow)
    #expect(screen.exists("reads Emma, marked 1"))
    #expect(!screen.exists(.row("Fiction")))
    #expect(!screen.exists(.slider("Sidebar width")))
    screen.resize(to: Self.wide)
    #expect(screen.exists("reads Emma, marked 1"))
    #expect(screen.exists(.row("Fiction")))
    try screen.tap("Toggle Sidebar")
    try screen.tap("Toggle Sidebar")
    #expect(screen.exists("reads Emma, marked 1"))
  }

  struct Two: View {
    @State var visibility = NavigationSplitViewVisibility.automatic
    var removes = false

    var body: some View {
      NavigationSplitView(columnVisibility: $visibility) {
        Text("Side").navigationSplitViewColumnWidth(min: 150, ideal: 200, max: 260)
          .toolbar(removing: removes ? .sidebarToggle : nil)
      } detail: {
        VStack {
          Text(verbatim: "\(visibility == .detailOnly ? "alone" : "together")")
          Button("Alone") { visibility = .detailOnly }
          Button("All") { visibility = .all }
        }
      }
    }
  }

  @Test func `a binding says which columns are seen, and the button in the bar writes it`() throws {
    let screen = Screen(Two(), size: Self.wide)
    #expect(screen.exists("Side"))
    #expect(screen.exists("together"))
    try screen.tap("Toggle Sidebar")
    #expect(!screen.exists("Side"))
    #expect(screen.exists("alone"))
    try screen.tap("All")
    #expect(screen.exists("Side"))
    try screen.tap("Alone")
    #expect(!screen.exists("Side"))
    try screen.tap("Toggle Sidebar")
    #expect(screen.exists("together"))
  }

  @Test func `the button in the bar can be left out`() throws {
    for visibility in [NavigationSplitViewVisibility.all, .detailOnly] {
      let screen = Screen(Two(visibility: visibility, removes: true), size: Self.wide)
      #expect(!screen.exists("Toggle Sidebar"))
      try screen.tap("Alone")
      #expect(!screen.exists("Toggle Sidebar"))
    }
  }

  @Test(arguments: [
    (NavigationSplitViewVisibility.automatic, "abc"), (.all, "abc"), (.doubleColumn, "bc"),
    (.detailOnly, "c"),
  ])
  func `of three columns those are seen that are wanted`(
    visibility: NavigationSplitViewVisibility, seen: String
  ) throws {
    let screen = Screen(
      NavigationSplitView(columnVisibility: .constant(visibility)) {
        Text("a")
      } content: {
        Text("b")
      } detail: {
        Text("c")
      }, size: Self.wide)
    #expect("abc".filter { screen.exists(.text(String($0))) } == seen)
  }

  @Test func `a column is dragged as wide as it may be`() throws {
    let screen = Screen(Two(), size: Self.wide)
    func middle() throws -> Double { try screen.frame(of: "Side").midX }
    #expect(abs(try middle() - 100) <= 1)
    try screen.drag(.slider("Sidebar width"), by: CGSize(width: 40, height: 0))
    #expect(abs(try middle() - 120) <= 1)
    try screen.drag(.slider("Sidebar width"), by: CGSize(width: 900, height: 0))
    #expect(abs(try middle() - 130) <= 1)
    try screen.slide(.slider("Sidebar width"), to: 150)
    #expect(abs(try middle() - 75) <= 1)
    #expect(throws: ScreenError.self) { try screen.slide(.slider("Sidebar width"), to: 140) }
    screen.resize(to: Self.narrow)
    screen.resize(to: Self.wide)
    #expect(abs(try middle() - 75) <= 1)
  }

  @Test func `a column of one width is not dragged`() throws {
    let screen = Screen(
      NavigationSplitView {
        Text("Side").navigationSplitViewColumnWidth(180)
      } detail: {
        Text("Main")
      }, size: Self.wide)
    #expect(abs(try screen.frame(of: "Side").midX - 90) <= 1)
    #expect(screen.exists(.slider("Sidebar width")))
    #expect(throws: ScreenError.self) {
      try screen.drag(.slider("Sidebar width"), by: CGSize(width: 40, height: 0))
    }
  }

  struct Preferring: View {
    @State private var column = NavigationSplitViewColumn.detail

    var body: some View {
      NavigationSplitView(preferredCompactColumn: $column) {
        VStack {
          Text(verbatim: "side, \(column == .sidebar)")
          Button("Go on") { column = .detail }
        }
      } detail: {
        Text("main")
      }
    }
  }

  @Test func `a binding says which column a narrow room shows, and going back writes it`() throws {
    let screen = Screen(Preferring(), size: Self.narrow)
    #expect(screen.exists("main"))
    try screen.back()
    #expect(screen.exists("side, true"))
    try screen.tap("Go on")
    #expect(screen.exists("main"))
    #expect(!screen.exists("side, true"))
  }

  @Test func `in a narrow room the keyboard comes along into a list`() throws {
    let screen = Screen(Library(), size: Self.narrow)
    try screen.select(.row("Fiction"))
    try screen.press(.downArrow)
    #expect(screen.title == "Books" && screen.selectedRows == ["Emma"])
    try screen.press(.return)
    #expect(screen.exists("reads Emma, marked 0"))
  }

  private struct Shelf: View {
    @State private var names = ["Emma", "Ulysses", "Cosmos"]
    @State private var name: String?
    @State private var read: [String] = []

    var body: some View {
      NavigationSplitView {
        List(selection: $name) {
          ForEach(names, id: \.self) { Text(verbatim: $0) }.onDelete { names.remove(atOffsets: $0) }
        }
        .onChange(of: name) { if let name { read.append(name) } }
        .navigationTitle(read.joined(separator: " "))
      } detail: {
        Text(verbatim: "reads \(name ?? "nothing")")
      }
    }
  }

  @Test func `in a narrow room what follows a deleted row is pointed at, and not opened`() throws {
    let screen = Screen(Shelf(), size: Self.narrow)
    try screen.select(.row("Cosmos"))
    try screen.press(.escape)
    try screen.press(.home)
    try screen.press(.delete)
    #expect(!screen.exists(.row("Emma")) && screen.selectedRows == ["Ulysses"])
    // The others were not opened.
    #expect(screen.title == "Cosmos")
    try screen.press(.return)
    #expect(screen.exists("reads Ulysses"))
  }
}
