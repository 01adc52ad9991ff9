/// Makes one piece of output of a whole value, as a JSON encoder does.
public protocol TopLevelEncoder {
  /// What encoding yields, for instance `Data`.
  associatedtype Output

  /// Encodes `value` whole.
  func encode<T: Encodable>(_ value: T) throws -> Output
}

/// Makes a whole value of one piece of input, as a JSON decoder does.
public protocol TopLevelDecoder {
  /// What is decoded from, for instance `Data`.
  associatedtype Input

  /// Decodes one `type`.
  func decode<T: Decodable>(_ type: T.Type, from input: Input) throws -> T
}
