import Foundation
import Testing

extension WindowTests {
  struct PartingTests {
    @Test func `a tooltip is not looked for in a menu that is gone`() throws {
      let desktop = try Desktop(showing: "parting")
      let picker = try desktop.wait(for: Lookup(role: "combo box", name: "Size"))
      try desktop.click(Lookup(role: "combo box", name: "Size"))
      // Where the menu reaches beyond the window, nothing is under the pointer once it is gone.
      for y in [300.0, 312] {
        try desktop.hover(at: CGPoint(x: picker.frame.midX, y: picker.frame.maxY + y))
      }
      try desktop.press(.button("Remove"))
      try desktop.wait(for: .label("Nothing came"))
      try desktop.expectNoComplaints()
    }
  }
}
