import Foundation
import Testing

extension WindowTests {
  /// What covers a window.
  struct CoverWindowTests {
    @Test func `a cover is as large as its window, and goes only by what is in it`() throws {
      let desktop = try Desktop(showing: "covers")
      let below = try desktop.wait(for: .window("Below")).frame
      try desktop.press(.button("Apple"))
      try desktop.wait(until: .window("Apple")) { $0.frame == below }
      try desktop.wait(until: .button("Bite")) { $0.states.contains("focused") }
      try desktop.key("Escape")
      try desktop.press(.button("Bite"))
      try desktop.wait(for: .label("Apple, bitten 1"))
      try desktop.press(.button("Next"))
      try desktop.wait(for: .label("Pear, bitten 0").inWindow("Pear"))
      try desktop.waitUntilGone(.window("Apple"))
      try desktop.waitUntilGone(.label("closed: 0"))
      try desktop.click(.button("Done"))
      try desktop.wait(for: .label("closed: 2").inWindow("Below"))
      try desktop.wait(until: .window("Below")) { $0.frame == below }
      try desktop.wait(until: .button("Apple")) { $0.states.contains("focused") }
      try desktop.waitForAnswer(to: "windows") { $0 == ["1"] }
      try desktop.expectNoComplaints()
    }
  }
}
