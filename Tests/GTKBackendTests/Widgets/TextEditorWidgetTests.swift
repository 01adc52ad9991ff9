import Foundation
import Testing

extension WindowTests {
  struct TextEditorWidgetTests {
    @Test func `long texts are typed into a room that keeps its size`() throws {
      let desktop = try Desktop(showing: "editor")
      try desktop.click(.field("Notes"))
      let frame = try desktop.wait(for: .field("Notes")).frame
      try desktop.key("ctrl+End")
      for word in ["two", "three", "four", "five", "six", "seven", "eight"] {
        try desktop.key("Return")
        try desktop.type(word)
      }
      try desktop.wait(for: .label("8 lines"))
      #expect(try desktop.wait(for: .field("Notes")).frame.width == frame.width)
      try desktop.expectNoComplaints()
    }
  }
}
