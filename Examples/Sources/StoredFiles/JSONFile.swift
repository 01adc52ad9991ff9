import Foundation

/// A value in a file of its own, which survives the program however that ends.
struct JSONFile<Content: Codable> {
  let url: URL

  /// What was found in a file.
  enum Found {
    case nothing
    case content(Content)

    /// It is there, and cannot be read: it stays as it is.
    case closed(any Error)

    /// No content could be made of it; it is in another place now, where somebody may look at it.
    case damaged(movedTo: URL)
  }

  func read() -> Found {
    let data: Data
    do {
      data = try Data(contentsOf: url)
    } catch {
      let isThere = FileManager.default.fileExists(atPath: url.path)
      return isThere ? .closed(error) : .nothing
    }
    if let content = try? JSONDecoder().decode(Content.self, from: data) {
      return .content(content)
    }
    let place = url.deletingPathExtension().appendingPathExtension("damaged.json")
    try? FileManager.default.removeItem(at: place)
    try? FileManager.default.moveItem(at: url, to: place)
    return .damaged(movedTo: place)
  }

  /// Writes beside the file, and then puts that in its place: a reader finds the old or the new.
  func write(_ content: Content) throws {
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try JSONEncoder().encode(content).write(to: url, options: .atomic)
  }
}
