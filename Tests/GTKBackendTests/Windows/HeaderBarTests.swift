import Foundation
import Testing

extension WindowTests {
  /// What views put into the bar of a window.
  @MainActor
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
  }
}
