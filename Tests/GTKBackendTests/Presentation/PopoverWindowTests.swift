import Foundation
import Testing

extension WindowTests {
  /// Popovers as a person on a desktop has them.
  struct PopoverTests {
    @Test func `a popover takes the keyboard, and escape gives it back`() throws {
      let desktop = try Desktop(showing: "popovers")
      try desktop.click(.field("Name"))
      try desktop.type("Ro")
      try desktop.wait(for: .label("naming: true"))
      try desktop.press(.button("About"))
      try desktop.wait(for: .label("Written: Ro"))
      try desktop.wait(for: .label("naming: false"))
      try desktop.wait(for: .field("Inner name").being("focused"))
      try desktop.type("x")
      try desktop.wait(for: .label("Written: x"))
      try desktop.key("Escape")
      try desktop.waitUntilGone(.label("Written: x"))
      try desktop.wait(for: .label("naming: true"))
      try desktop.wait(for: .field("Name").being("focused"))
      try desktop.expectNoComplaints()
    }

    @Test func `a click beside a popover dismisses it`() throws {
      let desktop = try Desktop(showing: "popovers")
      try desktop.click(.button("Apple"))
      try desktop.wait(for: .label("Apple, bitten 0"))
      try desktop.press(.button("Bite"))
      try desktop.wait(for: .label("Apple, bitten 1"))
      try desktop.press(.button("Next"))
      try desktop.wait(for: .label("Pear, bitten 0"))
      try desktop.click(at: CGPoint(x: 20, y: 400))
      try desktop.waitUntilGone(.label("Pear, bitten 0"))
      try desktop.wait(for: .label("false none 0"))
      try desktop.click(.button("Count"))
      try desktop.wait(for: .label("false none 1"))
      try desktop.expectNoComplaints()
    }

    @Test func `a question over a popover is answered, and the popover stays`() throws {
      let desktop = try Desktop(showing: "popovers")
      try desktop.press(.button("About"))
      try desktop.wait(for: .label("Written: "))
      try desktop.press(.button("Sure?"))
      try desktop.wait(for: .dialog("Really?"))
      try desktop.click(.button("Yes"))
      try desktop.waitUntilGone(.dialog("Really?"))
      try desktop.wait(for: .label("Written: yes"))
      try desktop.press(.button("Close it"))
      try desktop.waitUntilGone(.label("Written: yes"))
      try desktop.wait(for: .label("false none 0"))
      try desktop.expectNoComplaints()
    }

    @Test func `a button in the bar has a popover, too`() throws {
      let desktop = try Desktop(showing: "popovers")
      try desktop.click(.button("More"))
      try desktop.wait(for: .label("In the bar"))
      try desktop.key("Escape")
      try desktop.waitUntilGone(.label("In the bar"))
      try desktop.expectNoComplaints()
    }
  }
}
