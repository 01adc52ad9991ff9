import Foundation
import Testing

extension WindowTests {
  /// Titles of windows that open a menu.
  struct TitleMenuWindowTests {
    @Test func `the title opens a menu, and the window is called the same`() throws {
      let desktop = try Desktop(showing: "titled")
      try desktop.wait(for: .window("Notes"))
      try desktop.click(.button("Notes"))
      try desktop.wait(for: Lookup(role: "menu item", name: "Duplicate"))
      try desktop.click(Lookup(role: "menu item", name: "Duplicate"))
      try desktop.wait(for: .label("done: duplicated"))
      try desktop.click(.button("Rename"))
      try desktop.wait(for: .window("Errands"))
      try desktop.wait(for: .button("Errands"))
      try desktop.click(.button("Help"))
      try desktop.wait(for: .label("done: helped"))
      try desktop.expectNoComplaints()
    }
  }
}
