import Foundation
import Testing

extension WindowTests {
  struct TransformTests {
    @Test func `what is transformed is pressed where it is seen, and not where it would be`() throws
    {
      let desktop = try Desktop(showing: "transforms")
      let plain = try desktop.wait(for: .button("Plain")).frame
      let moved = try desktop.wait(for: .button("Moved")).frame
      #expect(abs(moved.midY - plain.midY - 200) <= 1)
      try desktop.click(at: CGPoint(x: plain.maxX + 40, y: plain.midY))
      try desktop.click(at: CGPoint(x: plain.maxX + 40, y: plain.midY + 200))
      try desktop.wait(for: .label("presses: 1"))
      try desktop.expectNoComplaints()
    }
  }
}
