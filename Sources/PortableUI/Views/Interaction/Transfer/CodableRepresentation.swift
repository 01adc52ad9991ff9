public import Foundation
public import PortableCombine

/// A value that goes encoded, by itself as JSON.
///
///     CodableRepresentation(contentType: .note)
public struct CodableRepresentation<
  Item: Transferable & Codable, Encoder: TopLevelEncoder & SendableMetatype,
  Decoder: TopLevelDecoder & SendableMetatype
> where Encoder.Output == Data, Decoder.Input == Data {
  private let contentType: UTType
  private let encoder: @Sendable () -> Encoder
  private let decoder: @Sendable () -> Decoder

  /// A form of the kind `contentType`, written by `encoder` and read by `decoder`.
  public init(
    for itemType: Item.Type = Item.self, contentType: UTType,
    encoder: @escaping @autoclosure @Sendable () -> Encoder,
    decoder: @escaping @autoclosure @Sendable () -> Decoder
  ) {
    self.contentType = contentType
    self.encoder = encoder
    self.decoder = decoder
  }
}

extension CodableRepresentation where Encoder == JSONEncoder, Decoder == JSONDecoder {
  /// A form of the kind `contentType`, in JSON.
  public init(for itemType: Item.Type = Item.self, contentType: UTType) {
    self.init(contentType: contentType, encoder: JSONEncoder(), decoder: JSONDecoder())
  }
}

extension CodableRepresentation: PrimitiveTransferRepresentation {
  var ways: [TransferWay<Item>] {
    let (encoder, decoder) = (encoder, decoder)
    return [
      TransferWay(
        type: contentType, export: { .data(try encoder().encode($0)) },
        take: { try decoder().decode(Item.self, from: $0.data()) })
    ]
  }
}
