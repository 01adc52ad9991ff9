import Foundation
import PortableCombine
import PortableUI

/// A document that is an object.
///
/// SAFETY: a test writes to it on the main actor alone, and snapshots of it are values.
final class Album: ReferenceFileDocument, @unchecked Sendable {
  static let readableContentTypes = [UTType.json]

  @Published var names: [String]

  init(_ names: [String]) { self.names = names }

  init(configuration: ReadConfiguration) throws {
    let data = configuration.file.regularFileContents ?? Data()
    names = try JSONDecoder().decode([String].self, from: data)
  }

  /// What a person does as soon as it is being saved the next time.
  var whileSaving: (() -> Void)?

  func snapshot(contentType: UTType) throws -> [String] {
    defer {
      whileSaving?()
      whileSaving = nil
    }
    return names
  }

  func fileWrapper(snapshot: [String], configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: try JSONEncoder().encode(snapshot))
  }
}
