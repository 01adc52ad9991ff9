import PortableUI
import Testing
import ViewTesting

/// Questions before a sheet or a window closes.
@MainActor
struct DismissalConfirmationTests {
  private struct Draft: View {
    @State private var isWriting = true
    @State private var text = ""
    @State private var log: [String] = []

    var body: some View {
      Text("Log: \(log.joined(separator: ", "))")
        .sheet(isPresented: $isWriting) {
          TextField("Message", text: $text)
            .dismissalConfirmationDialog("Discard?", shouldPresent: !text.isEmpty) {
              Button("Discard", role: .destructive) { log.append("discarded") }
              Button("Keep", role: .cancel) { log.append("kept") }
            } message: {
              Text("It is not sent yet.")
            }
        }
    }
  }

  @Test func `a sheet with nothing to lose closes at once`() throws {
    let screen = Screen(Draft())
    try screen.dismiss()
    #expect(!screen.exists(.role(.sheet)))
    #expect(screen.exists("Log: "))
  }

  @Test func `otherwise it asks, and closes by an answer that is no way back`() throws {
    let screen = Screen(Draft())
    try screen.type("Hello", into: "Message")
    try screen.dismiss()
    #expect(screen.exists("It is not sent yet."))
    try screen.tap("Keep")
    #expect(screen.exists(.role(.sheet)))
    #expect(!screen.exists("It is not sent yet."))
    try screen.dismiss()
    try screen.tap("Discard")
    #expect(!screen.exists(.role(.sheet)))
    #expect(screen.exists("Log: kept, discarded"))
  }

  private struct Windows: App {
    var body: some Scene {
      WindowGroup("Draft") { Page() }
    }

    struct Page: View {
      @State private var isChanged = false

      var body: some View {
        Button("Change") { isChanged = true }
          .dismissalConfirmationDialog("Close?", shouldPresent: isChanged) {
            Button("Close") {}
          }
      }
    }
  }

  @Test func `a window asks before it closes, and before the app ends`() async {
    let desktop = TestDesktop(Windows.self)
    desktop.session.openAnother(like: desktop.session.windows[0])
    desktop.settle()
    desktop.tap("Change")
    desktop.session.closeAll()
    desktop.settle()
    #expect(desktop.titles == ["Draft"])
    desktop.tap("Cancel")
    await desktop.turn()
    #expect(desktop.titles == ["Draft"])
    desktop.session.askToClose(desktop.session.windows[0])
    desktop.settle()
    desktop.tap("Close")
    await desktop.turn()
    #expect(desktop.hasQuit)
  }
}
