import Foundation
import Testing

extension WindowTests {
  /// What a person does with rows of a list besides selecting them, and beside the rows.
  struct RowActionsWindowTests {
    private func row(_ name: String) -> Lookup { Lookup(role: "list item", name: name) }
    private func line(_ name: String) -> Lookup { Lookup(role: "menu item", name: name) }

    /// Takes a line of the menu that is about to open, so many below its first one.
    private func choose(_ name: String, _ below: Int = 0, on desktop: Desktop) throws {
      for _ in 0..<below {
        try desktop.wait(for: Lookup(role: "menu item").being("focused"))
        try desktop.key("Down")
      }
      try desktop.wait(for: line(name).being("focused"))
      try desktop.key("Return")
      try desktop.waitUntilGone(line(name))
    }

    @Test func `a button of a row comes with the pointer, opens a menu, and goes with it`() throws {
      let desktop = try Desktop(showing: "rowActions")
      for (number, name, below, done) in [
        (1, "Flag", 0, "flagged 1"), (2, "Archive", 1, "archived 2"), (0, "Delete", 2, "deleted 0"),
      ] {
        let frame = try desktop.wait(for: row("Letter \(number)")).frame
        try desktop.hover(at: CGPoint(x: frame.midX, y: frame.midY))
        // Until then that of the row before may be there.
        try desktop.wait(until: .button("Actions")) { abs($0.frame.midY - frame.midY) < 12 }
        #expect(try desktop.wait(for: .button("Actions")).frame.maxX <= frame.maxX)
        try desktop.click(.button("Actions"))
        for other in ["Flag", "Archive", "Delete"] { try desktop.wait(for: line(other)) }
        try choose(name, below, on: desktop)
        try desktop.wait(for: .label("done: \(done)"))
      }
      try desktop.movePointerAway()
      try desktop.waitUntilGone(.button("Actions"))
      try desktop.expectNoComplaints()
    }

    @Test func `what a row can do is in its menu, which a pointer opens, and a key`() throws {
      let desktop = try Desktop(showing: "rowActions")
      try desktop.clickOther(row("Letter 1"))
      try desktop.wait(for: line("Flag"))
      try desktop.wait(for: line("Delete"))
      try choose("Archive", 1, on: desktop)
      try desktop.wait(for: .label("done: archived 1"))
      try desktop.click(.field("Before"))
      try desktop.key("Tab")
      try desktop.wait(for: row("Letter 0").being("focused"))
      try desktop.key("Menu")
      try choose("Flag", on: desktop)
      try desktop.wait(for: .label("done: flagged 0"))
      try desktop.wait(for: row("Letter 0").being("focused"))
      try desktop.expectNoComplaints()
    }

    @Test func `beside the rows the pointer opens a menu for none of them`() throws {
      let desktop = try Desktop(showing: "rowActions")
      let list = Lookup(role: "list", name: "Notes")
      let only = try desktop.wait(for: row("Ideas")).frame
      // What is clicked into is the middle.
      try desktop.wait(until: list) { $0.frame.midY > only.maxY }
      try desktop.clickOther(list)
      try choose("New Note", on: desktop)
      try desktop.wait(for: row("Note 1"))
      try desktop.clickOther(row("Note 1"))
      try choose("Copy", on: desktop)
      try desktop.wait(for: .label("done: copied Note 1"))
      try desktop.expectNoComplaints()
    }

    @Test func `the tabulator leads into that row of an element that has the keyboard`() throws {
      let desktop = try Desktop(showing: "rowActions")
      try desktop.click(.field("Before"))
      try desktop.key("Tab")
      try desktop.wait(for: row("Letter 0").being("focused"))
      // The button is in another row, though of the same element.
      try desktop.key("Tab")
      try desktop.wait(for: .field("Between").being("focused"))
      try desktop.key("shift+Tab")
      try desktop.wait(for: row("Letter 0").being("focused"))
      try desktop.key("Down", "Down", "Down")
      try desktop.wait(for: row("Reply 1, Send").being("focused"))
      try desktop.key("Tab")
      try desktop.wait(for: .button("Send").being("focused"))
      try desktop.key("space")
      try desktop.wait(for: .label("done: sent 1"))
      try desktop.key("Tab")
      try desktop.wait(for: .field("Between").being("focused"))
      try desktop.key("shift+Tab")
      try desktop.wait(for: row("Reply 1, Send").being("focused"))
      try desktop.expectNoComplaints()
    }
  }
}
