/// Who knows how people are greeted. Tests have one of their own.
public protocol Greeter: Sendable {
  func greeting(for name: String) async throws -> String
}

public struct PoliteGreeter: Greeter {
  public init() {}

  public func greeting(for name: String) async throws -> String {
    if name.isEmpty { throw NamelessError() }
    return "Hello, \(name)."
  }
}

struct NamelessError: Error, CustomStringConvertible {
  var description: String { "Please say your name." }
}
