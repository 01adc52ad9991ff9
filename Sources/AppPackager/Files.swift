import Foundation

extension String {
  /// Writes the text to a file, and makes the folders that it lies in.
  func write(to file: URL) throws {
    try file.makeFolder()
    try write(to: file, atomically: false, encoding: .utf8)
  }
}

extension URL {
  /// Makes the folders that the file lies in.
  func makeFolder() throws {
    try FileManager.default.createDirectory(
      at: deletingLastPathComponent(), withIntermediateDirectories: true)
  }
}

/// Calls `body` with the path of a folder that is there for as long as that takes, once it is made.
func withTemporaryFolder<Result>(_ body: (URL) throws -> Result) rethrows -> Result {
  let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
  defer { try? FileManager.default.removeItem(at: folder) }
  return try body(folder)
}
