import Foundation
import Testing

extension WindowTests {
  /// Trees, rows that are found and dragged, and columns beside the content.
  struct OutlineWidgetTests {
    @Test func `a tree is gone through by keys, and rows are found by letters`() throws {
      let desktop = try Desktop(showing: "outline")
      let home = try desktop.wait(for: Lookup(role: "list item", name: "Home")).frame
      try desktop.click(at: CGPoint(x: home.midX, y: home.midY))
      try desktop.wait(for: .label("selected: Home"))
      try desktop.key("Right")
      try desktop.wait(for: Lookup(role: "list item", name: "Music"))
      try desktop.wait(for: Lookup(role: "list item", name: "Home").being("expanded"))
      try desktop.type("n")
      try desktop.wait(for: .label("selected: Notes"))
      try desktop.key("Left")
      try desktop.wait(for: .label("selected: Home"))
      try desktop.key("Left")
      try desktop.waitUntilGone(Lookup(role: "list item", name: "Music"))
      try desktop.click(.button("Expand"))
      try desktop.wait(for: Lookup(role: "list item", name: "Music"))
      try desktop.expectNoComplaints()
    }

    @Test func `an inspector stands at the end and is made wider`() throws {
      let desktop = try Desktop(showing: "outline")
      try desktop.resize(to: CGSize(width: 700, height: 400))
      try desktop.click(.button("Details"))
      let before = try desktop.wait(for: .label("about nothing")).frame
      let line = try desktop.wait(for: .slider("Inspector width")).frame
      try desktop.drag(
        from: CGPoint(x: line.midX, y: 200), to: CGPoint(x: line.midX - 80, y: 200))
      try desktop.wait(until: .label("about nothing")) { $0.frame.midX < before.midX - 20 }
      try desktop.resize(to: CGSize(width: 420, height: 400))
      // There is no room for it, so it has a window of its own.
      try desktop.wait(for: .label("about nothing"))
      try desktop.waitUntilGone(.slider("Inspector width"))
      try desktop.expectNoComplaints()
    }

    @Test func `a row is dragged to where another one is`() throws {
      let desktop = try Desktop(showing: "groceries")
      let milk = try desktop.wait(for: Lookup(role: "list item", name: "Milk")).frame
      let eggs = try desktop.wait(for: Lookup(role: "list item", name: "Eggs")).frame
      try desktop.drag(
        from: CGPoint(x: milk.midX, y: milk.midY), to: CGPoint(x: milk.midX, y: eggs.midY))
      try desktop.wait(for: .label("Bread Eggs Milk Tea"))
      // It was dragged and not clicked.
      try desktop.wait(for: Lookup(role: "list item", name: "Milk").notBeing("selected"))
      try desktop.expectNoComplaints()
    }

    @Test func `what a row can do is in its menu, by the other button and by key`() throws {
      let desktop = try Desktop(showing: "groceries")
      let milk = Lookup(role: "list item", name: "Milk")
      try desktop.wait(for: milk)
      try desktop.clickOther(milk)
      try desktop.wait(for: Lookup(role: "menu item", name: "Delete"))
      try desktop.key("Escape")
      try desktop.waitUntilGone(Lookup(role: "menu item", name: "Delete"))
      try desktop.click(milk)
      try desktop.wait(for: milk.being("selected"))
      try desktop.key("Menu")
      try desktop.wait(for: Lookup(role: "menu item", name: "Delete").being("focused"))
      try desktop.key("Return")
      try desktop.wait(for: .label("Bread Eggs Tea"))
      try desktop.wait(for: Lookup(role: "list item", name: "Bread").being("selected"))
      try desktop.expectNoComplaints()
    }

    @Test func `the button of a mouse goes back`() throws {
      let desktop = try Desktop(showing: "navigation")
      try desktop.click(.button("Fruits"))
      try desktop.wait(for: .window("Fruits"))
      try desktop.clickBack(.button("Eaten 0"))
      try desktop.wait(for: .window("Home"))
      try desktop.expectNoComplaints()
    }

    @Test func `tabs are a column at the side where there is room`() throws {
      let desktop = try Desktop(showing: "places")
      try desktop.resize(to: CGSize(width: 700, height: 400))
      let words = Lookup.label("at home")
      try desktop.wait(until: words) { $0.frame.minX > 200 }
      let (home, search) = (
        try desktop.wait(for: .tab("Home")).frame,
        try desktop.wait(for: .tab("Search, 3")).frame
      )
      #expect(home.minX == search.minX && home.maxY <= search.minY && home.maxX <= 200)
      try desktop.click(.tab("Search, 3"))
      try desktop.wait(for: .label("searching"))
      try desktop.resize(to: CGSize(width: 400, height: 400))
      try desktop.wait(until: .tab("Home")) { $0.frame.minY > 300 }
      try desktop.expectNoComplaints()
    }
  }
}
