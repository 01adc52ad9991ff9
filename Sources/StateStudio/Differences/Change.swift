/// One part of a state that is not as it was.
public struct Change: Equatable, Sendable, CustomStringConvertible {
  /// Where it is: names of properties and cases, indices and keys. Empty where it is all of the state.
  public let path: String

  /// What it was, in words; `nil` where there was nothing.
  public let old: String?

  /// What it is, in words; `nil` where there is nothing.
  public let new: String?

  /// A part at `path` that was `old` and is `new`.
  public init(path: String, old: String?, new: String?) {
    (self.path, self.old, self.new) = (path, old, new)
  }

  /// The change on one line.
  public var description: String {
    let change = "\(old ?? "(nothing)") → \(new ?? "(nothing)")"
    return path.isEmpty ? change : "\(path): \(change)"
  }
}
