import Foundation
import PortableUI
import Testing
import ViewTesting

/// The command for the inspector of a window.
@MainActor
struct InspectorCommandsTests {
  private struct Inspected: View {
    @State private var isShown = false

    var body: some View {
      Text(isShown ? "Shown" : "Hidden")
        .inspector(isPresented: $isShown) { Text("Details") }
    }
  }

  @Test func `the inspector goes and comes by its key and by the menu`() throws {
    let screen = Screen(
      Inspected(), commands: InspectorCommands(), size: CGSize(width: 900, height: 400))
    try screen.open(.button("Main Menu"))
    #expect(screen.menu == ["Show Inspector"])
    try screen.choose("Show Inspector")
    #expect(screen.texts == ["Shown", "Details"])
    try screen.press("i", modifiers: [.command, .option])
    #expect(screen.texts == ["Hidden"])
    try screen.press("i", modifiers: [.command, .option])
    try screen.open(.button("Main Menu"))
    #expect(screen.menu == ["Hide Inspector"])
  }

  @Test func `in a window without one there is nothing to do`() throws {
    let screen = Screen(Text("Alone"), commands: InspectorCommands())
    try screen.open(.button("Main Menu"))
    #expect(screen.menu == ["(Show Inspector)"])
  }
}
