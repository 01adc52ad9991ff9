import Foundation
import PortableUI

/// Windows with a letter each.
struct DocumentScenes: Scene {
  var body: some Scene {
    DocumentGroup(newDocument: Letter()) { file in
      VStack {
        Text("\(file.document.text.count) letters")
        TextField("Letter", text: file.$document.text)
        Text(file.isEditable ? "may be changed" : "may only be read")
      }
      .padding(40)
    }
  }
}

nonisolated struct Letter: FileDocument {
  static let readableContentTypes = [UTType.plainText]
  var text = ""

  init() {}

  init(configuration: ReadConfiguration) throws {
    text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
  }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(text.utf8))
  }
}
