extension NavigationPath {
  /// A path in a form that can be encoded and decoded.
  ///
  /// Each value is kept with its type. Where a type is not there any more when it is decoded, or is
  /// another than it was, decoding throws.
  public struct CodableRepresentation {
    let elements: [AnyHashable]
  }
}

extension NavigationPath.CodableRepresentation: Equatable {
  /// Whether both have equal values in the same order.
  public static func == (
    lhs: NavigationPath.CodableRepresentation, rhs: NavigationPath.CodableRepresentation
  ) -> Bool {
    lhs.elements == rhs.elements
  }
}

extension NavigationPath.CodableRepresentation: Codable {
  private enum Key: CodingKey { case type, value }

  /// Encodes each value with the name of its type.
  public func encode(to encoder: any Encoder) throws {
    var list = encoder.unkeyedContainer()
    for element in elements {
      guard let value = element.base as? any Encodable,
        let name = _mangledTypeName(Swift.type(of: element.base))
      else {
        throw EncodingError.invalidValue(
          element.base,
          .init(codingPath: encoder.codingPath, debugDescription: "It cannot be encoded."))
      }
      var entry = list.nestedContainer(keyedBy: Key.self)
      try entry.encode(name, forKey: .type)
      try value.encode(to: entry.superEncoder(forKey: .value))
    }
  }

  /// Decodes values of the types that they were encoded with.
  public init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    var elements: [AnyHashable] = []
    while !list.isAtEnd {
      let entry = try list.nestedContainer(keyedBy: Key.self)
      let name = try entry.decode(String.self, forKey: .type)
      guard let type = _typeByName(name) as? any (Decodable & Hashable).Type else {
        throw DecodingError.dataCorruptedError(
          forKey: .type, in: entry,
          debugDescription: "There is no type here that a page could be shown for: \(name).")
      }
      elements.append(try Self.decode(type, from: entry.superDecoder(forKey: .value)))
    }
    self.elements = elements
  }

  private static func decode<Value: Decodable & Hashable>(
    _ type: Value.Type, from decoder: any Decoder
  ) throws -> AnyHashable {
    AnyHashable(try type.init(from: decoder))
  }
}
