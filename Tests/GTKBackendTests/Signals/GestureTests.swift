import Foundation
import Testing

extension WindowTests {
  struct GestureWindowTests {
    private func middle(_ desktop: Desktop, _ name: String) throws -> CGPoint {
      let frame = try desktop.wait(for: .label(name)).frame
      return CGPoint(x: frame.midX, y: frame.midY)
    }

    @Test func `a view is dragged, and tapped where it is also dragged`() throws {
      let desktop = try Desktop(showing: "gestures")
      let card = try middle(desktop, "Card")
      try desktop.drag(from: card, to: CGPoint(x: card.x + 40, y: card.y + 24))
      try desktop.wait(for: .label("at 40, 24"))
      try desktop.wait(for: .label("resting"))
      try desktop.wait(for: .label("log: nothing"))
      try desktop.click(at: card)
      try desktop.wait(for: .label("log: tapped"))
      try desktop.expectNoComplaints()
    }

    @Test func `a press that stays is a long one, and a tap tells its place`() throws {
      let desktop = try Desktop(showing: "gestures")
      let long = try middle(desktop, "Long")
      try desktop.press(at: long)
      try desktop.wait(for: .label("log: long"))
      try desktop.release()
      let spot = try desktop.wait(for: .label("Spot")).frame
      try desktop.click(at: CGPoint(x: spot.midX, y: spot.midY))
      try desktop.wait(for: .label("log: spot 100, 20"))
      try desktop.expectNoComplaints()
    }

    @Test func `a button is pressed with gestures around it, unless one counts more`() throws {
      let desktop = try Desktop(showing: "gestures")
      try desktop.click(.button("Beside"))
      try desktop.wait(for: .label("log: beside"))
      try desktop.wait(for: .label("presses: 1"))
      try desktop.click(.button("Before"))
      try desktop.wait(for: .label("log: before"))
      try desktop.click(.button("Inside"))
      // The one before was not pressed.
      try desktop.wait(for: .label("presses: 2"))
      try desktop.wait(for: .label("log: before"))
      try desktop.expectNoComplaints()
    }

    @Test func `the pointer comes over a view and leaves it`() throws {
      let desktop = try Desktop(showing: "gestures")
      let away = try middle(desktop, "Away")
      try desktop.click(at: away)
      try desktop.wait(for: .label("Over"))
      try desktop.movePointerAway()
      try desktop.wait(for: .label("Away"))
    }

    @Test func `a view in a scroll view is dragged, and does not scroll`() throws {
      let desktop = try Desktop(showing: "gestures")
      let row = try middle(desktop, "Row")
      try desktop.drag(from: row, to: CGPoint(x: row.x, y: row.y - 30))
      try desktop.wait(for: .label("log: row -30"))
      #expect(try middle(desktop, "Row") == row)
      try desktop.expectNoComplaints()
    }
  }
}
