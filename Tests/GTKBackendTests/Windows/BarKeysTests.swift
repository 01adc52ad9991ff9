import Foundation
import Testing

extension WindowTests {
  /// Keys in the bars of a window.
  struct BarKeysTests {
    @Test func `the tabulator leads to the buttons of both bars, and they are pressed there`()
      throws
    {
      let desktop = try Desktop(running: "AppProbe", "desk")
      try desktop.wait(for: .label("One: first words, selected: nothing, added: 0"))
      try desktop.tab(to: .button("First"))
      try desktop.key("space")
      try desktop.wait(for: .label("One: first words, selected: a place, added: 10"))
      try desktop.tab(to: .button("Add"))
      try desktop.key("Return")
      try desktop.wait(for: .label("One: first words, selected: a place, added: 11"))
      try desktop.tab(to: .button("Last"))
      try desktop.key("space")
      try desktop.wait(for: .label("One: first words, selected: a place, added: 111"))
      try desktop.expectNoComplaints()
    }

    @Test func `keys with Alt type nothing and open nothing`() throws {
      let desktop = try Desktop(running: "AppProbe", "desk")
      try desktop.click(.field("One"))
      try desktop.key("End", "alt+f", "alt+e", "alt+a")
      try desktop.type("?")
      try desktop.wait(for: .label("One: first words?, selected: nothing, added: 0"))
      try desktop.expectNoComplaints()
    }

    @Test func `F1 asks for help, and a comma with Control for settings`() throws {
      let desktop = try Desktop(running: "AppProbe", "desk")
      try desktop.click(.field("One"))
      try desktop.key("F1")
      try desktop.waitForAnswer(to: "log") { $0.contains("helped") }
      try desktop.key("ctrl+comma")
      try desktop.wait(for: .window("Preferences"))
      try desktop.expectNoComplaints()
    }

    @Test func `settings go by Escape, and what they stand before stays`() throws {
      let desktop = try Desktop(running: "AppProbe", "desk")
      try desktop.click(.field("One"))
      try desktop.key("ctrl+comma")
      try desktop.wait(for: .window("Preferences"))
      try desktop.key("Escape")
      try desktop.waitUntilGone(.window("Preferences"))
      // They open again, and nothing is heard of the window that they stood before.
      try desktop.key("ctrl+comma")
      try desktop.wait(for: .window("Preferences"))
      try desktop.key("Escape")
      try desktop.waitUntilGone(.window("Preferences"))
      try desktop.wait(for: .label("One: first words, selected: nothing, added: 0"))
      try desktop.expectNoComplaints()
    }

    @Test func `a window with something to lose asks before it closes by its key`() throws {
      let desktop = try Desktop(running: "AppProbe", "desk")
      try desktop.click(.field("Letter"))
      try desktop.key("ctrl+End")
      try desktop.type("!")
      try desktop.key("ctrl+w")
      try desktop.press(.button("Cancel"))
      try desktop.waitUntilGone(.button("Cancel"))
      try desktop.wait(for: .label("One: first words, selected: a place, added: 0"))
      try desktop.key("ctrl+q")
      try desktop.press(.button("Discard"))
      #expect(try desktop.end().last == "0")
    }
  }
}
