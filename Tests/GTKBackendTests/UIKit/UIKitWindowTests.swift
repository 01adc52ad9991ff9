import Foundation
import Testing

extension WindowTests {
  /// What is written for UIKit, in windows.
  struct UIKitWindowTests {
    @Test func `a page of a shop loads, fails, adds and leads on`() throws {
      let desktop = try Desktop(showing: "uiKit")
      try desktop.wait(for: .window("Teapot"))
      try desktop.click(.button("Arrive"))
      try desktop.wait(for: .label("Teapot, blue"))
      try desktop.movePointerAway()
      try Golden("uiKit-light").expect(on: desktop)
      _ = try desktop.ask("dark")
      try Golden("uiKit-dark").expect(on: desktop)
      _ = try desktop.ask("light")
      try desktop.click(.button("Add to cart"))
      try desktop.wait(for: .label("The shop did not answer."))
      try desktop.click(.button("Try again"))
      try desktop.wait(for: .label("It is in your cart."))
      try desktop.click(.button("Cart (1)"))
      try desktop.wait(for: .window("Cart"))
      try desktop.wait(for: .label("1 teapots"))
      try desktop.key("alt+Left")
      try desktop.wait(for: .window("Teapot"))
      try desktop.expectNoComplaints()
    }

    @Test func `words, a search, a grid and a list are used as a person would`() throws {
      let desktop = try Desktop(showing: "uiKitParts")
      try desktop.wait(for: .window("Parts"))
      try desktop.wait(for: .label("Row 1"))
      try desktop.movePointerAway()
      try Golden("uiKitParts-light").expect(on: desktop)
      _ = try desktop.ask("dark")
      try Golden("uiKitParts-dark").expect(on: desktop)
      _ = try desktop.ask("light")
      try desktop.click(.label("Row 2"))
      try desktop.wait(for: .label("Chose row 2"))
      try desktop.click(.field("Notes"))
      try desktop.type("!")
      try desktop.wait(for: .label("11 letters"))
      try desktop.key("ctrl+k")
      try desktop.wait(for: .label("Key pressed"))
      try desktop.click(.button("Cancel"))
      try desktop.wait(for: .label("Cancelled"))
      try desktop.expectNoComplaints()
    }

    @Test func `an app begins with its delegates, and its first field has the keyboard`() throws {
      let desktop = try Desktop(running: "KitProbe")
      try desktop.wait(for: .window("First"))
      try desktop.wait(for: .field("Name").being("focused"))
      try desktop.wait(for: .label("The scene is active"))
      try desktop.type("Ada")
      try desktop.wait(for: .label("Hello, Ada"))
      try desktop.expectNoComplaints()
    }
  }
}
