import PortableUI
import Testing
import ViewTesting

/// Titles of windows that open a menu.
@MainActor struct ToolbarTitleMenuTests {
  private struct Note: View {
    @State private var name = "Shopping"
    @State private var log = ""

    var body: some View {
      NavigationStack {
        VStack {
          Text("log: \(log)")
          Button("Name it") { name = "Errands" }
        }
        .toolbarTitleMenu {
          Button("Duplicate") { log = "duplicated" }
          RenameButton()
        }
        .navigationTitle(name)
        .renameAction { log = "renaming" }
      }
    }
  }

  @Test func `the title opens a menu, and follows what the window is called`() throws {
    let screen = Screen(Note())
    #expect(screen.title == "Shopping")
    try screen.open(.button("Shopping"))
    #expect(screen.menu == ["Duplicate", "Rename"])
    try screen.choose("Duplicate")
    #expect(screen.exists("log: duplicated"))
    try screen.tap("Name it")
    #expect(screen.title == "Errands")
    try screen.open(.button("Errands"))
    try screen.choose("Rename")
    #expect(screen.exists("log: renaming"))
  }

  @Test func `it is an item of the bar by another name`() throws {
    let screen = Screen(
      Text("inside").navigationTitle("Page").toolbar {
        ToolbarTitleMenu { Button("Only") {} }
      })
    try screen.open(.button("Page"))
    #expect(screen.menu == ["Only"])
  }
}
