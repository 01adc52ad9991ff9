import Foundation
import Testing

extension WindowTests {
  struct DisplayLossTests {
    @Test func `an app whose display goes away says so once, and saves its state`() throws {
      let folder = URL.temporaryDirectory.appending(path: "saved-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let file = folder.appending(path: "state")
      let desktop = try Desktop(
        running: "AppProbe",
        environment: ["PROBE_SAVE": file.path, "XDG_CONFIG_HOME": folder.path])
      try desktop.loseDisplay()
      #expect(try desktop.end().last == "1")
      let complaints = try desktop.complaints()
      #expect(complaints.hasPrefix("AppProbe ends: its display has gone away.\n  DISPLAY: :"))
      #expect(complaints.components(separatedBy: "display has gone away").count == 2)
      #expect(FileManager.default.fileExists(atPath: file.path))
      let settings = try Data(contentsOf: folder.appending(path: "AppProbe.plist"))
      #expect(settings.range(of: Data("probe setting".utf8)) != nil)
    }
  }
}
