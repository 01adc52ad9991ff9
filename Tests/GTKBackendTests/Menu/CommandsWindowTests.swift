import Foundation
import Testing

extension WindowTests {
  /// The menu of an app's windows, as a person on a desktop has it.
  struct CommandsWindowTests {
    private func line(_ name: String) -> Lookup { Lookup(role: "menu item", name: name) }

    private func notebook() throws -> Desktop {
      try Desktop(running: "AppProbe", "notebook")
    }

    @Test func `keys of the menu work while it is closed, and where the keyboard is`() throws {
      let desktop = try notebook()
      try desktop.wait(for: .label("0 small notes: first, second"))
      try desktop.key("ctrl+n")
      try desktop.wait(for: .label("1 small notes: first, second"))
      try desktop.click(.field("Two"))
      try desktop.key("ctrl+shift+u")
      try desktop.wait(for: .label("1 small notes: first, SECOND"))
      try desktop.expectNoComplaints()
    }

    @Test func `the menu opens by its key and its button, and does what it says`() throws {
      let desktop = try notebook()
      try desktop.wait(for: .label("0 small notes: first, second"))
      try desktop.key("F10")
      try desktop.wait(for: line("New Note").being("focused"))
      try desktop.key("Return")
      try desktop.wait(for: .label("1 small notes: first, second"))
      try desktop.click(.button("Main Menu"))
      try desktop.wait(for: line("Note"))
      try desktop.wait(for: line("Preferences"))
      try desktop.key("Escape")
      try desktop.waitUntilGone(line("Note"))
      try desktop.expectNoComplaints()
    }

    @Test func `a menu leaves the keyboard where it was, for what is chosen and afterwards`() throws
    {
      let desktop = try notebook()
      try desktop.click(.field("Two"))
      try desktop.key("End")
      try desktop.click(.button("Main Menu"))
      try desktop.wait(for: line("New Note").being("focused"))
      try desktop.key("Down")
      try desktop.wait(for: line("Note").being("focused"))
      try desktop.key("Right")
      try desktop.wait(for: line("Shout"))
      try desktop.key("Down")
      try desktop.wait(for: line("Shout").being("focused"))
      try desktop.key("Return")
      try desktop.wait(for: .label("0 small notes: first, SECOND"))
      try desktop.wait(for: .field("Two").being("focused"))
      try desktop.type("!")
      try desktop.wait(for: .label("0 small notes: first, SECOND!"))
      try desktop.key("F10")
      try desktop.wait(for: line("New Note").being("focused"))
      try desktop.key("Escape")
      try desktop.waitUntilGone(line("New Note"))
      try desktop.wait(for: .field("Two").being("focused"))
      try desktop.type("?")
      try desktop.wait(for: .label("0 small notes: first, SECOND!?"))
      try desktop.expectNoComplaints()
    }

    @Test func `settings open by their key, once, and what is set there is seen`() throws {
      let desktop = try notebook()
      try desktop.wait(for: .label("0 small notes: first, second"))
      try desktop.key("ctrl+comma")
      try desktop.wait(for: .window("Preferences"))
      try desktop.click(.toggle("Large notes"))
      try desktop.wait(for: .label("0 large notes: first, second"))
      try desktop.focus("Notebook")
      try desktop.key("ctrl+comma")
      try desktop.focus("Preferences")
      try desktop.key("ctrl+w")
      try desktop.waitUntilGone(.window("Preferences"))
      try desktop.focus("Notebook")
      try desktop.key("ctrl+q")
      #expect(try desktop.end() == ["0"])
      try desktop.expectNoComplaints()
    }
  }
}
