import Foundation
import Testing

extension WindowTests {
  /// Fields in forms, which have no frame of their own.
  struct FormFieldTests {
    @Test func `the row of a field shows that the keyboard is there, though nothing is typed yet`()
      throws
    {
      let desktop = try Desktop(showing: "form")
      // The keyboard begins with the first field.
      try desktop.wait(for: .field("Name").being("focused"))
      let edge = try edge(of: .field("Name"), on: desktop)
      try desktop.movePointerAway()
      try desktop.waitForPicture { $0.color(at: edge)[2] > $0.color(at: edge)[0] + 60 }
      try Golden.expect("formTyping", on: desktop)
      // What has the keyboard next has a ring of its own.
      _ = try desktop.ask("light")
      try desktop.key("Tab")
      try desktop.waitForPicture { $0.color(at: edge)[2] < $0.color(at: edge)[0] + 20 }
      try desktop.expectNoComplaints()
    }

    @Test func `the cursor is seen behind the last letter`() throws {
      let desktop = try Desktop(showing: "form")
      try desktop.click(.field("Name"))
      // Behind a space nothing else is dark.
      try desktop.type("Ada ")
      try desktop.wait(for: .field("Name").showing("Ada "))
      let field = try desktop.wait(for: .field("Name")).frame
      try desktop.waitForPicture { picture in
        (-1...1).contains { x in
          picture.brightness(at: CGPoint(x: field.maxX + CGFloat(x), y: field.midY)) < 128
        }
      }
      try desktop.expectNoComplaints()
    }

    /// A point of the lower edge of the row around that.
    private func edge(of field: Lookup, on desktop: Desktop) throws -> CGPoint {
      let frame = try desktop.wait(for: field).frame
      return CGPoint(x: frame.minX - 20, y: frame.midY + 26)
    }
  }
}
