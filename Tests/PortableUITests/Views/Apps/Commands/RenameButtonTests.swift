import PortableUI
import Testing
import ViewTesting

/// Buttons that begin to give something another name.
@MainActor struct RenameButtonTests {
  @Test func `it is disabled where nobody says how`() throws {
    let screen = Screen(RenameButton())
    #expect(throws: ScreenError.self) { try screen.tap("Rename") }
  }

  @Test func `it leads the keyboard to a field`() throws {
    struct Page: View {
      @FocusState private var isNaming: Bool
      @State private var name = "A"

      var body: some View {
        VStack {
          TextField("Name", text: $name).focused($isNaming)
          RenameButton()
        }
        .renameAction($isNaming)
      }
    }
    let screen = Screen(Page())
    try screen.tap("Rename")
    #expect(screen.focused == "Name")
  }
}
