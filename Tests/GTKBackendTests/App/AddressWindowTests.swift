import Foundation
import Testing

extension WindowTests {
  /// Addresses that an app is opened with, on a desktop with a bus.
  @Suite struct AddressWindowTests {
    @Test func `addresses on the command line are shown, and no other words with a colon`() throws {
      let desktop = try Desktop(
        running: "AppProbe", "addresses", "localhost:8080", "12:30", "mailto:jane@example.org",
        "note://today", "place:here")
      try desktop.wait(for: .label("mail: note://today"))
      try desktop.wait(for: .label("places: place:here"))
      try desktop.expectNoComplaints()
    }

    @Test func `what the package says that the app opens is an address, too`() throws {
      let share = FileManager.default.temporaryDirectory.appending(path: "share-\(UUID())")
      defer { try? FileManager.default.removeItem(at: share) }
      let entries = share.appending(path: "applications")
      try FileManager.default.createDirectory(at: entries, withIntermediateDirectories: true)
      let entry = """
        [Desktop Entry]
        Type=Application
        Name=Mail
        Exec=\(Program.folder.appending(path: "AppProbe").path) %U
        MimeType=x-scheme-handler/mailto;text/plain;

        """
      try Data(entry.utf8).write(to: entries.appending(path: "org.example.Mail.desktop"))
      let file = share.appending(path: "a.txt")
      try Data("a".utf8).write(to: file)
      let desktop = try Desktop(
        running: "AppProbe", "addresses", "localhost:8080", "mailto:jane@example.org", file.path,
        environment: ["XDG_DATA_DIRS": "\(share.path):/usr/local/share:/usr/share"])
      try desktop.wait(for: .label("mail: mailto:jane@example.org \(file.absoluteString)"))
      try desktop.expectNoComplaints()
    }

    @Test func `a second start hands its addresses to the first, and ends`() throws {
      let desktop = try Desktop(running: "AppProbe", "addresses")
      try desktop.wait(for: .label("mail: "))
      let said = try desktop.start(
        "AppProbe", "addresses", "note://a?b=c%20d#e", "place:here", "a:b")
      #expect(said == ["0", ""])
      try desktop.wait(for: .label("mail: note://a?b=c%20d#e"))
      try desktop.wait(for: .label("places: place:here"))
      try desktop.expectNoComplaints()
    }
  }
}
