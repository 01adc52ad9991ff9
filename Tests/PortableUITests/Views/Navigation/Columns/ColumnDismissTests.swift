import Foundation
import PortableUI
import Testing
import ViewTesting

/// What dismiss does in the columns of a split view.
@MainActor
struct ColumnDismissTests {
  private struct Mail: View {
    @State private var names = ["Anna", "Bert"]
    @State private var name: String?

    var body: some View {
      NavigationSplitView {
        List(names, id: \.self, selection: $name) { Text(verbatim: $0) }
      } detail: {
        if let name {
          Letter(name: name) { names.removeAll { $0 == name } }
        } else {
          Text("no letter")
        }
      }
    }
  }

  private struct Letter: View {
    let name: String
    let delete: () -> Void
    @Environment(\.dismiss) private var dismiss
    @Environment(\.isPresented) private var isPresented

    var body: some View {
      Text(verbatim: "letter of \(name), \(isPresented)")
      Button("Leave") { dismiss() }
      Button("Delete") {
        delete()
        dismiss()
      }
    }
  }

  @Test func `in a narrow room it leads back from the last column, and takes the selection back`()
    throws
  {
    let screen = Screen(Mail(), size: NavigationSplitViewTests.narrow)
    try screen.tap(.row("Anna"))
    #expect(screen.exists("letter of Anna, true"))
    try screen.tap("Leave")
    #expect(screen.exists(.row("Anna")) && !screen.exists("Leave"))
    #expect(screen.selectedRows.isEmpty)
    try screen.tap(.row("Bert"))
    try screen.tap("Delete")
    #expect(screen.exists(.row("Anna")) && !screen.exists(.row("Bert")))
    #expect(!screen.exists("Delete"))
  }

  @Test func `columns beside one another are not presented`() throws {
    let screen = Screen(Mail(), size: NavigationSplitViewTests.wide)
    try screen.tap(.row("Anna"))
    #expect(screen.exists("letter of Anna, false"))
    try screen.tap("Leave")
    #expect(screen.exists("letter of Anna, false") && screen.selectedRows == ["Anna"])
    screen.resize(to: NavigationSplitViewTests.narrow)
    #expect(screen.exists("letter of Anna, true"))
    screen.resize(to: NavigationSplitViewTests.wide)
    #expect(screen.exists("letter of Anna, false"))
  }

  @Test func `in a sheet it leads back through narrow columns, and then ends the sheet`() throws {
    struct Three: View {
      @State private var column = NavigationSplitViewColumn.detail

      var body: some View {
        NavigationSplitView(preferredCompactColumn: $column) {
          Letter(name: "A") {}
        } content: {
          Letter(name: "B") {}
        } detail: {
          Letter(name: "C") {}
        }
      }
    }
    struct Sheet: View {
      @State private var isShown = true

      var body: some View {
        Text(verbatim: "shown \(isShown)")
          .sheet(isPresented: $isShown) { Three().frame(width: 400, height: 400) }
      }
    }
    let screen = Screen(Sheet(), size: NavigationSplitViewTests.narrow)
    for name in ["C", "B", "A"] {
      #expect(screen.exists(.text("letter of \(name), true")))
      try screen.tap("Leave")
    }
    #expect(screen.exists("shown false"))
  }

  private struct Places: View {
    var body: some View {
      NavigationSplitView {
        List {
          NavigationLink("One", value: 1)
          NavigationLink("About") { Letter(name: "us") {} }
        }
        .navigationDestination(for: Int.self) { number in
          Letter(name: "number \(number)") {}
        }
      } detail: {
        Text("nowhere")
      }
    }
  }

  @Test(arguments: [("One", "number 1"), ("About", "us")])
  func `from the page of a link it leads back to the link`(link: String, name: String) throws {
    let narrow = Screen(Places(), size: NavigationSplitViewTests.narrow)
    try narrow.tap(.button(link))
    #expect(narrow.exists(.text("letter of \(name), true")))
    try narrow.tap("Leave")
    #expect(narrow.exists(.button(link)) && !narrow.exists("nowhere"))
    let wide = Screen(Places(), size: NavigationSplitViewTests.wide)
    try wide.tap(.button(link))
    try wide.tap("Leave")
    #expect(wide.exists(.button(link)) && wide.exists("nowhere"))
  }

  private struct Alone: View {
    @State private var column = NavigationSplitViewColumn.detail

    var body: some View {
      NavigationSplitView(preferredCompactColumn: $column) {
        Text("side")
      } detail: {
        Letter(name: "nobody") {}
      }
    }
  }

  @Test func `a narrow window stays, and a wide one is closed`() async {
    struct Narrow: App {
      var body: some Scene { WindowGroup("Narrow") { Alone() } }
    }
    struct Wide: App {
      var body: some Scene {
        WindowGroup("Wide") { Alone() }.defaultSize(width: 900, height: 400)
      }
    }
    let narrow = TestDesktop(Narrow.self)
    narrow.tap("Leave")
    await narrow.turn()
    #expect(!narrow.hasQuit)
    let wide = TestDesktop(Wide.self)
    wide.tap("Leave")
    await wide.turn()
    #expect(wide.hasQuit)
  }
}
