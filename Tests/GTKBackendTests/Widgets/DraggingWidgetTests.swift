import Foundation
import Testing

extension WindowTests {
  /// Things that a pointer drags to where they can be dropped.
  struct DraggingWidgetTests {
    /// Takes hold of something and moves it there, in small steps as a hand does.
    private func drag(
      _ start: CGRect, to end: CGPoint, on desktop: Desktop
    ) throws {
      let from = CGPoint(x: start.midX, y: start.midY)
      try desktop.press(at: from)
      for step in 1...8 {
        let part = CGFloat(step) / 8
        try desktop.hover(
          at: CGPoint(
            x: from.x + (end.x - from.x) * part, y: from.y + (end.y - from.y) * part))
      }
    }

    @Test func `a thing is dragged onto another one, which is told when it comes`() throws {
      let desktop = try Desktop(showing: "dragging")
      let apple = try desktop.wait(for: .label("Apple")).frame
      let basket = try desktop.wait(for: .label("Basket")).frame
      let goal = CGPoint(x: basket.midX, y: basket.midY)
      try drag(apple, to: goal, on: desktop)
      try desktop.wait(for: .label("said: , near"))
      try desktop.release()
      try desktop.wait(for: .label("basket: an apple"))
      try desktop.wait(for: .label("said: , far"))
      // A button can be dragged and is pressed as before; a gesture comes first.
      try drag(desktop.wait(for: .button("Press")).frame, to: goal, on: desktop)
      try desktop.wait(for: .label("said: , near"))
      try desktop.release()
      try desktop.wait(for: .label("basket: an apple, a button"))
      try desktop.click(.button("Press"))
      try desktop.wait(for: .label("said: pressed, far"))
      try drag(desktop.wait(for: .label("Knob")).frame, to: goal, on: desktop)
      try desktop.release()
      try desktop.wait(for: .label("said: moved, far"))
      try desktop.expectNoComplaints()
    }

    @Test func `a thing that is let go of elsewhere is dropped nowhere`() throws {
      let desktop = try Desktop(showing: "dragging")
      let apple = try desktop.wait(for: .label("Apple")).frame
      let basket = try desktop.wait(for: .label("Basket")).frame
      try drag(apple, to: CGPoint(x: basket.midX, y: basket.midY), on: desktop)
      try desktop.wait(for: .label("said: , near"))
      try desktop.hover(at: CGPoint(x: apple.midX, y: apple.midY))
      try desktop.wait(for: .label("said: , far"))
      try desktop.release()
      try desktop.wait(for: .label("basket: "))
      try desktop.expectNoComplaints()
    }

    @Test func `a line shows between which rows a thing lands, also in a list without any`() throws
    {
      let desktop = try Desktop(showing: "dropRows")
      let pear = try desktop.wait(for: .label("Pear")).frame
      let bread = try desktop.wait(for: Lookup(role: "list item", name: "Bread")).frame
      let line = CGPoint(x: bread.midX + 40, y: bread.minY + 1)
      let offset = try desktop.contentOffset()
      let before = try Photograph(of: desktop)
      try drag(pear, to: CGPoint(x: bread.midX, y: bread.minY + 4), on: desktop)
      try desktop.waitForPicture { picture in
        let place = CGPoint(x: line.x + offset.x, y: line.y + offset.y)
        return picture.brightness(at: place) < before.brightness(at: place) - 40
      }
      try desktop.release()
      try desktop.wait(for: .label("have: Milk Pear Bread Tea"))
      let tea = try desktop.wait(for: Lookup(role: "list item", name: "Tea")).frame
      try drag(pear, to: CGPoint(x: tea.midX, y: tea.maxY + 120), on: desktop)
      try desktop.release()
      try desktop.wait(for: .label("others: Pear"))
      try desktop.expectNoComplaints()
    }
  }
}
