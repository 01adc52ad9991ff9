import Foundation

/// A folder that is there as long as it is needed.
final class TemporaryFolder: Sendable {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// What is in it, hidden files too.
  var contents: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: url.path) }
  }
}
