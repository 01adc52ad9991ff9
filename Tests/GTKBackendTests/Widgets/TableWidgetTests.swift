import Foundation
import Testing

extension WindowTests {
  struct TableWidgetTests {
    @Test func `a click on a title sorts, and clicks and keys select rows`() throws {
      let desktop = try Desktop(showing: "table")
      let mercury = try desktop.wait(for: .row("Mercury, 0, Rock")).frame
      try desktop.click(at: CGPoint(x: mercury.maxX - 20, y: mercury.maxY - 6))
      try desktop.wait(for: .label("selected: Mercury, opened: nothing"))
      try desktop.key("Down", "Down")
      try desktop.wait(for: .label("selected: Earth, opened: nothing"))
      try desktop.click(.button("Name"))
      try desktop.wait(until: .row("Earth, 1, Rock")) { $0.frame.minY <= mercury.minY + 2 }
      try desktop.wait(for: .row("Earth, 1, Rock").being("selected"))
      try desktop.click(.button("Name"))
      try desktop.wait(until: .row("Venus, 0, Rock")) { $0.frame.minY <= mercury.minY + 2 }
      try desktop.wait(for: .row("Earth, 1, Rock").being("selected"))
      try desktop.expectNoComplaints()
    }

    @Test func `the line behind a title is dragged, and moved by keys`() throws {
      let desktop = try Desktop(showing: "table")
      let line = Lookup.slider("Name width")
      let before = try desktop.wait(for: line).frame
      let moons = try desktop.wait(for: .button("Moons")).frame
      try desktop.drag(
        from: CGPoint(x: before.midX, y: before.midY),
        to: CGPoint(x: before.midX - 40, y: before.midY))
      try desktop.wait(until: line) { abs($0.frame.minX - before.minX + 40) <= 1 }
      try desktop.wait(until: .button("Moons")) { abs($0.frame.minX - moons.minX + 40) <= 1 }
      try desktop.key("Left")
      try desktop.wait(until: line) { abs($0.frame.minX - before.minX + 50) <= 1 }
      try desktop.key("Home")
      try desktop.wait(until: line) { $0.hint == "40 points wide" }
      try desktop.expectNoComplaints()
    }

    @Test func `Return does with the selected row what is done most`() throws {
      let desktop = try Desktop(showing: "table")
      let venus = try desktop.wait(for: .row("Venus, 0, Rock")).frame
      try desktop.click(at: CGPoint(x: venus.minX + 40, y: venus.midY))
      try desktop.wait(for: .label("selected: Venus, opened: nothing"))
      try desktop.key("Down", "Return")
      try desktop.wait(for: .label("selected: Earth, opened: Earth"))
      try desktop.expectNoComplaints()
    }

    @Test func `a row has a menu for the other button, and by its key where it is selected`() throws
    {
      let desktop = try Desktop(showing: "table")
      let visit = Lookup(role: "menu item", name: "Visit")
      try desktop.clickOther(.row("Venus, 0, Rock"))
      try desktop.wait(for: visit.being("focused"))
      try desktop.key("Return")
      try desktop.wait(for: .label("selected: Earth, opened: visit to Venus"))
      let mars = try desktop.wait(for: .row("Mars, 2, Rock")).frame
      try desktop.click(at: CGPoint(x: mars.minX + 40, y: mars.midY))
      try desktop.wait(for: .label("selected: Mars, opened: visit to Venus"))
      try desktop.key("shift+F10")
      try desktop.wait(for: visit.being("focused"))
      try desktop.key("Return")
      try desktop.wait(for: .label("selected: Mars, opened: visit to Mars"))
      try desktop.expectNoComplaints()
    }

    @Test func `a row is opened by a double click`() throws {
      let desktop = try Desktop(showing: "table")
      let venus = try desktop.wait(for: .row("Venus, 0, Rock")).frame
      try desktop.click(at: CGPoint(x: venus.minX + 40, y: venus.midY), times: 2)
      try desktop.wait(for: .label("selected: Venus, opened: Venus"))
      try desktop.expectNoComplaints()
    }
  }
}

extension Lookup {
  fileprivate static func row(_ name: String) -> Lookup { Lookup(role: "list item", name: name) }
}
