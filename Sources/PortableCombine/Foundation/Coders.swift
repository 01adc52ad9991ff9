public import Foundation

extension JSONEncoder: TopLevelEncoder {
  /// Encodes to data.
  public typealias Output = Data
}

extension JSONDecoder: TopLevelDecoder {
  /// Decodes from data.
  public typealias Input = Data
}

extension PropertyListEncoder: TopLevelEncoder {
  /// Encodes to data.
  public typealias Output = Data
}

extension PropertyListDecoder: TopLevelDecoder {
  /// Decodes from data.
  public typealias Input = Data
}
