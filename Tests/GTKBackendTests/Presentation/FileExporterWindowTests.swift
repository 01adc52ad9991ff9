import Foundation
import Testing

extension WindowTests {
  /// The desktop's own dialog for a file that is about to be written. GTK tells of its buttons with their
  /// labels inside.
  @Suite struct FileExporterWindowTests {
    @Test func `the dialog has the name, the words and the folder that views say`() throws {
      let folder = FileManager.default.temporaryDirectory.appending(path: "export-\(UUID())")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let desktop = try Desktop(
        running: "GTKProbe", "files", environment: ["TMPDIR": folder.path])
      try desktop.press(.button("Export"))
      try desktop.wait(for: Lookup(name: "Keep the Letter"))
      try desktop.press(.button("Keep It Keep It"))
      try desktop.wait(for: .label("chosen: Letter.txt, done"))
      let file = folder.appending(path: "Letter.txt")
      #expect(try Data(contentsOf: file) == Data("Dear Jane".utf8))
    }

    @Test func `a dialog with a name of its own begins where it was used last`() throws {
      let folder = FileManager.default.temporaryDirectory.appending(path: "export-\(UUID())")
      let places = ["state", "usual", "last"].map { folder.appending(path: $0) }
      for place in places {
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      }
      defer { try? FileManager.default.removeItem(at: folder) }
      for usual in places.dropFirst().reversed() {
        let desktop = try Desktop(
          running: "GTKProbe", "files",
          environment: ["TMPDIR": usual.path, "XDG_STATE_HOME": places[0].path])
        try desktop.press(.button("Export"))
        try desktop.press(.button("Keep It Keep It"))
        if usual != places[2] {
          // What is there already may be replaced.
          try desktop.press(.button("_Replace Replace"))
        }
        try desktop.wait(for: .label("chosen: Letter.txt, done"))
      }
      let files = try places.dropFirst().map {
        try FileManager.default.contentsOfDirectory(atPath: $0.path).filter { $0.hasPrefix("L") }
      }
      #expect(files == [[], ["Letter.txt"]])
    }

    @Test func `who cancels has nothing written`() throws {
      let desktop = try Desktop(showing: "files")
      try desktop.press(.button("Export"))
      try desktop.wait(for: .button("Keep It Keep It"))
      try desktop.press(.button("_Cancel Cancel"))
      try desktop.wait(for: .label("chosen: kept, done"))
    }
  }
}
