import Foundation

/// A state in parts that a person can change: texts, numbers and what is on or off, wherever they stand.
///
/// It goes by way of JSON: what is `Codable` can be taken apart and put together again.
struct EditedState {
  /// A part that can be changed.
  struct Part: Identifiable, Equatable {
    /// Where it stands: `loaded.name`, `items[2].isRead`.
    let id: String

    /// What it is.
    let value: JSONValue
  }

  private let type: any Decodable.Type
  private let json: JSONValue

  /// The parts of `state`; `nil` where it cannot be written and read again.
  init?(_ state: Any) {
    guard let encodable = state as? any Encodable,
      let type = Swift.type(of: state) as? any Decodable.Type,
      let json = JSONValue(of: [Boxed(value: encodable)]),
      case .list(let content) = json, let first = content.first
    else { return nil }
    self.type = type
    self.json = first
  }

  /// A state stands in a list, since some JSON can only be written inside of something.
  private struct Boxed: Encodable {
    let value: any Encodable

    func encode(to encoder: any Encoder) throws { try value.encode(to: encoder) }
  }

  /// How many parts are shown: states can be as long as books.
  static let most = 60

  /// The parts, in the order of their names; of a long state the first ones.
  var parts: [Part] {
    var parts: [Part] = []
    collect(json, at: "", into: &parts)
    return parts
  }

  private func collect(_ value: JSONValue, at path: String, into parts: inout [Part]) {
    guard parts.count < Self.most else { return }
    switch value {
    case .bool, .integer, .number, .text: parts.append(Part(id: path, value: value))
    case .null: break
    case .list(let items):
      for (index, item) in items.enumerated() {
        collect(item, at: "\(path)[\(index)]", into: &parts)
      }
    case .object(let fields):
      for (name, field) in fields.sorted(by: { $0.key < $1.key }) {
        collect(field, at: path.isEmpty ? name : "\(path).\(name)", into: &parts)
      }
    }
  }

  /// The state with another value at the part `id`; `nil` where that is no state of the type.
  func replacing(_ id: Part.ID, with value: JSONValue) -> Any? {
    try? replaced(json, at: "", id, value).decodedAny(as: type)
  }

  private func replaced(
    _ whole: JSONValue, at path: String, _ id: Part.ID, _ value: JSONValue
  ) -> JSONValue {
    if path == id, !path.isEmpty || whole.isPlain { return value }
    switch whole {
    case .list(let items):
      return .list(
        items.enumerated().map { replaced($1, at: "\(path)[\($0)]", id, value) })
    case .object(let fields):
      return .object(
        Dictionary(
          uniqueKeysWithValues: fields.map { name, field in
            (name, replaced(field, at: path.isEmpty ? name : "\(path).\(name)", id, value))
          }))
    default: return whole
    }
  }
}

extension JSONValue {
  /// What it is in a field of text; `nil` where a person cannot type it.
  var typed: String? {
    switch self {
    case .text(let text): text
    case .integer(let number): "\(number)"
    case .number(let number): "\(number)"
    default: nil
    }
  }

  /// What was typed in the place of this; `nil` where it is no such value.
  func read(_ text: String) -> JSONValue? {
    switch self {
    case .text: .text(text)
    case .integer: Int64(text).map { .integer($0) } ?? Double(text).map { .number($0) }
    case .number: Double(text).map { .number($0) }
    default: nil
    }
  }

  fileprivate var isPlain: Bool { typed != nil || self == .bool(true) || self == .bool(false) }

  fileprivate func decodedAny(as type: any Decodable.Type) throws -> Any {
    func decode<Value: Decodable>(_ type: Value.Type) throws -> Any {
      // In a list, as it was written.
      guard let value = try JSONValue.list([self]).decoded(as: [Value].self).first else {
        return self
      }
      return value
    }
    return try decode(type)
  }
}
