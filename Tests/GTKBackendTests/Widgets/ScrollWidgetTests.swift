import Foundation
import Testing

extension WindowTests {
  struct ScrollWidgetTests {
    /// A point inside the rows, and one inside the stripes.
    private func points(_ desktop: Desktop) throws -> (rows: CGPoint, stripes: CGPoint) {
      let (row, stripe) = (
        try desktop.wait(for: .button("Row 0")).frame,
        try desktop.wait(for: .button("Stripe 0")).frame
      )
      return (
        CGPoint(x: row.midX, y: row.midY + 60), CGPoint(x: stripe.midX, y: stripe.midY)
      )
    }

    @Test func `the wheel moves the area under the pointer, and what comes is pressed there`()
      throws
    {
      let desktop = try Desktop(showing: "scroll")
      try desktop.wait(for: .label("rows at 0, 0"))
      let points = try points(desktop)
      try desktop.turnWheel("down", times: 3, at: points.rows)
      try desktop.waitUntilGone(.label("rows at 0, 0"))
      try desktop.wait(for: .label("stripes at 0, 0"))
      // Where the first row was there is another now.
      try desktop.click(at: points.rows)
      try desktop.waitUntilGone(.label("pressed: nothing"))
      try desktop.turnWheel("up", times: 40, at: points.rows)
      try desktop.wait(for: .label("rows at 0, 0"))
      try desktop.turnWheel("right", times: 2, at: points.stripes)
      try desktop.waitUntilGone(.label("stripes at 0, 0"))
      try desktop.wait(for: .label("rows at 0, 0"))
      try desktop.expectNoComplaints()
    }

    @Test func `keys move it, and the tabulator key brings into sight what it reaches`() throws {
      let desktop = try Desktop(showing: "scroll")
      try desktop.click(.button("Row 1"))
      try desktop.wait(for: .label("pressed: row 1"))
      try desktop.key("Page_Down")
      try desktop.waitUntilGone(.label("rows at 0, 0"))
      try desktop.key("Page_Up")
      try desktop.wait(for: .label("rows at 0, 0"))
      // From the second row to the twelfth, which lies below what is seen.
      try desktop.key("Tab", "Tab", "Tab", "Tab", "Tab", "Tab", "Tab", "Tab", "Tab", "Tab")
      try desktop.waitUntilGone(.label("rows at 0, 0"))
      try desktop.key("space")
      try desktop.wait(for: .label("pressed: row 11"))
      try desktop.expectNoComplaints()
    }

    @Test func `one that is disabled stays where it is`() throws {
      let desktop = try Desktop(showing: "scroll")
      let place = try desktop.wait(for: .label("fixed at 0, 0")).frame
      try desktop.turnWheel("down", times: 5, at: CGPoint(x: place.midX, y: place.midY))
      try desktop.turnWheel("down", at: try points(desktop).rows)
      try desktop.waitUntilGone(.label("rows at 0, 0"))
      try desktop.wait(for: .label("fixed at 0, 0"))
      try desktop.expectNoComplaints()
    }
  }
}
