import Foundation
import Testing

extension WindowTests {
  struct DisplayLossTests {
    @Test func `an app whose display goes away says so once, and saves its state`() throws {
      let file = URL.temporaryDirectory.appending(path: "saved-\(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(at: file) }
      let desktop = try Desktop(running: "AppProbe", environment: ["PROBE_SAVE": file.path])
      try desktop.loseDisplay()
      #expect(try desktop.end().last == "1")
      let complaints = try desktop.complaints()
      #expect(complaints.hasPrefix("AppProbe ends: its display has gone away.\n  DISPLAY: :"))
      #expect(complaints.components(separatedBy: "display has gone away").count == 2)
      #expect(FileManager.default.fileExists(atPath: file.path))
    }
  }
}
