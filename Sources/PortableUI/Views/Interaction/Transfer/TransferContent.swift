import Foundation

/// What goes from one place to another, in one form.
enum TransferContent: Sendable {
  case data(Data)
  case file(SentTransferredFile)

  /// All of it.
  func data() throws -> Data {
    switch self {
    case .data(let data): data
    case .file(let sent): try Data(contentsOf: sent.file)
    }
  }

  /// Calls `body` with a file of it, which is there until that returns. It is the file itself where whoever
  /// sent it lets others at that and `inPlace` asks for it, otherwise one in a temporary folder.
  func withFile<Result: Sendable>(
    of type: UTType, named name: String? = nil, inPlace: Bool = false,
    _ body: @Sendable (ReceivedTransferredFile) async throws -> Result
  ) async throws -> Result {
    if case .file(let sent) = self, inPlace, sent.allowAccessingOriginalFile {
      return try await body(ReceivedTransferredFile(file: sent.file, isOriginalFile: true))
    }
    let folder = try FileManager.default.url(
      for: .itemReplacementDirectory, in: .userDomainMask,
      appropriateFor: .temporaryDirectory, create: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: fileName(of: type, named: name))
    switch self {
    case .data(let data): try data.write(to: file)
    case .file(let sent): try FileManager.default.copyItem(at: sent.file, to: file)
    }
    return try await body(ReceivedTransferredFile(file: file, isOriginalFile: false))
  }

  private func fileName(of type: UTType, named name: String?) -> String {
    if let name, !name.isEmpty { return type.fileName(name) }
    if case .file(let sent) = self { return sent.file.lastPathComponent }
    return type.fileName("Untitled")
  }
}

extension UTType {
  /// `name` as the name of a file of this kind: in no other folder, and with its ending.
  func fileName(_ name: String) -> String {
    let safe = name.replacing("/", with: "-")
    guard let ending = preferredFilenameExtension,
      !extensions.contains(URL(filePath: safe).pathExtension.lowercased())
    else { return safe }
    return "\(safe).\(ending)"
  }
}

/// Why something did not come.
enum TransferError: LocalizedError, CustomStringConvertible, Equatable {
  /// There is nothing in a form that is known.
  case noForm(wanted: String, there: [String])
  /// It does not go in that form.
  case doesNotGo(item: String, type: String)
  /// Whoever sent it sent nothing in the end.
  case nothingCame(type: String)
  /// It is no text.
  case noText
  /// It is no address.
  case noAddress
  /// It is no colour, no picture.
  case noColor, noPicture

  var description: String {
    switch self {
    case .noForm(let wanted, let there):
      "No \(wanted) can be made of what came: it is \(there.isEmpty ? "nothing" : there.joined(separator: ", "))."
    case .doesNotGo(let item, let type): "\(item) does not go elsewhere as \(type)."
    case .nothingCame(let type): "Nothing came as \(type)."
    case .noText: "What came is no text in UTF-8."
    case .noAddress: "What came is no address."
    case .noColor: "What came is no colour."
    case .noPicture: "What came is no picture: a PNG, JPEG, GIF or SVG file."
    }
  }

  var errorDescription: String? { description }
}
