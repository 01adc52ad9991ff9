import Foundation

/// A value as JSON, which is decoded once its type is known.
enum JSONValue: Codable, Equatable {
  case null
  case bool(Bool)
  case integer(Int64)
  case number(Double)
  case text(String)
  case list([JSONValue])
  case object([String: JSONValue])

  /// `value` as JSON; `nil` where it cannot be written.
  init?(of value: any Encodable) {
    guard let data = try? JSONEncoder().encode(value),
      let read = try? JSONDecoder().decode(JSONValue.self, from: data)
    else { return nil }
    self = read
  }

  func decoded<Value: Decodable>(as type: Value.Type = Value.self) throws -> Value {
    try JSONDecoder().decode(type, from: JSONEncoder().encode(self))
  }

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if value.decodeNil() {
      self = .null
    } else if let known = try? value.decode(Bool.self) {
      self = .bool(known)
    } else if let known = try? value.decode(Int64.self) {
      self = .integer(known)
    } else if let known = try? value.decode(Double.self) {
      self = .number(known)
    } else if let known = try? value.decode(String.self) {
      self = .text(known)
    } else if let known = try? value.decode([JSONValue].self) {
      self = .list(known)
    } else {
      self = .object(try value.decode([String: JSONValue].self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    switch self {
    case .null: try value.encodeNil()
    case .bool(let known): try value.encode(known)
    case .integer(let known): try value.encode(known)
    case .number(let known): try value.encode(known)
    case .text(let known): try value.encode(known)
    case .list(let known): try value.encode(known)
    case .object(let known): try value.encode(known)
    }
  }
}
