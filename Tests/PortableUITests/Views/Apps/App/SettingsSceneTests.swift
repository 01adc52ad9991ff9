import PortableUI
import Testing

/// The window of an app's settings, and the usual commands.
@MainActor
struct SettingsSceneTests {
  struct Notes: App {
    @State private var isLarge = false

    var body: some Scene {
      Settings {
        Toggle("Large", isOn: $isLarge)
        Text(isLarge ? "Large it is" : "Small it is")
      }
      WindowGroup("Notes") { NotesView(isLarge: isLarge) }
        .commands { CommandMenu(isLarge ? "Large" : "Small") { Button("Nothing") {} } }
    }
  }

  struct NotesView: View {
    let isLarge: Bool
    @Environment(\.openSettings) private var openSettings

    var body: some View {
      Text(isLarge ? "LARGE" : "small")
      Button("Open") { openSettings() }
      SettingsLink()
    }
  }

  @Test func `settings are not the first window, and there is one at most`() {
    let desktop = TestDesktop(Notes.self)
    #expect(desktop.session.windows.map(\.title) == ["Notes"])
    desktop.tap("Open")
    #expect(desktop.session.windows.map(\.title) == ["Preferences", "Notes"])
    desktop.tap("Preferences", in: 1)
    #expect(desktop.session.windows.map(\.title) == ["Preferences", "Notes"])
  }

  @Test func `the menu has what is usual, and follows the app's state`() {
    let desktop = TestDesktop(Notes.self)
    desktop.openMenu(in: 0)
    #expect(
      desktop.menu(in: 0) == ["New Window", "-", "Small", "-", "Preferences", "-", "Quit"])
    desktop.choose("Preferences", in: 0)
    desktop.toggle(in: 0)
    desktop.openMenu(in: 1)
    #expect(
      desktop.menu(in: 1) == ["New Window", "-", "Large", "-", "Preferences", "-", "Quit"])
    desktop.choose("New Window", in: 1)
    #expect(desktop.session.windows.map(\.title) == ["Preferences", "Notes", "Notes"])
    desktop.choose("Quit", in: 1)
  }

  struct Plain: App {
    var body: some Scene { WindowGroup("Plain") { Text("Plain") } }
  }

  @Test func `without commands and settings there is no menu`() {
    let desktop = TestDesktop(Plain.self)
    #expect(!desktop.hasMenu(in: 0))
  }

  struct Replacing: App {
    var body: some Scene {
      WindowGroup("One") { Text("One") }.commands {
        CommandGroup(replacing: .newItem) {}
        CommandGroup(replacing: .appTermination) { Button("Leave") {} }
      }
    }
  }

  @Test func `what is replaced is neither in the menu nor on its key`() {
    let desktop = TestDesktop(Replacing.self)
    desktop.openMenu(in: 0)
    #expect(desktop.menu(in: 0) == ["Leave"])
    #expect(!desktop.session.windows[0].hasUsual(.newItem))
    #expect(!desktop.session.windows[0].hasUsual(.appTermination))
    #expect(desktop.session.windows[0].hasUsual(.appSettings))
  }
}
