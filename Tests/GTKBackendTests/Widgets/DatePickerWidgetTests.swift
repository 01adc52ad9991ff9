import Foundation
import Testing

extension WindowTests {
  struct DatePickerWidgetTests {
    @Test func `a time is chosen in fields, and comes back into the range`() throws {
      let desktop = try Desktop(showing: "dates")
      let hour = try #require(desktop.tree().first { $0.name == "Alarm: hour" })
      try desktop.click(at: CGPoint(x: hour.frame.minX + 12, y: hour.frame.midY))
      try desktop.key("Up")
      try desktop.wait(for: .label("2025-06-15T16:06:00Z"))
      // Before noon there is nothing in the range.
      try desktop.click(.button("PM").being("sensitive"))
      try desktop.wait(for: .label("2025-06-15T12:00:00Z"))
      try desktop.expectNoComplaints()
    }
  }
}
