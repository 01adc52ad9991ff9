import Foundation
import Testing

/// A bundle with files of a test's own, which end with it.
final class TestBundle {
  let url = FileManager.default.temporaryDirectory.appending(path: "words-\(UUID().uuidString)")
  let bundle: Bundle

  /// Writes `files`, by their paths in the bundle.
  init(_ files: [String: String]) throws {
    for (path, content) in files {
      let file = url.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(content.utf8).write(to: file)
    }
    bundle = try #require(Bundle(url: url))
  }

  deinit { try? FileManager.default.removeItem(at: url) }
}
