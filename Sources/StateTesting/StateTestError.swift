/// Says why a test of states fails: where, what happened, the facts, and what to do about it.
///
/// It is thrown once, by the expectation that fails, in Swift Testing and in XCTest alike.
public struct StateTestError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The whole message. It begins with the place of the expectation.
  public let description: String
}

/// Where an expectation stands.
struct Place {
  let words: String

  init(_ fileID: String, _ line: Int) { words = "\(fileID):\(line)" }
}
