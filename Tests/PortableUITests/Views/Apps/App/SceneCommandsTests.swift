import PortableUI
import Testing

/// What scenes take out of the menu, put into it, and open by keys.
@MainActor struct SceneCommandsTests {
  private struct Removed: App {
    var body: some Scene {
      WindowGroup("Notes") { Text("notes") }
        .commands { CommandMenu("Inner") { Button("a") {} } }
        .commandsRemoved()
        .commands { CommandMenu("Outer") { Button("b") {} } }
      Settings { Text("settings") }.commandsRemoved()
    }
  }

  @Test func `commands of a scene are taken away, with what it has by itself`() {
    let desktop = TestDesktop(Removed.self)
    desktop.openMenu(in: 0)
    #expect(desktop.menu(in: 0) == ["Outer", "-", "Quit"])
    #expect(!desktop.session.windows[0].hasUsual(.newItem))
    #expect(desktop.session.windows[0].hasUsual(.appTermination))
  }

  private struct Replaced: App {
    var body: some Scene {
      WindowGroup("Notes") { Text("notes") }
        .commands { CommandMenu("Inner") { Button("a") {} } }
        .commandsReplaced { CommandMenu("Other") { Button("b") {} } }
      WindowGroup("Others") { Text("others") }
        .commands { CommandMenu("Kept") { Button("a") {} } }
    }
  }

  @Test func `other commands stand in their place, and those of other scenes stay`() {
    let desktop = TestDesktop(Replaced.self)
    desktop.openMenu(in: 0)
    #expect(desktop.menu(in: 0) == ["Other", "Kept", "-", "Quit"])
  }

  private struct Keyed: App {
    var body: some Scene {
      WindowGroup("Notes") { Text("notes") }
        .keyboardShortcut("n", modifiers: [.command, .shift])
      Window("Log", id: "log") { Text("log") }.keyboardShortcut("l")
      WindowGroup("Drawings", id: "drawings") { Text("drawing") }
        .keyboardShortcut("d", modifiers: [.command, .option])
      Window("Hidden", id: "hidden") { Text("hidden") }.keyboardShortcut(nil)
      Settings { Text("settings") }.keyboardShortcut("p")
    }
  }

  @Test func `keys open windows of scenes, from the menu of each window`() {
    let desktop = TestDesktop(Keyed.self)
    #expect(!desktop.session.windows[0].hasUsual(.newItem))
    #expect(
      desktop.keys(in: 0) == [
        "New Window": KeyboardShortcut("n", modifiers: [.command, .shift]),
        "Drawings": KeyboardShortcut("d", modifiers: [.command, .option]),
        "Log": KeyboardShortcut("l"), "Preferences": KeyboardShortcut("p"),
        "Quit": KeyboardShortcut("q"),
      ])
    desktop.press("Log", in: 0)
    #expect(desktop.session.windows.map(\.title) == ["Notes", "Log"])
    desktop.press("Log", in: 0)
    desktop.press("Log", in: 1)
    #expect(desktop.session.windows.map(\.title) == ["Notes", "Log"])
    #expect(desktop.keys(in: 1)["New Window"] == nil)
    desktop.press("Drawings", in: 1)
    desktop.press("Drawings", in: 0)
    desktop.press("New Window", in: 0)
    #expect(
      desktop.session.windows.map(\.title) == ["Notes", "Notes", "Log", "Drawings", "Drawings"])
  }

  private struct Empty: App {
    @State private var isMore = false

    var body: some Scene {
      _EmptyScene()
      WindowGroup("Only") { Text("only") }
    }
  }

  @Test func `an empty scene opens nothing`() {
    #expect(TestDesktop(Empty.self).windows == ["Only: only"])
  }
}
