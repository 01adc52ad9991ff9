import Foundation
import Testing

extension WindowTests {
  struct ThemeChangesTests {
    @Test func `an open window becomes dark with the desktop, and light again`() throws {
      let desktop = try Desktop(showing: "looks")
      try desktop.wait(for: .label("red"))
      let corner = CGPoint(x: 60, y: 600)
      func brightness() throws -> Int { try Photograph(of: desktop).brightness(at: corner) }
      #expect(try brightness() > 200)
      _ = try desktop.ask("dark")
      try desktop.waitForPicture { $0.brightness(at: corner) < 80 }
      _ = try desktop.ask("light")
      try desktop.waitForPicture { $0.brightness(at: corner) > 200 }
      try desktop.expectNoComplaints()
    }

    @Test func `another font on the desktop gives everything another size`() throws {
      let desktop = try Desktop(showing: "buttons")
      let (before, small) = (
        try desktop.wait(for: .button("Bordered")).frame, try desktop.ask("frames")
      )
      _ = try desktop.ask("font DejaVu Sans 16")
      try desktop.waitForAnswer(to: "frames") { $0 != small }
      let after = try desktop.wait(for: .button("Bordered")).frame
      #expect(after.width > before.width * 1.4)
      _ = try desktop.ask("font DejaVu Sans 10")
      try desktop.waitForAnswer(to: "frames") { $0 == small }
      try desktop.expectNoComplaints()
    }
  }
}
