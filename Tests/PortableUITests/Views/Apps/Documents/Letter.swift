import Foundation
import PortableUI

/// A document that is a value.
struct Letter: FileDocument {
  static let readableContentTypes = [UTType.plainText]
  static let writableContentTypes = [UTType.plainText, .json]

  struct Unwritable: LocalizedError {
    var errorDescription: String? { "This letter is not to be written." }
  }

  var text = ""

  init(_ text: String = "") { self.text = text }

  init(configuration: ReadConfiguration) throws {
    guard let data = configuration.file.regularFileContents,
      let text = String(data: data, encoding: .utf8)
    else { throw CocoaError(.fileReadCorruptFile) }
    self.text = text
  }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    if text == "unwritable" { throw Unwritable() }
    if text == "what was there" {
      let old = configuration.existingFile?.regularFileContents ?? Data("nothing".utf8)
      return FileWrapper(regularFileWithContents: old + Data(" and more".utf8))
    }
    let words = configuration.contentType == .json ? "\"\(text)\"" : text
    return FileWrapper(regularFileWithContents: Data(words.utf8))
  }
}
