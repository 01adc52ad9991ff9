extension CasePath {
  /// Changes in place what the case holds; `body` decides how, and what is returned.
  ///
  /// Fails, and changes nothing, where `root` is another case.
  public func modify<Result>(
    _ root: inout Root, _ body: (inout Value) throws -> Result
  ) throws -> Result {
    guard var value = extract(from: root) else {
      throw OtherCase(value: "\(root)", path: description)
    }
    let result = try body(&value)
    root = embed(value)
    return result
  }
}

/// A value was to be changed that is another case.
private struct OtherCase: Error, CustomStringConvertible {
  let value: String
  let path: String

  var description: String {
    """
    A payload was to be changed in a value that is another case.
      value: \(value)
      path: \(path)
      Fix: Ask 'extract(from:)' first, or catch this error where it may be so.
    """
  }
}
