import Foundation
import Testing

extension WindowTests {
  struct HostileNumberTests {
    @Test func `numbers that no screen can show are shown as near as can be`() throws {
      let desktop = try Desktop(showing: "hostile", isMoving: true)
      for index in [1, 2, 3, 4, 5, 6, 7, 8, 0] {
        try desktop.press(.button("Next"))
        try desktop.wait(for: .label("number \(index)"))
        _ = try Photograph(of: desktop)
      }
      let complaints = try desktop.complaints()
      #expect(!complaints.contains("-CRITICAL"), "\(complaints)")
      #expect(!complaints.contains("-WARNING"), "\(complaints)")
    }
  }
}
