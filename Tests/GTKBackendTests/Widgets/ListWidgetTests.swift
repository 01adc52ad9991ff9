import Foundation
import Testing

extension WindowTests {
  struct ListWidgetTests {
    @Test func `clicks and keys select in a list, which is one stop of the tabulator`() throws {
      let desktop = try Desktop(showing: "listView")
      try desktop.wait(for: .label("selected: nothing, nothing pressed"))
      let row = try desktop.wait(for: Lookup(role: "list item", name: "Apple")).frame
      // Anywhere in the row, not only on its words.
      try desktop.click(at: CGPoint(x: row.maxX - 20, y: row.maxY - 6))
      try desktop.wait(for: .label("selected: Apple, nothing pressed"))
      try desktop.wait(for: Lookup(role: "list item", name: "Apple").being("selected"))
      try desktop.wait(for: Lookup(role: "list item", name: "Apple").being("focused"))
      try desktop.key("Down", "Down")
      try desktop.wait(for: .label("selected: Cherry, nothing pressed"))
      try desktop.wait(for: Lookup(role: "list item", name: "Apple").notBeing("selected"))
      try desktop.key("End")
      // What cannot be selected and does something is come to.
      try desktop.wait(for: Lookup(role: "list item", name: "Buy").being("focused"))
      try desktop.key("Up")
      try desktop.wait(for: .label("selected: Fig, nothing pressed"))
      try desktop.key("Up")
      try desktop.wait(for: .label("selected: Elderberry, nothing pressed"))
      try desktop.key("Home")
      try desktop.wait(for: .label("selected: Apple, nothing pressed"))
      let buy = try desktop.wait(for: Lookup(role: "list item", name: "Buy")).frame
      try desktop.click(at: CGPoint(x: buy.maxX - 8, y: buy.maxY - 6))
      try desktop.wait(for: .label("selected: Apple, bought"))
      try desktop.expectNoComplaints()
    }

    @Test func `a screen reader hears the row that keys are at, whatever is selected`() throws {
      let desktop = try Desktop(showing: "rowKeys")
      func row(_ name: String, _ place: String) -> Lookup {
        Lookup(role: "list item", name: name, hint: place).being("focused")
      }
      try desktop.click(.field("Before"))
      try desktop.key("Tab")
      // Nothing is selected by coming in.
      try desktop.wait(for: row("Row 0", "1 of 40"))
      try desktop.wait(for: .label("selected: []"))
      try desktop.key("Down", "ctrl+Down", "ctrl+Down")
      try desktop.wait(for: row("Row 2", "3 of 40"))
      try desktop.wait(for: .label("selected: [0]"))
      try desktop.key("ctrl+space")
      try desktop.wait(for: row("Row 2", "3 of 40").being("selected"))
      try desktop.wait(for: .label("selected: [0, 2]"))
      try desktop.key("ctrl+End")
      try desktop.wait(for: row("Row 39", "40 of 40"))
      // The row that keys are at may be far out of sight, and keys bring it back.
      let list = Lookup(role: "list", name: "Numbers")
      let frame = try desktop.wait(for: list).frame
      try desktop.repeatUntilGone(Lookup(role: "list item", name: "Row 39")) {
        try desktop.turnWheel("up", times: 40, at: CGPoint(x: frame.midX, y: frame.midY))
      }
      try desktop.wait(for: list.being("focused"))
      try desktop.repeatUntilGone(Lookup(role: "list item", name: "Row 0")) {
        try desktop.key("ctrl+Up")
      }
      try desktop.wait(for: Lookup(role: "list item").being("focused"))
      try desktop.wait(for: .label("selected: [0, 2]"))
      try desktop.expectNoComplaints()
    }

    @Test func `the tabulator goes from a row into it, on behind the list, and back`() throws {
      let desktop = try Desktop(showing: "rowKeys")
      func focused(_ role: String, _ name: String) throws {
        try desktop.wait(for: Lookup(role: role, name: name).being("focused"))
      }
      try desktop.click(.field("Between"))
      try desktop.key("Tab")
      try focused("list item", "Alps")
      try desktop.key("Return")
      try desktop.wait(for: .label("pressed: Alps"))
      try desktop.key("Down")
      try focused("list item", "Baltic, Star")
      try desktop.key("Tab")
      try focused("push button", "Star")
      try desktop.key("space")
      try desktop.wait(for: .label("pressed: Star"))
      // Titles are stops of their own, and the button that is all of a row is none.
      try desktop.key("Tab")
      try focused("push button", "Rivers")
      try desktop.key("Tab")
      try focused("text", "After")
      try desktop.key("shift+Tab")
      try focused("list item", "Baltic, Star")
      try desktop.key("shift+Tab")
      try focused("push button", "Places")
      try desktop.key("shift+Tab")
      try focused("text", "Between")
      try desktop.key("Tab")
      try focused("list item", "Baltic, Star")
      // The row that has the keyboard goes.
      try desktop.key("Delete")
      try focused("list item", "Danube")
      try desktop.key("Home")
      try focused("list item", "Alps")
      try desktop.expectNoComplaints()
    }

    @Test func `after any changes GTK shows what a plain model says`() throws {
      // More of them by `RANDOM_LISTS` in the environment.
      let wanted = ProcessInfo.processInfo.environment["RANDOM_LISTS"] ?? "150"
      let desktop = try Desktop(
        running: "AppProbe", "random lists", environment: ["RANDOM_LISTS": wanted])
      try desktop.press(.button("Start"))
      let said = try desktop.end()
      #expect(said == ["made \(wanted) batches", "0"])
      try desktop.expectNoComplaints()
    }

    @Test func `keys delete, move and refresh, and a button comes with the pointer`() throws {
      let desktop = try Desktop(showing: "groceries")
      let milk = try desktop.wait(for: Lookup(role: "list item", name: "Milk")).frame
      try desktop.click(at: CGPoint(x: milk.midX, y: milk.midY))
      try desktop.wait(for: Lookup(role: "list item", name: "Milk").being("selected"))
      // The pointer is there now.
      try desktop.wait(for: .button("Actions"))
      try desktop.key("alt+Down")
      try desktop.wait(for: .label("Bread Milk Eggs Tea"))
      try desktop.key("Delete")
      try desktop.wait(for: .label("Bread Eggs Tea"))
      try desktop.key("F5")
      try desktop.wait(for: .label("Bread Eggs Tea Salt 3"))
      try desktop.key("ctrl+r")
      try desktop.wait(for: .label("Bread Eggs Tea Salt 3 Salt 4"))
      try desktop.movePointerAway()
      try desktop.waitUntilGone(.button("Actions"))
      let eggs = try desktop.wait(for: Lookup(role: "list item", name: "Eggs")).frame
      try desktop.click(at: CGPoint(x: eggs.midX, y: eggs.midY))
      try desktop.click(.button("Actions"))
      try desktop.wait(for: Lookup(role: "menu item", name: "Delete").being("focused"))
      try desktop.key("Return")
      try desktop.wait(for: .label("Bread Tea Salt 3 Salt 4"))
      try desktop.expectNoComplaints()
    }

    @Test func `a form is operated by what stands beside the names`() throws {
      let desktop = try Desktop(showing: "form")
      try desktop.click(.field("Name"))
      try desktop.type("Grace")
      try desktop.wait(for: .field("Name").showing("Grace"))
      try desktop.press(.button("Erase"))
      try desktop.wait(for: .field("Name").showing(""))
      try desktop.press(.button("Greet"))
      try desktop.wait(for: .field("Name").showing("Ada"))
      // The keyboard goes from row to row.
      try desktop.key("Tab")
      try desktop.wait(for: .toggle("Updates").being("focused"))
      try desktop.expectNoComplaints()
    }
  }
}
