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

    @Test func `who cancels has nothing written`() throws {
      let desktop = try Desktop(showing: "files")
      try desktop.press(.button("Export"))
      try desktop.wait(for: .button("Keep It Keep It"))
      try desktop.press(.button("_Cancel Cancel"))
      try desktop.wait(for: .label("chosen: kept, done"))
    }
  }
}
