import Foundation
import PortableUI
import Testing

/// A note that goes whole, as a picture of itself, as a file, and as its title.
struct Note: Codable, Hashable, Transferable {
  var title: String
  var isSecret = false

  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .note)
    DataRepresentation(exportedContentType: .png) { Data("picture of \($0.title)".utf8) }
      .visibility(.ownProcess)
    FileRepresentation(contentType: .noteFile) { note in
      let file = FileManager.default.temporaryDirectory.appending(
        path: "\(UUID().uuidString).notefile")
      try note.title.write(to: file, atomically: true, encoding: .utf8)
      return SentTransferredFile(file)
    } importing: { received in
      Note(title: try String(contentsOf: received.file, encoding: .utf8))
    }
    .suggestedFileName { $0.title }
    ProxyRepresentation(exporting: \.title).exportingCondition { !$0.isSecret }
  }
}

extension UTType {
  static let note = UTType(exportedAs: "org.example.note", conformingTo: .json)
  static let noteFile = UTType(exportedAs: "org.example.note-file", conformingTo: .data)
}

struct TransferableTests {
  @Test func `a value goes in the forms that are written, in order`() {
    let types = Note(title: "Milk").exportedContentTypes()
    #expect(types == [.note, .noteFile, .utf8PlainText])
    #expect(Note.importedContentTypes() == [.note, .noteFile])
  }

  @Test func `others do not see what only the program itself may have`() {
    let note = Note(title: "Milk", isSecret: true)
    #expect(note.exportedContentTypes(.ownProcess) == [.note, .png, .noteFile])
    #expect(note.exportedContentTypes(.team) == [.note, .noteFile])
  }

  @Test func `a value is the same again after it was encoded`() async throws {
    let note = Note(title: "Milk", isSecret: true)
    let data = try await note.exported(as: .note)
    #expect(try await Note(importing: data, contentType: .note) == note)
    #expect(try await Note(importing: data) == note)
    #expect(try await Note(importing: note.exported(as: .json)) == note)
  }

  @Test func `a value goes as another one`() async throws {
    let data = try await Note(title: "Milk").exported(as: .plainText)
    #expect(String(decoding: data, as: UTF8.self) == "Milk")
    await #expect(throws: (any Error).self) {
      try await Note(title: "Milk", isSecret: true).exported(as: .plainText)
    }
  }

  @Test func `a file of a value has the name that it asks for, and goes`() async throws {
    let note = Note(title: "Milk/and honey")
    let path = try await note.withExportedFile(contentType: .noteFile) { file in
      #expect(file.lastPathComponent == "Milk-and honey")
      let text = try String(contentsOf: file, encoding: .utf8)
      let again = try await Note(importing: file, contentType: .noteFile)
      #expect(text == "Milk/and honey" && again == note)
      return file.path
    }
    #expect(!FileManager.default.fileExists(atPath: path))
    #expect(note.suggestedFilename == "Milk/and honey")
  }

  @Test func `what does not fit says why`() async {
    await #expect(throws: DecodingError.self) {
      try await Note(importing: Data("no".utf8), contentType: .note)
    }
    do {
      _ = try await Note(importing: Data(), contentType: .pdf)
    } catch {
      #expect("\(error)" == "No Note can be made of what came: it is com.adobe.pdf.")
      #expect(error.localizedDescription == "\(error)")
    }
    do {
      _ = try await Note(title: "").exported(as: .pdf)
    } catch {
      #expect("\(error)" == "Note does not go elsewhere as com.adobe.pdf.")
    }
    await #expect(throws: (any Error).self) {
      try await Note(importing: URL(filePath: "/nowhere/a.notefile"), contentType: .noteFile)
    }
  }

  private struct Pair: Codable, Equatable, Transferable {
    var name = "a"

    static var transferRepresentation: some TransferRepresentation {
      CodableRepresentation(
        contentType: .propertyList, encoder: PropertyListEncoder(),
        decoder: PropertyListDecoder())
      ProxyRepresentation { (pair: Pair) in
        Note(title: pair.name)
      } importing: {
        Pair(name: $0.title)
      }
    }
  }

  @Test func `a value may be written by another encoder, or by all forms of another value`()
    async throws
  {
    let data = try await Pair().exported()
    #expect(try PropertyListDecoder().decode(Pair.self, from: data) == Pair())
    #expect(
      Pair().exportedContentTypes() == [.propertyList, .note, .noteFile, .utf8PlainText])
    let note = try JSONEncoder().encode(Note(title: "b"))
    #expect(try await Pair(importing: note, contentType: .note) == Pair(name: "b"))
    #expect(try await Note(importing: Pair().exported(as: .note)) == Note(title: "a"))
  }
}
