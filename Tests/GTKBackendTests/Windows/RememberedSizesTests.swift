import Foundation
import Testing

extension WindowTests {
  /// How large windows open whose scenes do not say.
  struct RememberedSizesTests {
    private let state = URL.temporaryDirectory.appending(path: "viewstate-\(UUID().uuidString)")

    private func withNotes(_ body: (Desktop) throws -> Void) throws {
      let desktop = try Desktop(running: "AppProbe", environment: ["XDG_STATE_HOME": state.path])
      try desktop.press(.button("Notes"))
      try desktop.wait(for: .label("Some notes"))
      try desktop.press(.button("Close"))
      try desktop.waitUntilGone(.window("Counter 1"))
      try body(desktop)
    }

    private func close(_ desktop: Desktop) throws {
      try desktop.key("ctrl+w")
      #expect(try desktop.end().last == "0")
    }

    /// Four fifths of a screen that is smaller than usual, the window's edge included.
    private func expectUsualSize(_ desktop: Desktop) throws {
      let edge = try desktop.contentOffset()
      let size = "\(Int(512 - 2 * edge.x))x\(Int(600 - 2 * edge.y)),"
      #expect(try desktop.ask("sizes")[0].hasPrefix(size))
    }

    @Test func `a window has room to work in, and the next time the size a person gave it`() throws
    {
      defer { try? FileManager.default.removeItem(at: state) }
      try withNotes { desktop in
        try expectUsualSize(desktop)
        try desktop.focus("Notes")
        try desktop.resize(to: CGSize(width: 420, height: 380))
        try desktop.waitForAnswer(to: "sizes") { $0[0].hasPrefix("4") }
        let given = try desktop.ask("sizes")
        try close(desktop)
        for _ in 1...2 {
          try withNotes { desktop in
            let sizes = try desktop.ask("sizes")
            #expect(sizes == given)
            try desktop.focus("Notes")
            try close(desktop)
          }
        }
      }
      let files = try FileManager.default.contentsOfDirectory(
        atPath: state.appending(path: "AppProbe").path)
      #expect(files == ["window-sizes.json"])
    }

    @Test func `a file that is no such file does no harm`() throws {
      defer { try? FileManager.default.removeItem(at: state) }
      let folder = state.appending(path: "AppProbe")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data("no sizes".utf8).write(to: folder.appending(path: "window-sizes.json"))
      try withNotes { desktop in
        try expectUsualSize(desktop)
        try desktop.expectNoComplaints()
      }
    }
  }
}
