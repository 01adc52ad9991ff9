import Foundation
import Testing

extension WindowTests {
  /// Where the arrow keys take the keyboard, and what comes of holding a button.
  struct FocusingWindowTests {
    @Test func `arrows move the keyboard among the buttons of what can be stepped`() throws {
      let desktop = try Desktop(showing: "focusing")
      try desktop.click(.button("Less"))
      try desktop.wait(for: .label("amount 2, count 0"))
      try desktop.key("Right")
      try desktop.wait(for: .button("More").being("focused"))
      try desktop.wait(for: .label("amount 2, count 0"))
      try desktop.key("shift+Tab", "shift+Tab")
      try desktop.key("Up")
      try desktop.wait(for: .label("amount 3, count 0"))
      try desktop.expectNoComplaints()
    }

    @Test func `arrows come to a section as a whole, wherever in it something is`() throws {
      let desktop = try Desktop(showing: "focusing")
      try desktop.click(.button("One"))
      try desktop.wait(for: .button("One").being("focused"))
      try desktop.key("Right")
      try desktop.wait(for: .button("Three").being("focused"))
      try desktop.key("Down")
      try desktop.wait(for: .button("Four").being("focused"))
      try desktop.expectNoComplaints()
    }

    @Test func `a button that is held repeats`() throws {
      let desktop = try Desktop(showing: "focusing")
      let button = try desktop.wait(for: .button("Repeat")).frame
      try desktop.click(.button("Repeat"))
      try desktop.wait(for: .label("amount 3, count 1"))
      try desktop.press(at: CGPoint(x: button.midX, y: button.midY))
      try desktop.wait(for: .label("amount 3, count many"))
      try desktop.release()
      try desktop.expectNoComplaints()
    }
  }
}
