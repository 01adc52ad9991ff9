import Foundation
import Testing

extension WindowTests {
  /// Menus as a person on a desktop has them.
  struct MenuTests {
    private func line(_ name: String) -> Lookup { Lookup(role: "menu item", name: name) }

    @Test func `a menu opens from its button, and what is chosen is done`() throws {
      let desktop = try Desktop(showing: "menu")
      try desktop.click(.button("Edit"))
      try desktop.wait(for: line("Cut").being("focused"))
      try desktop.key("Return")
      try desktop.waitUntilGone(line("Cut"))
      try desktop.wait(for: .label("Log: cut, false"))
      try desktop.click(.button("Edit"))
      try desktop.wait(for: line("Cut"))
      try desktop.key("Escape")
      try desktop.waitUntilGone(line("Cut"))
      try desktop.wait(for: .label("Log: cut, false"))
      try desktop.click(.button("Options"))
      try desktop.wait(for: line("Settings").being("focused"))
      try desktop.key("Return")
      try desktop.wait(for: .label("Log: settings, false"))
      try desktop.expectNoComplaints()
    }

    @Test func `words have a menu of their own for the other button of a pointer`() throws {
      let desktop = try Desktop(showing: "menu")
      try desktop.clickOther(.label("Words"))
      try desktop.wait(for: line("Copy").being("focused"))
      try desktop.key("Return")
      try desktop.waitUntilGone(line("Copy"))
      try desktop.wait(for: .label("Log: copied, false"))
      try desktop.expectNoComplaints()
    }
  }
}
