import Foundation
import Testing

extension WindowTests {
  /// What views put into the bar of a window.
  struct HeaderBarTests {
    @Test func `what is in the bar is pressed by the pointer, and comes and goes`() throws {
      let desktop = try Desktop(showing: "toolbar")
      try desktop.wait(for: .window("Reading"))
      try desktop.click(.button("Add"))
      try desktop.wait(for: .label("Pressed 1"))
      try desktop.click(.toggle("Edit"))
      try desktop.wait(for: .window("Editing"))
      try desktop.wait(for: .button("Save").being("sensitive"))
      try desktop.click(.button("Cancel"))
      try desktop.waitUntilGone(.button("Cancel"))
      try desktop.wait(for: .window("Reading"))
      try desktop.click(.button("Back"))
      try desktop.wait(for: .label("Pressed 0"))
      try desktop.expectNoComplaints()
    }

    @Test func `controls in the bar stand in its middle, whatever the desktop adds around them`()
      throws
    {
      let desktop = try Desktop(showing: "barControls")
      let middles = try [
        .label("Wide"), .toggle("Wide"), Lookup(role: "combo box"), Lookup(role: "text"),
        .choice("One"),
      ].map { try desktop.wait(for: $0).frame.midY }
      #expect(middles.allSatisfy { abs($0 - middles[0]) <= 1 }, "\(middles)")
      try desktop.expectNoComplaints()
    }

    @Test func `a bar at the foot is below the content, and comes and goes`() throws {
      let desktop = try Desktop(showing: "toolbar")
      let window = try desktop.wait(for: .window("Reading")).frame
      let first = try desktop.wait(for: .button("First")).frame
      let last = try desktop.wait(for: .button("Last")).frame
      let status = try desktop.wait(for: .label("Up to date")).frame
      #expect(first.minY > window.maxY - 46 && last.maxY <= window.maxY)
      #expect(first.minX < 30 && last.maxX > window.maxX - 30)
      #expect(abs(status.midX - window.midX) <= 1)
      try desktop.click(.button("Last"))
      try desktop.wait(for: .label("Pressed 100"))
      try desktop.click(.toggle("Edit"))
      try desktop.waitUntilGone(.button("Last"))
      try desktop.click(.toggle("Edit"))
      try desktop.click(.button("First"))
      try desktop.wait(for: .label("Pressed 110"))
      try desktop.expectNoComplaints()
    }

    @Test func `an item moves from the bar to the foot and back with its state`() throws {
      let desktop = try Desktop(showing: "toolbar")
      try desktop.click(.button("Moved 0"))
      let above = try desktop.wait(for: .button("Moved 1")).frame
      try desktop.click(.toggle("Low"))
      try desktop.wait(until: .button("Moved 1")) { $0.frame.minY > above.maxY + 300 }
      try desktop.click(.button("Moved 1"))
      try desktop.wait(for: .button("Moved 2"))
      try desktop.click(.toggle("Low"))
      try desktop.wait(until: .button("Moved 2")) { $0.frame.maxY < 47 }
      try desktop.click(.button("Moved 2"))
      try desktop.wait(for: .button("Moved 3"))
      try desktop.expectNoComplaints()
    }
  }
}
