public import Foundation

/// A value that is in a file as soon as it is in memory, unless its notice says otherwise.
public struct Stored<Content: Codable> {
  private let file: JSONFile<Content>

  /// The value.
  public private(set) var content: Content

  /// What a person should know of the file: that it was damaged, or cannot be read or written.
  public var notice: String? { fault ?? finding }

  /// What was found when it was read, and why it could not be written last.
  private var finding: String?
  private var fault: String?

  /// Whether it may be replaced: one that cannot be read stays as it is.
  private var isOpen = true

  /// Whether a person was told what that means.
  private var isClosingTold = false

  /// The value that is called `name` in `folder`; `content` where there is none.
  public init(_ name: String, in folder: URL, otherwise content: Content) {
    file = JSONFile(url: folder.appendingPathComponent("\(name).json"))
    switch file.read() {
    case .nothing: self.content = content
    case .content(let found): self.content = found
    case .closed(let error):
      (self.content, isOpen) = (content, false)
      finding = "The \(name) cannot be read: \(error.localizedDescription)"
    case .damaged(let place):
      self.content = content
      finding =
        "The \(name) could not be read. What is left of it is in \(place.lastPathComponent)."
    }
  }

  /// Changes the value, in memory and in its file.
  public mutating func change(_ change: (inout Content) -> Void) {
    change(&content)
    guard isOpen else { return tellOnceOfClosing() }
    do {
      try file.write(content)
      fault = nil
    } catch {
      fault = "This could not be saved: \(error.localizedDescription)"
    }
  }

  private mutating func tellOnceOfClosing() {
    guard !isClosingTold else { return }
    isClosingTold = true
    fault = "What you do is not saved, as long as the file cannot be read."
  }

  /// A person has read the notice.
  public mutating func dismissNotice() { (finding, fault) = (nil, nil) }
}
