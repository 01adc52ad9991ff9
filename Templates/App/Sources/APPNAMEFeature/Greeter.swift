/// Who knows how people are greeted. Tests have one of their own.
public protocol Greeter: Sendable {
  /// The words for whoever is called `name`.
  func greeting(for name: String) async throws -> String
}

/// Greets whoever says a name.
public struct PoliteGreeter: Greeter {
  /// A greeter that needs nothing.
  public init() {}

  /// The words for whoever is called `name`; fails where that is empty.
  public func greeting(for name: String) async throws -> String {
    if name.isEmpty { throw NamelessError() }
    return "Hello, \(name)."
  }
}

struct NamelessError: Error, CustomStringConvertible {
  var description: String { "Please say your name." }
}
