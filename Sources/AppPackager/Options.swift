import Foundation

/// The options of a command line, each a name and a path.
struct Options {
  private var values: [String: [URL]] = [:]

  init(_ arguments: [String]) throws {
    var rest = arguments[...]
    while let name = rest.popFirst() {
      guard name.hasPrefix("--"), let value = rest.popFirst() else {
        throw Refusal(
          "'\(name)' is not an option, or its value is missing", fix: "write --name PATH")
      }
      values[name, default: []].append(URL(filePath: value))
    }
  }

  func all(_ name: String) -> [URL] { values[name] ?? [] }

  func one(_ name: String) throws -> URL {
    guard let value = values[name], value.count == 1 else {
      throw Refusal("'\(name)' is not there once", fix: "give it, and give it once")
    }
    return value[0]
  }
}
