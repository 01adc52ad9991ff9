public import Foundation

/// What a service threw in a recording, where the error itself could not be written: the same words.
public struct RecordedFailure: LocalizedError, CustomStringConvertible, Hashable, Sendable {
  /// What the error described itself as.
  public let description: String

  /// What people were told of it.
  public let errorDescription: String?
}

/// A recording does not have an answer to what is asked.
public struct MissingAnswer: LocalizedError, CustomStringConvertible, Hashable, Sendable {
  /// What is asked, with what, and why there is no answer.
  public let description: String

  /// The same.
  public var errorDescription: String? { description }
}
