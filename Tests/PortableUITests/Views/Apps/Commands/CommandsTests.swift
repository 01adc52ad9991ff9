import PortableUI
import Testing
import ViewTesting

/// Commands: what they add to the menu of a window, where, and what keys do.
@MainActor
struct CommandsTests {
  struct Notes: View {
    @Binding var log: [String]
    @State private var isAsking = false

    var body: some View {
      VStack {
        Text(log.joined(separator: ", "))
        Button("Ask") { isAsking = true }
      }
      .sheet(isPresented: $isAsking) { Text("Really?") }
    }
  }

  struct Everything: Commands {
    let log: (String) -> Void

    var body: some Commands {
      CommandMenu("Note") {
        Button("Archive") { log("archived") }.keyboardShortcut("e")
        Button("Forget") { log("forgotten") }.keyboardShortcut("k").disabled(true)
        Menu("Colour") {
          Button("Red") { log("red") }.keyboardShortcut("r", modifiers: [.command, .shift])
        }
      }
      CommandGroup(replacing: .newItem) { Button("New Note") { log("new") }.keyboardShortcut("n") }
      CommandGroup(after: .saveItem) { Button("Save All") { log("saved all") } }
      CommandGroup(before: .saveItem) { Button("Save") { log("saved") } }
      CommandGroup(replacing: .help) {}
    }
  }

  /// A screen with everything, and what was logged.
  private func screen() -> (screen: Screen, log: () -> [String]) {
    let log = Log()
    let screen = Screen(
      Notes(log: .constant([])), commands: Everything { log.lines.append($0) })
    return (screen, { log.lines })
  }

  final class Log { var lines: [String] = [] }

  @Test func `groups stand in the order of their places, menus after them`() throws {
    let screen = screen().screen
    try screen.open(.button("Main Menu"))
    #expect(screen.menu == ["New Note", "-", "Save", "Save All", "-", "Note"])
  }

  @Test func `a line is chosen by hand, in a menu inside, too`() throws {
    let (screen, log) = screen()
    try screen.open(.button("Main Menu"))
    try screen.choose("Note", "Colour", "Red")
    try screen.open(.button("Main Menu"))
    try screen.choose("Save All")
    #expect(log() == ["red", "saved all"])
  }

  @Test func `keys choose lines while the menu is closed, unless those are disabled`() throws {
    let (screen, log) = screen()
    try screen.press("e", modifiers: .command)
    try screen.press("r", modifiers: [.command, .shift])
    try screen.press("n", modifiers: .command)
    #expect(log() == ["archived", "red", "new"])
    let refusal = #expect(throws: ScreenError.self) {
      try screen.press("k", modifiers: .command)
    }
    #expect("\(refusal!)".contains("Command-k for Forget, disabled"))
    #expect(screen.menu == nil)
  }

  @Test func `F10 opens the menu`() throws {
    let screen = screen().screen
    try screen.press(KeyEquivalent("\u{F70D}"))
    #expect(screen.menu?.first == "New Note")
  }

  @Test func `keys do nothing behind a sheet`() throws {
    let (screen, log) = screen()
    try screen.tap(.button("Ask"))
    #expect(throws: ScreenError.self) { try screen.press("e", modifiers: .command) }
    #expect(log() == [])
  }

  @Test func `a screen without commands has no menu`() {
    #expect(!Screen(Text("Alone")).exists("Main Menu"))
    #expect(Screen(Text("Alone"), commands: Growing()).exists("Main Menu"))
  }

  struct Growing: Commands {
    @State private var count = 0

    var body: some Commands {
      CommandMenu("Counts") {
        Button("Count \(count)") { count += 1 }.keyboardShortcut("c")
        Inner()
      }
      if count > 1 { CommandMenu("More") { Text("Nothing") } }
      switch count {
      case 0: CommandGroup(after: .help) { Button("None") {} }
      default: CommandGroup(after: .help) { Button("Some") {} }
      }
    }
  }

  struct Inner: View {
    @State private var isOn = false

    var body: some View {
      Toggle("Inner", isOn: $isOn).keyboardShortcut("i")
      Button("Turn") { isOn.toggle() }.keyboardShortcut("t")
      if isOn { Button("Only then") {} }
    }
  }

  @Test func `commands have state, and an open menu follows it, also that of views inside`() throws
  {
    let screen = Screen(Text("Counting"), commands: Growing())
    try screen.open(.button("Main Menu"))
    #expect(screen.menu == ["Counts", "-", "None"])
    try screen.press("c", modifiers: .command)
    try screen.press("c", modifiers: .command)
    try screen.open(.button("Main Menu"))
    #expect(screen.menu == ["Counts", "More", "-", "Some"])
    #expect(screen.menu(inside: "Counts") == ["Count 2", "Inner", "Turn"])
    try screen.press("t", modifiers: .command)
    try screen.open(.button("Main Menu"))
    #expect(screen.menu(inside: "Counts") == ["Count 2", "✓ Inner", "Turn", "Only then"])
  }

  @MainActor final class Bodies { var count = 0 }

  struct Counted: View {
    let bodies: Bodies
    @FocusedValue(\.unused) private var unused

    var body: some View {
      bodies.count += 1
      return Button("Line") {}
    }
  }

  struct Counting: Commands {
    let bodies: Bodies

    var body: some Commands { CommandMenu("Menu") { Counted(bodies: bodies) } }
  }

  @Test func `lines are made once, whatever else happens in the window`() throws {
    let bodies = Bodies()
    let screen = Screen(Notes(log: .constant([])), commands: Counting(bodies: bodies))
    #expect(bodies.count == 1)
    try screen.tap(.button("Ask"))
    #expect(bodies.count == 1)
  }
}

extension FocusedValues {
  @Entry fileprivate var unused: Int?
}
