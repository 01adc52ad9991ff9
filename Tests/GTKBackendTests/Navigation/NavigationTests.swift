import Foundation
import Testing

extension WindowTests {
  /// Pages over one another as a person on a desktop has them.
  struct NavigationTests {
    @Test func `links and the bar lead there and back, by the pointer`() throws {
      let desktop = try Desktop(showing: "navigation")
      try desktop.wait(for: .window("Home"))
      try desktop.click(.button("Fruits"))
      try desktop.wait(for: .window("Fruits"))
      try desktop.waitUntilGone(.button("Edit"))
      try desktop.waitUntilGone(.field("Note"))
      try desktop.click(.button("Share"))
      try desktop.click(.button("Eaten 10"))
      try desktop.wait(for: .button("Eaten 11"))
      try desktop.click(.button("Seven"))
      try desktop.wait(for: .window("Number 7"))
      try desktop.click(.button("Back"))
      try desktop.wait(for: .button("Eaten 11"))
      try desktop.click(.button("Back"))
      try desktop.wait(for: .window("Home"))
      try desktop.waitUntilGone(.button("Back"))
      try desktop.click(.button("Edit"))
      try desktop.wait(for: .field("Note").showing("edited"))
      try desktop.expectNoComplaints()
    }

    @Test func `the keyboard goes to the new page and comes back to where it was`() throws {
      let desktop = try Desktop(showing: "navigation")
      try desktop.click(.field("Note"))
      try desktop.type("abc")
      try desktop.key("Tab", "space")
      try desktop.wait(for: .window("Fruits"))
      try desktop.wait(for: .field("Filter").being("focused"))
      try desktop.type("x")
      try desktop.wait(for: .field("Filter").showing("x"))
      // Who types does not lose the page.
      try desktop.key("Escape")
      try desktop.type("y")
      try desktop.wait(for: .field("Filter").showing("xy"))
      try desktop.key("Tab", "Escape")
      try desktop.wait(for: .window("Home"))
      try desktop.wait(for: .button("Fruits").being("focused"))
      try desktop.wait(for: .field("Note").showing("abc"))
      try desktop.key("space")
      try desktop.wait(for: .window("Fruits"))
      try desktop.key("alt+Left")
      try desktop.wait(for: .window("Home"))
      try desktop.wait(for: .button("Fruits").being("focused"))
      try desktop.expectNoComplaints()
    }

    @Test func `a page keeps how far it is scrolled`() throws {
      let desktop = try Desktop(showing: "navigation")
      let first = try desktop.wait(for: .button("Row 0")).frame
      try desktop.turnWheel("down", times: 12, at: CGPoint(x: first.midX, y: first.midY))
      try desktop.wait(until: .button("Row 12")) { $0.frame.minY < first.minY + 300 }
      let place = try desktop.wait(for: .button("Row 12")).frame
      try desktop.press(.button("Row 12"))
      try desktop.wait(for: .label("Detail 12"))
      try desktop.press(.button("Leave"))
      try desktop.wait(until: .button("Row 12")) { $0.frame == place }
      try desktop.expectNoComplaints()
    }

    @Test func `in a sheet, escape goes back first and then closes it`() throws {
      let desktop = try Desktop(showing: "navigation")
      try desktop.press(.button("Sheet"))
      try desktop.wait(for: .window("Sheet"))
      try desktop.press(.button("Inside"))
      try desktop.wait(for: .window("Inner"))
      try desktop.focus("Inner")
      try desktop.key("Escape")
      try desktop.wait(for: .window("Sheet"))
      try desktop.key("Escape")
      try desktop.waitUntilGone(.window("Sheet"))
      try desktop.expectNoComplaints()
    }
  }
}
