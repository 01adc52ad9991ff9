import Foundation
import PortableUI
import Testing
import ViewTesting

/// The command for the sidebar of columns.
@MainActor
struct SidebarCommandsTests {
  struct Shelves: View {
    let hasColumns: Bool

    var body: some View {
      if hasColumns {
        NavigationSplitView {
          Text("Shelves")
        } detail: {
          Text("Books")
        }
      } else {
        Text("Books")
      }
    }
  }

  private func screen(width: CGFloat, hasColumns: Bool = true) -> Screen {
    Screen(
      Shelves(hasColumns: hasColumns), commands: SidebarCommands(),
      size: CGSize(width: width, height: 400))
  }

  @Test func `the sidebar goes and comes by its key and by the menu`() throws {
    let screen = screen(width: 900)
    #expect(screen.texts == ["Shelves", "Books"])
    try screen.press(KeyEquivalent("\u{F70C}"))
    #expect(screen.texts == ["Books"])
    try screen.open(.button("Main Menu"))
    try screen.choose("Toggle Sidebar")
    #expect(screen.texts == ["Shelves", "Books"])
  }

  @Test func `where there is no sidebar beside the rest, there is nothing to do`() throws {
    for screen in [screen(width: 900, hasColumns: false), screen(width: 400)] {
      try screen.open(.button("Main Menu"))
      #expect(screen.menu == ["(Toggle Sidebar)"])
    }
  }
}
