public import Foundation

/// A value that goes as data, which closures make and read.
public struct DataRepresentation<Item: Transferable> {
  private let way: TransferWay<Item>

  private init(
    _ type: UTType, exporting: (@Sendable (Item) async throws -> Data)?,
    importing: (@Sendable (Data) async throws -> Item)?
  ) {
    way = TransferWay(
      type: type,
      export: exporting.map { export in { @Sendable in .data(try await export($0)) } },
      take: importing.map { take in { @Sendable in try await take($0.data()) } })
  }

  /// A form of the kind `contentType`, in which values go and come.
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {
    self.init(contentType, exporting: exporting, importing: importing)
  }

  /// A form of the kind `exportedContentType`, in which values go.
  public init(
    exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data
  ) {
    self.init(exportedContentType, exporting: exporting, importing: nil)
  }

  /// A form of the kind `importedContentType`, in which values come.
  public init(
    importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item
  ) {
    self.init(importedContentType, exporting: nil, importing: importing)
  }
}

extension DataRepresentation: PrimitiveTransferRepresentation {
  var ways: [TransferWay<Item>] { [way] }
}
