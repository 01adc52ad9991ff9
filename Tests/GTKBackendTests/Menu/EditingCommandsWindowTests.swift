import Foundation
import Testing

extension WindowTests {
  /// What the menu of a window does to the text that has the keyboard, to the bar and to the inspector.
  struct EditingCommandsWindowTests {
    private func line(_ name: String) -> Lookup { Lookup(role: "menu item", name: name) }

    private func choose(_ title: String, on desktop: Desktop) throws {
      try desktop.click(.button("Main Menu"))
      try desktop.wait(for: line(title).being("sensitive"))
      try desktop.press(line(title))
      try desktop.waitUntilGone(line(title))
    }

    @Test func `the menu edits the text that has the keyboard`() throws {
      let desktop = try Desktop(running: "AppProbe", "desk")
      try desktop.wait(for: .label("One: first words, selected: nothing, added: 0"))
      try desktop.click(.field("One"))
      try desktop.key("End")
      try desktop.type("!")
      try desktop.wait(for: .label("One: first words!, selected: nothing, added: 0"))
      try choose("Undo", on: desktop)
      try desktop.wait(for: .label("One: first words, selected: nothing, added: 0"))
      try choose("Redo", on: desktop)
      try desktop.wait(for: .label("One: first words!, selected: nothing, added: 0"))
      try choose("Select All", on: desktop)
      try choose("Cut", on: desktop)
      try desktop.wait(for: .label("One: , selected: nothing, added: 0"))
      try choose("Paste", on: desktop)
      try desktop.wait(for: .label("One: first words!, selected: nothing, added: 0"))
      try desktop.key("ctrl+a")
      try choose("Delete", on: desktop)
      try desktop.wait(for: .label("One: , selected: nothing, added: 0"))
      try desktop.expectNoComplaints()
    }

    @Test func `keys of the menu edit as those of the field do`() throws {
      let desktop = try Desktop(running: "AppProbe", "desk")
      try desktop.click(.field("One"))
      try desktop.key("ctrl+a", "ctrl+c", "End", "ctrl+v")
      try desktop.wait(for: .label("One: first wordsfirst words, selected: nothing, added: 0"))
      try desktop.key("ctrl+z")
      try desktop.wait(for: .label("One: first words, selected: nothing, added: 0"))
      try desktop.key("ctrl+shift+z")
      try desktop.wait(for: .label("One: first wordsfirst words, selected: nothing, added: 0"))
      try desktop.expectNoComplaints()
    }

    @Test func `a view sees what is selected in an editor, and selects there`() throws {
      let desktop = try Desktop(running: "AppProbe", "desk")
      try desktop.click(.field("Letter"))
      try desktop.key("ctrl+a")
      try desktop.wait(for: .label("One: first words, selected: Dear Ada, added: 0"))
      try desktop.key("Home", "ctrl+shift+Right")
      try desktop.wait(for: .label("One: first words, selected: Dear, added: 0"))
      try desktop.click(.button("Select the name"))
      try desktop.wait(for: .label("One: first words, selected: Ada, added: 0"))
      try desktop.click(.button("Main Menu"))
      try desktop.wait(for: line("Copy").notBeing("sensitive"))
      try desktop.key("Escape")
      try desktop.expectNoComplaints()
    }

    @Test func `the bar and the inspector come and go by the menu and by keys`() throws {
      let desktop = try Desktop(running: "AppProbe", "desk")
      try desktop.click(.button("Add"))
      try desktop.key("ctrl+alt+i")
      try desktop.wait(for: .label("Details"))
      try choose("Hide Inspector", on: desktop)
      try desktop.waitUntilGone(.label("Details"))
      try choose("Hide Toolbar", on: desktop)
      try desktop.waitUntilGone(.button("Add"))
      try desktop.wait(for: .button("Last"))
      try choose("Show Toolbar", on: desktop)
      try desktop.click(.button("Add"))
      try desktop.wait(for: .label("One: first words, selected: nothing, added: 2"))
      try desktop.expectNoComplaints()
    }
  }
}
