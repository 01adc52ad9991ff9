import PortableUI
import Testing
import ViewTesting

@MainActor struct KeyEquivalentTests {
  private struct Key {
    let name: String
    let key: KeyEquivalent

    init(_ name: String, _ key: KeyEquivalent) { (self.name, self.key) = (name, key) }
  }

  private static let keys = [
    Key("Up", .upArrow), Key("Down", .downArrow), Key("Left", .leftArrow),
    Key("Right", .rightArrow),
    Key("Escape", .escape), Key("Delete", .delete), Key("Forward Delete", .deleteForward),
    Key("Home", .home),
    Key("End", .end), Key("Page Up", .pageUp), Key("Page Down", .pageDown), Key("Tab", .tab),
    Key("Space", .space), Key("Return", .return),
  ]

  /// A button for each key with a name.
  private struct Keyboard: View {
    @State private var last = ""

    var body: some View {
      VStack {
        Text(verbatim: last)
        ForEach(KeyEquivalentTests.keys, id: \.name) { key in
          Button(key.name) { last = "pressed \(key.name)" }
            .keyboardShortcut(key.key, modifiers: .option)
        }
      }
    }
  }

  @Test func `each key with a name is a key of its own`() throws {
    let screen = Screen(Keyboard())
    for key in Self.keys {
      try screen.press(key.key, modifiers: .option)
      #expect(screen.exists(.text("pressed \(key.name)")))
      let error = #expect(throws: ScreenError.self) {
        try screen.press(key.key, modifiers: .control)
      }
      #expect(error?.description.contains("press Control-\(key.name):") == true)
    }
    #expect(Set(Self.keys.map(\.key)).count == Self.keys.count)
  }

  @Test func `a letter is a key`() {
    #expect(KeyEquivalent("a") == "a")
    #expect(KeyEquivalent("a").character == "a")
  }
}
