// An app with a window for each letter, and a test of one.

// snippet.app
import Foundation
import PortableUI
// snippet.end
// snippet.test
import ViewTesting

// snippet.end

// snippet.app

struct Letter: FileDocument {
  static let readableContentTypes = [UTType.plainText]
  var text = ""

  init() {}

  init(configuration: ReadConfiguration) throws {
    text = String(
      decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
  }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(text.utf8))
  }
}

struct Letters: App {
  var body: some Scene {
    DocumentGroup(newDocument: Letter()) { file in
      LetterEditor(letter: file.$document)
    }
  }
}

struct LetterEditor: View {
  @Binding var letter: Letter

  var body: some View { TextField("Letter", text: $letter.text) }
}
// snippet.end

// snippet.test
let place = URL.temporaryDirectory.appending(path: "\(UUID().uuidString).txt")
let screen = Screen(
  DocumentGroup(newDocument: Letter()) { LetterEditor(letter: $0.$document) })
try screen.type("Dear Jane", into: "Letter")
try screen.press("s", modifiers: .command)
try screen.saveFile(to: place)
await screen.settle()
let written = try String(contentsOf: place, encoding: .utf8)
precondition(written == "Dear Jane")
// snippet.end
try FileManager.default.removeItem(at: place)
