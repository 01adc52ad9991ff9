import Foundation
import Observation
import PortableUI
import Testing
import ViewTesting

/// What an app selects in one column, and where a narrow room goes with that.
@MainActor
struct ColumnSelectionsTests {
  static let wide = NavigationSplitViewTests.wide
  static let narrow = NavigationSplitViewTests.narrow

  @Observable final class Choice {
    var shelf: String?
    var book: String?

    init(shelf: String? = nil, book: String? = nil) {
      self.shelf = shelf
      self.book = book
    }
  }

  struct Books: View {
    @Bindable var choice: Choice

    var body: some View {
      NavigationSplitView {
        List(["Emma", "Ulysses"], id: \.self, selection: $choice.book) { Text(verbatim: $0) }
          .navigationTitle("Books")
      } detail: {
        Text(verbatim: "reads \(choice.book ?? "nothing")").navigationTitle("Book")
      }
    }
  }

  @Test func `what an app selects leads on, and back once nothing is selected`() async throws {
    let choice = Choice()
    let screen = Screen(Books(choice: choice), size: Self.narrow)
    #expect(screen.title == "Books")
    choice.book = "Emma"
    await screen.settle()
    #expect(screen.title == "Book" && screen.exists("reads Emma"))
    #expect(!screen.exists(.row("Emma")))
    choice.book = "Ulysses"
    await screen.settle()
    #expect(screen.title == "Book" && screen.exists("reads Ulysses"))
    choice.book = nil
    await screen.settle()
    #expect(screen.title == "Books" && screen.exists(.row("Emma")))
    let before = screen.counts
    await screen.settle()
    #expect((screen.counts - before).frames == 0)
  }

  @Test func `going back takes back what an app has selected`() async throws {
    let choice = Choice()
    let screen = Screen(Books(choice: choice), size: Self.narrow)
    for book in ["Emma", "Emma", "Ulysses"] {
      choice.book = book
      await screen.settle()
      #expect(screen.exists(.text("reads \(book)")))
      try screen.back()
      await screen.settle()
      #expect(screen.title == "Books" && choice.book == nil)
    }
    try screen.tap(.row("Ulysses"))
    #expect(screen.exists("reads Ulysses"))
  }

  struct Opening: View {
    @State private var book: String?

    var body: some View {
      NavigationSplitView {
        VStack {
          Button("Open") { book = "Emma" }
          List(["Emma", "Ulysses"], id: \.self, selection: $book) { Text(verbatim: $0) }
        }
      } detail: {
        Button("Close") { book = nil }
      }
    }
  }

  @Test func `buttons in columns lead on and back by what they select`() throws {
    let screen = Screen(Opening(), size: Self.narrow)
    for _ in 1...3 {
      try screen.tap("Open")
      #expect(!screen.exists("Open") && screen.exists("Close"))
      try screen.tap("Close")
      #expect(screen.exists("Open") && !screen.exists("Close"))
    }
    try screen.tap(.row("Ulysses"))
    try screen.tap("Close")
    #expect(screen.exists("Open"))
  }

  struct Library: View {
    @Bindable var choice: Choice

    /// Whether there are no books in sight before there is a shelf.
    let waits: Bool

    var body: some View {
      NavigationSplitView {
        List(["Fiction", "Science"], id: \.self, selection: $choice.shelf) { Text(verbatim: $0) }
          .navigationTitle("Shelves")
      } content: {
        Group {
          if waits, choice.shelf == nil {
            Text("No shelf")
          } else {
            List(["Emma", "Ulysses"], id: \.self, selection: $choice.book) { Text(verbatim: $0) }
          }
        }
        .navigationTitle("Books")
      } detail: {
        Text(verbatim: "reads \(choice.book ?? "nothing")").navigationTitle("Book")
      }
    }
  }

  @Test(arguments: [false, true])
  func `an app leads through three columns, and back from any of them`(waits: Bool) async throws {
    let choice = Choice()
    let screen = Screen(Library(choice: choice, waits: waits), size: Self.narrow)
    #expect(screen.title == "Shelves")
    func select(_ shelf: String?, _ book: String?) async {
      (choice.shelf, choice.book) = (shelf, book)
      await screen.settle()
    }
    await select("Fiction", nil)
    #expect(screen.title == "Books")
    await select("Fiction", "Emma")
    #expect(screen.title == "Book")
    await select("Science", nil)
    #expect(screen.title == "Books")
    await select("Science", "Emma")
    await select("Fiction", "Ulysses")
    #expect(screen.title == "Book" && screen.exists("reads Ulysses"))
    await select(nil, nil)
    #expect(screen.title == "Shelves")
    await select("Science", "Emma")
    #expect(screen.title == "Book")
    // The book is still there when its shelf is again.
    await select(nil, "Emma")
    #expect(screen.title == "Shelves")
    await select("Fiction", "Emma")
    #expect(screen.title == "Book")
    try screen.back()
    #expect(screen.title == "Books" && choice.book == nil && choice.shelf == "Fiction")
    try screen.back()
    #expect(screen.title == "Shelves" && choice.shelf == nil)
    await screen.settle()
    #expect(throws: ScreenError.self) { try screen.back() }
  }

  @Test(arguments: [false, true])
  func `what is selected from the beginning leads on at once`(waits: Bool) async throws {
    func open(_ shelf: String?, _ book: String?) -> Screen {
      let choice = Choice(shelf: shelf, book: book)
      return Screen(Library(choice: choice, waits: waits), size: Self.narrow)
    }
    #expect(open(nil, nil).title == "Shelves")
    #expect(open("Fiction", nil).title == "Books")
    // Where nothing leads to the books, what is selected there leads nowhere yet.
    #expect(open(nil, "Emma").title == "Shelves")
    let screen = open("Fiction", "Emma")
    #expect(screen.title == "Book" && screen.exists("reads Emma"))
    try screen.back()
    await screen.settle()
    #expect(screen.title == "Books")
    try screen.back()
    await screen.settle()
    #expect(screen.title == "Shelves")
    try screen.tap(.row("Fiction"))
    #expect(screen.title == "Books")
  }

  @Test func `what an app selects in a wide room counts once that is narrow`() async throws {
    let choice = Choice(shelf: "Fiction")
    let screen = Screen(Library(choice: choice, waits: false), size: Self.wide)
    func narrowed() -> String? {
      screen.resize(to: Self.narrow)
      defer { screen.resize(to: Self.wide) }
      return screen.title
    }
    #expect(narrowed() == "Books")
    choice.book = "Emma"
    await screen.settle()
    #expect(screen.exists(.row("Fiction")) && screen.exists("reads Emma"))
    #expect(narrowed() == "Book")
    choice.book = nil
    await screen.settle()
    #expect(narrowed() == "Books")
    choice.shelf = nil
    await screen.settle()
    #expect(narrowed() == "Shelves")
    (choice.shelf, choice.book) = ("Science", "Ulysses")
    await screen.settle()
    #expect(narrowed() == "Book")
    #expect(choice.shelf == "Science" && choice.book == "Ulysses")
  }

  struct Modes: View {
    @State private var mode = "Day"

    var body: some View {
      NavigationSplitView {
        VStack {
          Button("Other") { mode = "Night" }
          List(selection: $mode) {
            ForEach(["Day", "Night"], id: \.self) { Text(verbatim: $0) }
          }
        }
        .navigationTitle("Modes")
      } detail: {
        Text(verbatim: "by \(mode)").navigationTitle("Mode")
      }
    }
  }

  @Test func `one goes back also from what is never not selected`() async throws {
    let screen = Screen(Modes(), size: Self.narrow)
    #expect(screen.title == "Mode" && screen.exists("by Day"))
    for _ in 1...2 {
      try screen.back()
      await screen.settle()
      #expect(screen.title == "Modes")
      try screen.tap(.row("Day"))
      #expect(screen.title == "Mode" && screen.exists("by Day"))
    }
    try screen.back()
    try screen.tap("Other")
    await screen.settle()
    #expect(screen.title == "Modes")
    try screen.tap(.row("Night"))
    #expect(screen.exists("by Night"))
  }

  struct Eager: View {
    @State private var book: String?

    var body: some View {
      NavigationSplitView {
        List(["Emma", "Ulysses"], id: \.self, selection: $book) { Text(verbatim: $0) }
          .navigationTitle("Books")
      } detail: {
        Text(verbatim: "reads \(book ?? "nothing")").navigationTitle("Book")
      }
      .onChange(of: book) { if book == nil { book = "Emma" } }
      .onAppear { book = "Emma" }
    }
  }

  @Test func `one goes back also where an app selects something whenever nothing is`() async throws
  {
    let screen = Screen(Eager(), size: Self.narrow)
    #expect(screen.title == "Book" && screen.exists("reads Emma"))
    for _ in 1...2 {
      try screen.back()
      await screen.settle()
      #expect(screen.title == "Books" && screen.exists(.row("Emma")))
      try screen.tap(.row("Emma"))
      #expect(screen.title == "Book")
    }
  }

  struct Basket: View {
    @State private var fruits: Set<String> = ["Apple"]

    var body: some View {
      NavigationSplitView {
        VStack {
          Button("Two") { fruits = ["Apple", "Pear"] }
          Button("None") { fruits = [] }
          List(["Apple", "Pear"], id: \.self, selection: $fruits) { Text(verbatim: $0) }
        }
      } detail: {
        VStack {
          Text(verbatim: "takes \(fruits.isEmpty ? "nothing" : fruits.sorted().joined())")
          Button("Empty") { fruits = [] }
        }
      }
    }
  }

  @Test func `where several can be selected, an app leads nowhere, and going back lets go of all`()
    throws
  {
    let screen = Screen(Basket(), size: Self.narrow)
    #expect(screen.selectedRows == ["Apple"])
    for name in ["None", "Two"] {
      try screen.tap(.button(name))
      #expect(screen.exists(.row("Apple")))
    }
    try screen.tap(.row("Pear"))
    #expect(screen.exists("takes Pear"))
    try screen.tap("Empty")
    #expect(screen.exists("takes nothing"))
    try screen.back()
    try screen.tap(.row("Apple"))
    try screen.back()
    #expect(screen.exists(.row("Pear")) && screen.selectedRows.isEmpty)
  }

  struct Preferring: View {
    @Bindable var choice: Choice
    @State private var column = NavigationSplitViewColumn.sidebar

    var body: some View {
      NavigationSplitView(preferredCompactColumn: $column) {
        VStack {
          Text(verbatim: column == .sidebar ? "wants books" : "wants another")
          List(["Emma", "Ulysses"], id: \.self, selection: $choice.book) { Text(verbatim: $0) }
        }
        .navigationTitle("Books")
      } detail: {
        Text(verbatim: column == .detail ? "wants a book" : "wants another")
          .navigationTitle("Book")
      }
    }
  }

  @Test func `a binding says where a narrow room begins, and is told where an app leads`()
    async throws
  {
    let choice = Choice(book: "Emma")
    let screen = Screen(Preferring(choice: choice), size: Self.narrow)
    func select(_ book: String?) async {
      choice.book = book
      await screen.settle()
    }
    #expect(screen.title == "Books" && screen.exists("wants books"))
    await select("Ulysses")
    #expect(screen.title == "Books")
    await select(nil)
    #expect(screen.title == "Books")
    await select("Emma")
    #expect(screen.title == "Book" && screen.exists("wants a book"))
    await select(nil)
    #expect(screen.title == "Books" && screen.exists("wants books"))
    await select("Emma")
    try screen.back()
    await screen.settle()
    #expect(screen.title == "Books" && screen.exists("wants books") && choice.book == nil)
  }

  struct Emptying: View {
    @State private var books = ["Emma"]
    @State private var book: String?

    var body: some View {
      NavigationSplitView {
        if books.isEmpty {
          Text("No books")
        } else {
          List(books, id: \.self, selection: $book) { Text(verbatim: $0) }
        }
      } detail: {
        Button("Delete") {
          books = []
          book = nil
        }
      }
    }
  }

  @Test func `a selection that goes together with its list leads back as well`() throws {
    let screen = Screen(Emptying(), size: Self.narrow)
    try screen.tap(.row("Emma"))
    try screen.tap("Delete")
    #expect(screen.exists("No books"))
  }

  struct Covered: View {
    @State private var book: String?

    var body: some View {
      NavigationSplitView {
        NavigationStack {
          VStack {
            NavigationLink("Settings") { Button("Open") { book = "Emma" } }
            List(["Emma"], id: \.self, selection: $book) { Text(verbatim: $0) }
          }
        }
      } detail: {
        Text(verbatim: "reads \(book ?? "nothing")")
      }
    }
  }

  @Test func `what is selected while another page covers the list leads on at once`() throws {
    let screen = Screen(Covered(), size: Self.narrow)
    try screen.tap("Settings")
    try screen.tap("Open")
    #expect(screen.exists("reads Emma"))
  }
}
