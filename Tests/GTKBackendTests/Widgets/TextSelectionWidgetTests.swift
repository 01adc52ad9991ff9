import Foundation
import Testing

extension WindowTests {
  struct TextSelectionWidgetTests {
    @Test func `words are selected by pointer and keys, and copied`() throws {
      let desktop = try Desktop(showing: "selection")
      try desktop.click(.label("Alpha beta gamma"), times: 2)
      try desktop.key("ctrl+c")
      try desktop.click(.field("Paste here"))
      try desktop.key("ctrl+v")
      try desktop.wait(for: .label("Pasted: beta"))
      try desktop.click(.label("Alpha beta gamma"))
      try desktop.key("ctrl+a", "ctrl+c")
      try desktop.click(.field("Paste here"))
      try desktop.key("ctrl+a", "ctrl+v")
      try desktop.wait(for: .label("Pasted: Alpha beta gamma"))
      // Neither where it is not allowed, nor on a button, which is pressed.
      try desktop.click(.label("Pasted: Alpha beta gamma"), times: 2)
      try desktop.key("ctrl+c")
      try desktop.click(.button("Press 0"))
      try desktop.wait(for: .button("Press 1"))
      try desktop.click(.field("Paste here"))
      try desktop.key("ctrl+a", "ctrl+v")
      try desktop.wait(for: .label("Pasted: Alpha beta gamma"))
      try desktop.expectNoComplaints()
    }
  }
}
