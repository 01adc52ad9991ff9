import Foundation

/// An app to package.
enum Notes {
  static let description = """
    {
      "id": "org.example.Notes",
      "name": "Notes & More",
      "executable": "Notes",
      "version": "1.2",
      "summary": "Keeps notes",
      "description": ["Writes down what <you> say.", "And finds it again."],
      "developer": { "name": "Jane Doe", "email": "jane@example.org" },
      "license": "MIT",
      "homepage": "https://example.org/notes",
      "categories": ["Utility"],
      "icon": "notes.svg"
    }
    """
}

/// A folder that goes when the test does.
final class TemporaryFolder {
  let url = FileManager.default.temporaryDirectory.appending(path: "packager-\(UUID())")

  init() { try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }
  deinit { try? FileManager.default.removeItem(at: url) }

  @discardableResult func write(_ text: String, as name: String) throws -> URL {
    let file = url.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
    return file
  }
}
