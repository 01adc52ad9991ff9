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

    @Test func `more suggestions than there is room for are moved by a wheel and by keys`() throws {
      let desktop = try Desktop(showing: "suggestions")
      try desktop.wait(for: .label("for "))
      try desktop.key("ctrl+f")
      try desktop.wait(for: .searchField("Find numbers").being("focused"))
      let (first, last) = (Lookup.button("Number 0"), Lookup.button("Number 29"))
      try desktop.wait(until: first) { $0.frame.height > 10 }
      let top = try desktop.wait(for: first).frame
      try desktop.turnWheel("down", times: 8, at: CGPoint(x: top.midX, y: top.midY + 100))
      try desktop.wait(until: first) { $0.frame.maxY < top.minY }
      try desktop.key("Down")
      try desktop.wait(for: first.being("focused"))
      try desktop.wait(until: first) { abs($0.frame.minY - top.minY) <= 2 }
      for _ in 0..<29 { try desktop.key("Down") }
      try desktop.wait(for: last.being("focused"))
      try desktop.wait(until: last) {
        $0.frame.minY > top.minY && $0.frame.maxY <= top.minY + 402
      }
      try desktop.key("Return")
      try desktop.wait(for: .label("for 29"))
      try desktop.waitUntilGone(last)
      try desktop.expectNoComplaints()
    }
  }
}
