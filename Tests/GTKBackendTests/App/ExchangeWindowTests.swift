import Foundation
import Testing

extension WindowTests {
  /// Two programs on one desktop, of which one copies, and the other pastes.
  @Suite struct ExchangeWindowTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "copied-\(UUID())")

    /// Has a program copy a thing of that kind, and another paste it.
    private func pasted(_ kind: String, from other: String, _ files: String...) throws -> Desktop {
      let desktop = try Desktop(running: "AppProbe", "exchange", "Taker", kind)
      try desktop.wait(for: .label("pasted: "))
      if let file = files.first {
        try desktop.startBeside("AppProbe", "exchange", "Giver", other, file, files.last!)
      } else {
        try desktop.startBeside("AppProbe", "exchange", "Giver", other)
      }
      try desktop.focus("Giver")
      try desktop.key("Tab", "ctrl+c")
      try desktop.focus("Taker")
      try desktop.key("Tab", "ctrl+v")
      return desktop
    }

    @Test func `a text is pasted`() throws {
      let desktop = try pasted("text", from: "text")
      try desktop.wait(for: .label("pasted: Dear Jane"))
      try desktop.expectNoComplaints()
    }

    @Test func `a value of the app's own is pasted`() throws {
      let desktop = try pasted("card", from: "card")
      try desktop.wait(for: .label("pasted: Jane, 36"))
      try desktop.expectNoComplaints()
    }

    @Test func `files that a file manager copied are pasted, as addresses and as what is in them`()
      throws
    {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let files = try ["a b.txt", "c.txt"].map { name in
        let file = folder.appending(path: name)
        try Data(name.prefix(1).utf8).write(to: file)
        return file.path
      }
      let desktop = try pasted("address", from: "files", files[0], files[1])
      try desktop.wait(for: .label("pasted: file a b.txt, file c.txt"))
      try desktop.expectNoComplaints()
      let other = try pasted("portrait", from: "files", files[0], files[1])
      try other.wait(for: .label("pasted: portrait of a, portrait of c"))
      try other.expectNoComplaints()
    }
  }
}
