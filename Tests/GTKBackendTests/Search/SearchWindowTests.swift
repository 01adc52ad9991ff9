import Foundation
import Testing

extension WindowTests {
  struct SearchWindowTests {
    @Test func `arrows lead from a search to what it suggests, and return chooses that`() throws {
      let desktop = try Desktop(showing: "search")
      try desktop.wait(for: .label("Not searching"))
      try desktop.key("ctrl+f")
      let field = Lookup.searchField("Find groceries")
      try desktop.wait(for: field.being("focused"))
      try desktop.type("e")
      try desktop.wait(for: .button("Only Rye bread"))
      try desktop.key("Down", "Down")
      try desktop.wait(for: .button("Only Cherry").being("focused"))
      try desktop.key("Up", "Up")
      try desktop.wait(for: field.being("focused"))
      try desktop.key("Down", "Return")
      try desktop.wait(for: .label("Submitted Apple"))
      try desktop.wait(for: field.showing("Apple"))
      try desktop.waitUntilGone(.button("Only Apple"))
      try desktop.key("Escape")
      try desktop.wait(for: .label("Not searching"))
      try desktop.expectNoComplaints()
    }

    @Test func `parts that are searched alone are chosen beside the field`() throws {
      let desktop = try Desktop(showing: "search")
      try desktop.press(.button("Open"))
      try desktop.click(.choice("Breads"))
      try desktop.wait(for: .label("Toast"))
      try desktop.waitUntilGone(.label("Banana"))
      // The search goes on while the keyboard is there.
      try desktop.wait(for: .label("Searching"))
      try desktop.press(.button("Enough"))
      try desktop.wait(for: .label("Not searching"))
      try desktop.waitUntilGone(.choice("Breads"))
      try desktop.expectNoComplaints()
    }
  }
}
