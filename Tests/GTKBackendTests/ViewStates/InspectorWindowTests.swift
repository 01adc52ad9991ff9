import Foundation
import Testing

extension WindowTests {
  /// The inspector of states, over a feature in a window.
  @MainActor
  struct InspectorWindowTests {
    @Test func `the keyboard begins with the feature, not with the inspector`() throws {
      let desktop = try Desktop(showing: "inspector")
      try desktop.wait(for: .button("Switch on").being("focused"))
    }

    @Test func `keys open it; it shows what happened, and the past in the window behind`() throws {
      let desktop = try Desktop(showing: "inspector")
      try desktop.click(.button("Switch on"))
      try desktop.click(.button("Brighter"))
      try desktop.wait(for: .label("It is bright: 2 of 3."))
      try desktop.key("ctrl+shift+i")
      try desktop.wait(for: .label("This is now."))
      try desktop.movePointerAway()
      try Golden("inspector-light").expect(on: desktop)
      try desktop.click(.button("Back"))
      try desktop.wait(for: .label("This is the past."))
      try desktop.wait(for: .label("It is bright: 1 of 3."))
      try desktop.click(.button("Return to Now"))
      try desktop.wait(for: .label("It is bright: 2 of 3."))
      try desktop.click(.button("Close"))
      try desktop.waitUntilGone(.label("This is now."))
      try desktop.expectNoComplaints()
    }
  }
}
