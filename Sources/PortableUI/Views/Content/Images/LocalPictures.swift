import Foundation

/// Pictures for which nobody has to be asked.
enum LocalPictures {
  /// What is in the file at `url`, or in the address itself; `nil` where it is another's to answer.
  static func answer(from url: URL, mostBytes: Int) async throws -> PictureAnswer? {
    let isFile = url.isFileURL
    guard isFile || url.scheme?.lowercased() == "data" else { return nil }
    let reading = Task.detached {
      try isFile ? file(at: url, mostBytes: mostBytes) : content(of: url)
    }
    // A file may be changed at any time, and both are soon read again: they are not kept.
    return PictureAnswer(data: try await reading.value, lifetime: .none)
  }

  private static func file(at url: URL, mostBytes: Int) throws -> Data {
    let size = try url.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0
    guard size <= mostBytes else { throw PictureError.tooLong(url, limit: mostBytes) }
    return try Data(contentsOf: url)
  }

  /// The bytes behind the comma, as text or in base 64.
  private static func content(of url: URL) throws -> Data {
    let parts = url.absoluteString.split(separator: ",", maxSplits: 1)
    guard parts.count == 2, let text = parts[1].removingPercentEncoding else {
      throw URLError(.badURL)
    }
    guard parts[0].lowercased().hasSuffix(";base64") else { return Data(text.utf8) }
    guard let data = Data(base64Encoded: text, options: .ignoreUnknownCharacters) else {
      throw URLError(.cannotDecodeRawData)
    }
    return data
  }
}
