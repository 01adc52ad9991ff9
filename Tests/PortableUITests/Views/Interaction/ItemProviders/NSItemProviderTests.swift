import Foundation
import PortableUI
import Testing

struct NSItemProviderTests {
  /// What one of the functions with a closure hands over.
  private func handed<Value: Sendable>(
    _ load: (@escaping @Sendable (Value?, (any Error)?) -> Void) -> Progress
  ) async throws -> Value {
    try await withCheckedThrowingContinuation { waiting in
      _ = load { value, error in
        if let value { waiting.resume(returning: value) }
        if let error { waiting.resume(throwing: error) }
      }
    }
  }

  @Test func `a text and an address are handed over as what they are`() async throws {
    let text = NSItemProvider(object: "Hello" as NSString)
    #expect(text.canLoadObject(ofClass: String.self) && !text.canLoadObject(ofClass: URL.self))
    #expect(
      try await handed { text.loadObject(ofClass: String.self, completionHandler: $0) } == "Hello")
    #expect(text.registeredTypeIdentifiers == ["public.utf8-plain-text"])
    let page = try #require(URL(string: "https://example.org"))
    for address in [NSItemProvider(object: page as NSURL), NSItemProvider(object: page)] {
      #expect(address.hasItemConformingToTypeIdentifier(UTType.url.identifier))
      #expect(
        try await handed { address.loadObject(ofClass: URL.self, completionHandler: $0) } == page)
    }
    await #expect(throws: (any Error).self) {
      try await self.handed { text.loadObject(ofClass: URL.self, completionHandler: $0) }
    }
  }

  @Test func `a form is made when it is asked for`() async throws {
    let provider = NSItemProvider()
    provider.registerDataRepresentation(forTypeIdentifier: "public.png") { done in
      done(Data([1]), nil)
      // Said twice, which counts once.
      done(nil, CancellationError())
      return nil
    }
    provider.registerDataRepresentation(for: .pdf) { done in
      done(nil, CocoaError(.fileNoSuchFile))
      return nil
    }
    provider.registerDataRepresentation(for: .gif) { _ in nil }
    provider.registerDataRepresentation(for: .png) { _ in nil }
    #expect(provider.registeredContentTypes == [.png, .pdf, .gif])
    #expect(provider.registeredContentTypes(conformingTo: .image) == [.png, .gif])
    let data = try await handed {
      provider.loadDataRepresentation(for: .image, completionHandler: $0)
    }
    #expect(data == Data([1]))
    await #expect(throws: CocoaError.self) {
      try await self.handed {
        provider.loadDataRepresentation(
          forTypeIdentifier: "com.adobe.pdf", completionHandler: $0)
      }
    }
    // Nobody ever says anything of this one.
    await #expect(throws: (any Error).self) {
      try await self.handed { provider.loadDataRepresentation(for: .gif, completionHandler: $0) }
    }
    await #expect(throws: (any Error).self) {
      try await self.handed { provider.loadDataRepresentation(for: .zip, completionHandler: $0) }
    }
  }

  @Test func `a file is handed over as a copy that goes again`() async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).txt")
    try Data("words".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let provider = try #require(NSItemProvider(contentsOf: file))
    #expect(provider.suggestedName == file.lastPathComponent)
    #expect(provider.registeredContentTypes.prefix(2) == [.plainText, .fileURL])
    let read: String = try await withCheckedThrowingContinuation { waiting in
      provider.loadFileRepresentation(forTypeIdentifier: "public.text") { copy, error in
        waiting.resume(
          with: Result {
            let copy = try #require(copy)
            #expect(copy != file && copy.lastPathComponent == file.lastPathComponent)
            return try String(contentsOf: copy, encoding: .utf8)
          })
      }
    }
    #expect(read == "words")
    try FileManager.default.removeItem(at: file)
    // It has gone between the asking and the reading.
    await #expect(throws: (any Error).self) {
      try await self.handed { provider.loadDataRepresentation(for: .text, completionHandler: $0) }
    }
    #expect(NSItemProvider(contentsOf: file) == nil)
  }

  @Test func `any value that goes elsewhere is handed over whole`() async throws {
    let note = Note(title: "Milk", isSecret: true)
    let provider = NSItemProvider()
    provider.register(note)
    #expect(provider.suggestedName == "Milk")
    let result: Result<Note, any Error> = await withCheckedContinuation { waiting in
      provider.loadTransferable(type: Note.self) { waiting.resume(returning: $0) }
    }
    #expect(try result.get() == note)
    let wrong: Result<String, any Error> = await withCheckedContinuation { waiting in
      provider.loadTransferable(type: String.self) { waiting.resume(returning: $0) }
    }
    #expect(throws: (any Error).self) { try wrong.get() }
  }

  @Test func `a file that is registered is read, and may be the file itself`() async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).note")
    try Data("n".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let provider = NSItemProvider()
    provider.registerFileRepresentation(
      forTypeIdentifier: UTType.noteFile.identifier, fileOptions: .openInPlace
    ) { done in
      done(file, true, nil)
      return nil
    }
    let note = try await handed { provider.loadObject(ofClass: Note.self, completionHandler: $0) }
    #expect(note == Note(title: "n"))
    let plain = NSItemProvider(item: Data("x".utf8), typeIdentifier: "public.plain-text")
    let item = try await handed { provider in
      plain.loadItem(forTypeIdentifier: "public.text") { provider($0 as? Data, $1) }
    }
    #expect(item == Data("x".utf8))
  }
}
