public import Foundation

/// A file that goes elsewhere.
public struct SentTransferredFile: Sendable {
  /// Where it is.
  public let file: URL

  /// Whether whoever takes it may read and change this file, and not only a copy.
  public let allowAccessingOriginalFile: Bool

  /// The file at `file`, of which others get a copy unless they may have the file itself.
  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
    self.file = file
    self.allowAccessingOriginalFile = allowAccessingOriginalFile
  }
}

/// A file that came from elsewhere.
public struct ReceivedTransferredFile: Sendable {
  /// Where it is. A copy is there until whoever was called with it returns: who wants to keep it moves it.
  public let file: URL

  /// Whether it is the file that was sent, and not a copy.
  public let isOriginalFile: Bool
}

/// A value that goes as a file: for what is large, or is one already.
public struct FileRepresentation<Item: Transferable> {
  private let way: TransferWay<Item>

  private init(
    _ type: UTType, inPlace: Bool,
    exporting: (@Sendable (Item) async throws -> SentTransferredFile)?,
    importing: (@Sendable (ReceivedTransferredFile) async throws -> Item)?
  ) {
    way = TransferWay(
      type: type,
      export: exporting.map { export in { @Sendable in .file(try await export($0)) } },
      take: importing.map { take in
        { @Sendable in try await $0.withFile(of: type, inPlace: inPlace, take) }
      })
  }

  /// A form of the kind `contentType`, in which values go and come.
  public init(
    contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    self.init(
      contentType, inPlace: shouldAttemptToOpenInPlace, exporting: exporting, importing: importing)
  }

  /// A form of the kind `exportedContentType`, in which values go. Whether others may have the file itself is
  /// said of each file.
  public init(
    exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) {
    self.init(
      exportedContentType, inPlace: false,
      exporting: { item in
        let sent = try await exporting(item)
        return SentTransferredFile(
          sent.file,
          allowAccessingOriginalFile: sent.allowAccessingOriginalFile || shouldAllowToOpenInPlace)
      }, importing: nil)
  }

  /// A form of the kind `importedContentType`, in which values come.
  public init(
    importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    self.init(
      importedContentType, inPlace: shouldAttemptToOpenInPlace, exporting: nil,
      importing: importing)
  }
}

extension FileRepresentation: PrimitiveTransferRepresentation {
  var ways: [TransferWay<Item>] { [way] }
}
