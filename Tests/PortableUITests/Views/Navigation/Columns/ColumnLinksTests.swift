import Foundation
import PortableUI
import Testing
import ViewTesting

/// Links of one column, and the pages they show in another.
@MainActor
struct ColumnLinksTests {
  struct Places: View {
    var body: some View {
      NavigationSplitView {
        List {
          NavigationLink("One", value: 1)
          NavigationLink("Two", value: 2)
          NavigationLink("About") { Text("About it").navigationTitle("About") }
        }
        .navigationTitle("Places")
        .navigationDestination(for: Int.self) { number in
          VStack {
            Text(verbatim: "Place \(number)")
            NavigationLink("Further", value: number * 10)
          }
          .navigationTitle("Number \(number)")
        }
      } detail: {
        Text("Nowhere")
      }
    }
  }

  @Test func `a link in the sidebar shows its page in the last column`() throws {
    let screen = Screen(Places(), size: NavigationSplitViewTests.wide)
    #expect(screen.exists("Nowhere"))
    try screen.tap("One")
    #expect(screen.exists("Place 1"))
    #expect(!screen.exists("Nowhere"))
    #expect(screen.exists("Two"))
    #expect(screen.title == "Number 1")
    try screen.tap("Two")
    #expect(screen.exists("Place 2"))
    #expect(throws: ScreenError.self) { try screen.back() }
    try screen.tap("About")
    #expect(screen.exists("About it"))
    try screen.tap("One")
    #expect(screen.exists("Place 1"))
    #expect(!screen.exists("About it"))
  }

  @Test func `one goes back from pages that were opened in the last column`() throws {
    let screen = Screen(Places(), size: NavigationSplitViewTests.wide)
    try screen.tap("One")
    try screen.tap("Further")
    #expect(screen.exists("Place 10"))
    try screen.back()
    #expect(screen.exists("Place 1"))
    try screen.tap("Further")
    try screen.tap("Two")
    #expect(screen.exists("Place 2"))
    #expect(throws: ScreenError.self) { try screen.back() }
  }

  @Test func `in a narrow room a link leads on, and back leads to it`() throws {
    let screen = Screen(Places(), size: NavigationSplitViewTests.narrow)
    for name in ["One", "About", "Two"] {
      try screen.tap(.button(name))
      #expect(!screen.exists("Nowhere"))
      #expect(!screen.exists(.button("One")))
      try screen.back()
      #expect(screen.title == "Places")
    }
    try screen.tap("One")
    try screen.tap("Further")
    try screen.back()
    #expect(screen.exists("Place 1"))
    try screen.back()
    #expect(screen.title == "Places")
    screen.resize(to: NavigationSplitViewTests.wide)
    #expect(screen.exists("Nowhere"))
  }

  @Test func `a row whose page is shown beside it looks selected where the list selects nothing`()
    throws
  {
    let screen = Screen(Places(), size: NavigationSplitViewTests.wide)
    #expect(screen.selectedRows == [])
    try screen.tap("One")
    try screen.tap("Further")
    #expect(screen.selectedRows == ["One"])
    for name in ["Two", "About", "One"] {
      try screen.tap(.button(name))
      #expect(screen.selectedRows == [name])
    }
  }

  /// Rows that stand for values, with pages of their own.
  struct Panels: View {
    @State private var panel: Int?
    @FocusState private var isThere: Bool

    init(panel: Int? = nil) { _panel = State(initialValue: panel) }

    var body: some View {
      NavigationSplitView {
        VStack {
          Text(verbatim: "panel \(panel ?? 0)")
          Button("Go") { isThere = true }
          Button("Second") { panel = 2 }
          Button("None") { panel = nil }
          List(selection: $panel) {
            NavigationLink(destination: Text("Letters")) { Text("Mail") }.tag(1)
            NavigationLink(destination: Text("Headlines")) { Text("News") }.tag(2)
            NavigationLink("Value", value: "v").tag(3)
          }
          .focused($isThere)
        }
        .navigationDestination(for: String.self) { Text(verbatim: "Page of \($0)") }
      } detail: {
        Text("Nothing")
      }
    }
  }

  @Test func `a press on a link selects its row, where that stands for a value`() throws {
    let screen = Screen(Panels(), size: NavigationSplitViewTests.wide)
    #expect(screen.exists("Nothing") && screen.exists("panel 0"))
    let rows = [("Mail", "Letters", 1), ("Value", "Page of v", 3), ("News", "Headlines", 2)]
    for (name, page, panel) in rows {
      try screen.tap(.button(name))
      #expect(screen.exists(.text(page)) && screen.exists(.text("panel \(panel)")))
      #expect(screen.selectedRows == [name])
    }
  }

  @Test func `a link opens once its row is selected, by keys or by the app`() throws {
    let screen = Screen(Panels(), size: NavigationSplitViewTests.wide)
    try screen.tap("Go")
    try screen.press(.downArrow)
    #expect(screen.exists("Letters") && screen.exists("panel 1"))
    try screen.press(.downArrow)
    #expect(screen.exists("Headlines") && !screen.exists("Letters"))
    try screen.press(.downArrow)
    #expect(screen.exists("Page of v") && screen.exists("panel 3"))
    try screen.tap("Second")
    #expect(screen.exists("Headlines"))
    try screen.press(.upArrow)
    #expect(screen.exists("Letters"))
    try screen.tap("None")
    #expect(screen.selectedRows == [])
    try screen.tap("Second")
    #expect(screen.exists("Headlines") && screen.selectedRows == ["News"])
  }

  @Test func `a row that is selected at first has its page open`() throws {
    let screen = Screen(Panels(panel: 2), size: NavigationSplitViewTests.wide)
    #expect(screen.exists("Headlines") && screen.selectedRows == ["News"])
    #expect(throws: ScreenError.self) { try screen.back() }
    let before = screen.counts
    try screen.tap(.button("News"))
    #expect(screen.exists("Headlines") && (screen.counts - before).nodesMade == 0)
  }

  @Test func `in a narrow room a press on such a link leads on, and back selects nothing`() throws {
    let screen = Screen(Panels(), size: NavigationSplitViewTests.narrow)
    for (name, page) in [("Mail", "Letters"), ("News", "Headlines"), ("Mail", "Letters")] {
      try screen.tap(.button(name))
      #expect(screen.exists(.text(page)) && !screen.exists(.button(name)))
      try screen.back()
      #expect(screen.exists("panel 0") && screen.exists(.button(name)))
    }
  }

  struct Stacked: View {
    @State private var path: [String] = []

    var body: some View {
      NavigationSplitView {
        NavigationLink("Read", value: "Emma")
      } detail: {
        NavigationStack(path: $path) {
          Text(verbatim: "first, \(path.count)")
            .navigationDestination(for: String.self) { Text(verbatim: "reads \($0)") }
        }
      }
    }
  }

  @Test func `a link in the sidebar writes to the path of a stack in the last column`() throws {
    let screen = Screen(Stacked(), size: NavigationSplitViewTests.wide)
    #expect(screen.exists("first, 0"))
    try screen.tap("Read")
    #expect(screen.exists("reads Emma"))
  }
}
