import Foundation
import Testing

extension WindowTests {
  /// Documents in windows of GTK.
  @Suite struct DocumentWindowTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "letters-\(UUID())")

    init() throws {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    @Test func `a file on the command line is shown, and saved after a change`() throws {
      defer { try? FileManager.default.removeItem(at: folder) }
      let file = folder.appending(path: "a.txt")
      try Data("Dear".utf8).write(to: file)
      let desktop = try Desktop(running: "AppProbe", "documents", file.path)
      try desktop.wait(for: .window("a.txt"))
      try desktop.wait(for: .label("4 letters"))
      try desktop.click(.field("Letter"))
      try desktop.key("End", "x")
      try desktop.wait(for: .label("5 letters"))
      try desktop.wait { try Data(contentsOf: file) == Data("Dearx".utf8) }
      try desktop.wait(for: .window("a.txt"))
      try desktop.expectNoComplaints()
    }

    @Test func `a window whose document is not saved asks before it closes`() throws {
      defer { try? FileManager.default.removeItem(at: folder) }
      let desktop = try Desktop(running: "AppProbe", "documents")
      try desktop.wait(for: .window("Untitled"))
      try desktop.click(.field("Letter"))
      try desktop.key("x")
      try desktop.wait(for: .window("• Untitled"))
      try desktop.key("ctrl+w")
      try desktop.wait(for: .button("Discard"))
      try desktop.press(.button("Cancel"))
      try desktop.waitUntilGone(.button("Discard"))
      try desktop.wait(for: .label("1 letters"))
      try desktop.key("ctrl+w")
      try desktop.press(.button("Discard"))
      #expect(try desktop.end() == ["0"])
      try desktop.expectNoComplaints()
    }

    @Test func `a second start shows its file in the first, once`() throws {
      defer { try? FileManager.default.removeItem(at: folder) }
      let file = folder.appending(path: "a.txt")
      try Data("Dear".utf8).write(to: file)
      let desktop = try Desktop(running: "AppProbe", "documents", "untitled")
      try desktop.wait(for: .window("Untitled"))
      for _ in 1...2 {
        #expect(try desktop.start("AppProbe", "documents", file.path) == ["0", ""])
      }
      try desktop.wait(for: .window("a.txt"))
      try desktop.wait(for: .label("4 letters"))
      #expect(try desktop.tree().filter { $0.role == "frame" }.map(\.name) == ["a.txt"])
      try desktop.key("ctrl+n")
      try desktop.wait(for: .window("Untitled"))
      try desktop.expectNoComplaints()
    }

    /// A folder on a disk of the program's own, with a letter in it, which other programs do not see. Only who is
    /// called root may have one; the program itself is called as it is here, or the bus would not know it.
    private func disk(_ end: String) throws -> [String] {
      let script = """
        mount -t tmpfs -o size=16k letters "$1" && printf Dear > "$1/a.txt" || exit 1
        \(end)
        shift; exec unshare --map-user=\(getuid()) --map-group=\(getgid()) "$@"
        """
      return ["unshare", "--mount", "--map-root-user", "sh", "-c", script, "sh", folder.path]
    }

    /// Whether a program may have disks of its own.
    private static let hasDisks: Bool = {
      let process = Process()
      process.executableURL = URL(filePath: "/usr/bin/env")
      process.arguments = [
        "unshare", "--mount", "--map-root-user", "mount", "-t", "tmpfs", "letters", "/mnt",
      ]
      process.standardError = FileHandle.nullDevice
      guard (try? process.run()) != nil else { return false }
      process.waitUntilExit()
      return process.terminationStatus == 0
    }()

    @Test(
      .enabled(if: hasDisks, "a program may have no disk of its own here"),
      arguments: [
        (
          #"cat /dev/zero > "$1/ballast" 2>/dev/null"#, "may be changed",
          "there is no room left on its disk"
        ),
        // Nobody tries to save there by itself.
        (#"mount -o remount,ro "$1""#, "may only be read", nil),
      ])
    func `what a disk does not take is said, and stays in the window`(
      end: String, words: String, why: String?
    ) throws {
      defer { try? FileManager.default.removeItem(at: folder) }
      let desktop = try Desktop(
        running: "AppProbe", "documents", folder.appending(path: "a.txt").path,
        by: disk(end))
      try desktop.wait(for: .label("4 letters"))
      try desktop.wait(for: .label(words))
      try desktop.click(.field("Letter"))
      try desktop.key("End", "x")
      if let why {
        try desktop.wait(for: Lookup(name: "“a.txt” could not be saved: \(why)."))
        try desktop.press(.button("OK"))
        try desktop.waitUntilGone(.button("OK"))
      }
      try desktop.wait(for: .label("5 letters"))
      try desktop.wait(for: .window("• a.txt"))
      try desktop.key("ctrl+w")
      try desktop.press(.button("Discard"))
      #expect(try desktop.end() == ["0"])
      try desktop.expectNoComplaints()
    }
  }
}
