import Foundation
import Testing

extension WindowTests {
  struct ViewStatesTests {
    @Test func `keyboard and caret come back to a field whose view was loaded once more`() throws {
      let desktop = try Desktop(showing: "states")
      try desktop.press(.button("Finish"))
      try desktop.click(.field("Note"))
      try desktop.wait(for: .field("Note").being("focused"))
      try desktop.type("after")
      try desktop.wait(for: .field("Note").showing("after"))
      try desktop.key("Home")
      try desktop.press(.button("Load"))
      try desktop.wait(for: Lookup(role: "progress bar"))
      // Nobody takes these: the field is disabled, and so is the button that return would press.
      try desktop.type("nowhere")
      try desktop.key("Return")
      try desktop.press(.button("Finish"))
      try desktop.waitUntilGone(Lookup(role: "progress bar"))
      try desktop.wait(for: .field("Note").showing("after").being("focused"))
      try desktop.type("before and ")
      try desktop.wait(for: .field("Note").showing("before and after"))
      try desktop.wait(for: .label("kept 0 times"))
      try desktop.expectNoComplaints()
    }

    @Test func `an error can be tried again, and a toast dismissed`() throws {
      let desktop = try Desktop(showing: "states")
      try desktop.press(.button("Fail"))
      try desktop.wait(for: .label("Something went wrong"))
      try desktop.press(.button("Retry"))
      try desktop.wait(for: Lookup(role: "progress bar"))
      try desktop.press(.button("Save"))
      try desktop.wait(for: .label("Saved"))
      try desktop.press(.button("Dismiss"))
      try desktop.waitUntilGone(.label("Saved"))
      try desktop.expectNoComplaints()
    }
  }
}
