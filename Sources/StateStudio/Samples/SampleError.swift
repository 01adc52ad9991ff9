public import Foundation

/// What stands where a state holds an error that is not known better.
public struct SampleError: LocalizedError, CustomStringConvertible, Hashable, Sendable {
  /// What a person reads of it.
  public var description: String { "Something went wrong." }

  /// The same.
  public var errorDescription: String? { description }

  /// The error.
  public init() {}
}
