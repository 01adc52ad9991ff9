public import Foundation

/// A value that is in a file as soon as it is in memory.
public struct Stored<Content: Codable> {
  private let file: JSONFile<Content>

  /// The value.
  public private(set) var content: Content

  /// What a person should know of the file: that it was damaged, or cannot be written.
  public private(set) var notice: String?

  /// The value that is called `name` in `folder`; `content` where there is none.
  public init(_ name: String, in folder: URL, otherwise content: Content) {
    file = JSONFile(url: folder.appendingPathComponent("\(name).json"))
    switch file.read() {
    case .nothing: self.content = content
    case .content(let found): self.content = found
    case .damaged(let place):
      self.content = content
      notice = "The \(name) could not be read. What is left of it is in \(place.lastPathComponent)."
    }
  }

  /// Changes the value, in memory and in its file.
  public mutating func change(_ change: (inout Content) -> Void) {
    change(&content)
    do {
      try file.write(content)
      notice = nil
    } catch {
      notice = "This could not be saved: \(error.localizedDescription)"
    }
  }
}
