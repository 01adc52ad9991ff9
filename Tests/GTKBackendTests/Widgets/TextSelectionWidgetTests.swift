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

    @Test func `links in a text are followed by pointer and by keys`() throws {
      let desktop = try Desktop(showing: "joined")
      let text = try desktop.wait(
        for: .label("Strong, gentle, code, gone and a link or two"))
      // From the text before it the keyboard comes to each of the links.
      try desktop.click(.label("Words to select, some of them coloured"))
      try desktop.key("Tab", "Return")
      try desktop.wait(for: .label("followed: a"))
      try desktop.key("Tab", "Return")
      try desktop.wait(for: .label("followed: b"))
      // The last line begins with the first link, or with words beside it: along it are both.
      let y = text.frame.maxY - 8
      var x = text.frame.minX + 4
      while x < text.frame.maxX {
        try desktop.click(at: CGPoint(x: x, y: y))
        x += 12
      }
      try desktop.wait(for: .label("followed: b"))
      try desktop.expectNoComplaints()
    }
  }
}
