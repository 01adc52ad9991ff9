import Foundation
import Testing

extension WindowTests {
  /// A window of a program whose frames take longer than a person needs to press the next key.
  struct BusyWindowTests {
    @Test func `no key is lost: each means what is there after those before it`() throws {
      let desktop = try Desktop(showing: "busy")
      try desktop.click(.label("Row 0"))
      try desktop.wait(for: .label("30 rows left, 0 selected"))
      let keys = Array(repeating: "Delete", count: 12)
      try desktop.key(keys)
      try desktop.wait(for: .label("18 rows left, 12 selected"))
      try desktop.key(["Down", "Down", "Delete", "Down", "Delete"])
      try desktop.wait(for: .label("16 rows left, 17 selected"))
      try desktop.expectNoComplaints()
    }

    @Test func `a sheet that grows as it opens gets all of its room`() throws {
      let desktop = try Desktop(showing: "busy")
      for _ in 1...8 {
        try desktop.press(.button("Grow"))
        try desktop.wait(for: .label("350 × 210"))
        try desktop.focus("Growing")
        try desktop.key(["Escape"])
        try desktop.waitUntilGone(.window("Growing"))
      }
      try desktop.expectNoComplaints()
    }
  }
}
