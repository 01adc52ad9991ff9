import Foundation
import Testing

extension WindowTests {
  /// How wide columns are when the app runs again.
  struct RememberedWidthsTests {
    @Test func `a column is as wide as a person made it the last time`() throws {
      let state = URL.temporaryDirectory.appending(path: "viewstate-\(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(at: state) }
      let line = Lookup.slider("Inspector width")
      for isFirst in [true, false] {
        let desktop = try Desktop(
          running: "AppProbe", "desk", environment: ["XDG_STATE_HOME": state.path])
        try desktop.click(.field("One"))
        try desktop.key("ctrl+alt+i")
        if isFirst {
          try desktop.wait(until: line) { $0.hint == "260 points wide" }
          let frame = try desktop.wait(for: line).frame
          try desktop.drag(
            from: CGPoint(x: frame.midX, y: frame.midY),
            to: CGPoint(x: frame.midX - 40, y: frame.midY))
        }
        try desktop.wait(until: line) { $0.hint == "300 points wide" }
        try desktop.key("ctrl+w")
        #expect(try desktop.end().last == "0")
      }
    }
  }
}
