public import Foundation

// Values of Swift, of Foundation and of ours that go elsewhere.

extension String: Transferable {
  /// It goes as words in UTF-8, and comes as words of any kind.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation<String>(contentType: .utf8PlainText) {
      Data($0.utf8)
    } importing: {
      try text($0)
    }
    DataRepresentation<String>(importedContentType: .plainText) { try text($0) }
  }

  private static func text(_ data: Data) throws -> String {
    guard let text = String(data: data, encoding: .utf8) else { throw TransferError.noText }
    // Some programs end what they send as C ends words.
    return text.hasSuffix("\0") ? String(text.dropLast()) : text
  }
}

extension Data: Transferable {
  /// It goes as it is, and comes of anything.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation<Data>(contentType: .data) {
      $0
    } importing: {
      $0
    }
  }
}

extension URL: Transferable {
  /// It goes as an address, or as the place of a file, and as the words of that.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation<URL>(contentType: .fileURL) {
      written($0)
    } importing: {
      try address($0)
    }
    .exportingCondition(\.isFileURL)
    DataRepresentation<URL>(contentType: .url) {
      written($0)
    } importing: {
      try address($0)
    }
    .exportingCondition { !$0.isFileURL }
    DataRepresentation<URL>(exportedContentType: .utf8PlainText) {
      Data(($0.isFileURL ? $0.path(percentEncoded: false) : $0.absoluteString).utf8)
    }
  }

  /// The address as others read it: Foundation's `dataRepresentation` leaves spaces in the paths of files.
  private static func written(_ url: URL) -> Data { Data(url.absoluteString.utf8) }

  private static func address(_ data: Data) throws -> URL {
    guard let url = URL(dataRepresentation: data, relativeTo: nil), url.scheme != nil else {
      throw TransferError.noAddress
    }
    return url.absoluteURL
  }
}

extension AttributedString: Transferable {
  /// It goes as its words, and comes as words: Foundation cannot write the rest on Linux.
  public static var transferRepresentation: some TransferRepresentation {
    ProxyRepresentation {
      String($0.characters)
    } importing: {
      AttributedString($0)
    }
  }
}
