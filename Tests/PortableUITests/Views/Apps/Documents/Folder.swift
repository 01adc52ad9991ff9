import Foundation

/// A folder that goes when the test does.
final class Folder {
  let url = FileManager.default.temporaryDirectory.appending(path: "documents-\(UUID())")

  init() { try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }

  deinit {
    try? FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: url.path)
    try? FileManager.default.removeItem(at: url)
  }

  func file(_ name: String) -> URL { url.appending(path: name) }

  func words(in name: String) throws -> String {
    String(decoding: try Data(contentsOf: file(name)), as: UTF8.self)
  }

  @discardableResult func write(_ words: String, as name: String) throws -> URL {
    try Data(words.utf8).write(to: file(name))
    return file(name)
  }

  var names: [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: url.path).sorted()) ?? []
  }
}
