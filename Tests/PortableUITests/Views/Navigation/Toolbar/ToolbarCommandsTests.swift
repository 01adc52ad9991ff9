import PortableUI
import Testing
import ViewTesting

/// The command for the bar of a window.
@MainActor
struct ToolbarCommandsTests {
  private struct Page: View {
    @State private var count = 0

    var body: some View {
      NavigationStack {
        NavigationLink("Go") {
          Text("Further").toolbar { Button("Share") {} }
        }
        .navigationTitle("Page")
        .toolbar {
          ToolbarItem { Button("Add \(count)") { count += 1 } }
          ToolbarItem(placement: .bottomBar) { Button("Last") {} }
        }
      }
    }
  }

  @Test func `what is in the bar goes and comes back as it was`() throws {
    let screen = Screen(Page(), commands: ToolbarCommands())
    try screen.tap("Add 0")
    try screen.open(.button("Main Menu"))
    #expect(screen.menu == ["Hide Toolbar"])
    try screen.choose("Hide Toolbar")
    #expect(!screen.exists("Add 1"))
    #expect(screen.exists("Last"))
    try screen.tap("Go")
    #expect(!screen.exists("Share"))
    try screen.tap("Back")
    try screen.open(.button("Main Menu"))
    try screen.choose("Show Toolbar")
    #expect(screen.exists("Add 1"))
  }
}
