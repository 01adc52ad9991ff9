import Foundation
import Testing

extension WindowTests {
  /// The inspector of states, beside a feature in a window.
  struct InspectorWindowTests {
    @Test func `the keyboard begins with the feature, not with the inspector`() throws {
      let desktop = try Desktop(showing: "inspector")
      try desktop.wait(for: .button("Switch on").being("focused"))
    }

    @Test func `keys open it; it shows what happened, and the past in the window beside it`() throws
    {
      let desktop = try Desktop(showing: "inspector")
      try desktop.click(.button("Switch on"))
      try desktop.click(.button("Brighter"))
      try desktop.wait(for: .label("It is bright: 2 of 3."))
      try desktop.key("ctrl+shift+i")
      try desktop.wait(for: .label("This is now."))
      try desktop.focus("State Inspector")
      try desktop.movePointerAway()
      try Golden("inspector-light").expect(on: desktop)
      try desktop.click(.button("Back"))
      try desktop.wait(for: .label("This is the past."))
      try desktop.wait(for: .label("It is bright: 1 of 3."))
      try desktop.click(.button("Return to Now"))
      try desktop.wait(for: .label("It is bright: 2 of 3."))
      // The feature can be used meanwhile; who asks for the inspector again has it in front.
      try desktop.focus("Probe")
      try desktop.press(.button("Brighter"))
      try desktop.wait(for: .label("It is bright: 3 of 3."))
      try desktop.key("ctrl+shift+i")
      try desktop.wait(for: .label("LampState #1: on → on").inWindow("State Inspector"))
      try desktop.focus("State Inspector")
      try desktop.key("Escape")
      try desktop.waitUntilGone(.window("State Inspector"))
      try desktop.wait(for: .label("It is bright: 3 of 3."))
      try desktop.expectNoComplaints()
    }
  }
}
