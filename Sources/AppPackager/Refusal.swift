import Foundation

/// Why no package was made, and what to do about it.
struct Refusal: Error, CustomStringConvertible {
  let description: String

  init(_ what: String, fix: String) {
    description = "\(what)\nFix: \(fix)."
  }

  /// Several faults of one file; nothing when there are none.
  init?(_ faults: [String], in file: String) {
    if faults.isEmpty { return nil }
    self.init(faults.map { "\(file): \($0)." }.joined(separator: "\n"), fix: "mend the file")
  }
}

extension DecodingError {
  /// What is wrong with a file of JSON, without Swift's names for it.
  var inWords: String {
    func place(_ path: [any CodingKey]) -> String {
      path.map { $0.intValue.map { "item \($0)" } ?? $0.stringValue }.joined(separator: ".")
    }
    switch self {
    case .keyNotFound(let key, let context):
      return "'\(place(context.codingPath + [key]))' is missing"
    case .typeMismatch(let type, let context), .valueNotFound(let type, let context):
      return "'\(place(context.codingPath))' should be \(Self.word(for: type))"
    case .dataCorrupted(let context):
      let reason = (context.underlyingError as NSError?)?.userInfo["NSDebugDescription"]
      return "it is not JSON: \(reason as? String ?? context.debugDescription)"
    @unknown default:
      return "\(self)"
    }
  }

  private static func word(for type: any Any.Type) -> String {
    switch type {
    case is String.Type: "a string"
    case is [Any].Type: "a list"
    default: "an object"
    }
  }
}
