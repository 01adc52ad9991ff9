import Foundation
import PortableUI
import Testing
import ViewTesting

/// The window of a document whose file other programs write to, too.
@MainActor struct DocumentOnDiskTests {
  private let folder = Folder()

  private struct Editor: View {
    @Binding var letter: Letter

    var body: some View {
      Text("says \(letter.text)")
      Button("Write") { letter.text += "x" }
    }
  }

  private func opened() async throws -> Screen {
    try folder.write("old", as: "a.txt")
    let screen = Screen(
      DocumentGroup(newDocument: Letter("new")) { Editor(letter: $0.$document) },
      opening: folder.file("a.txt"))
    await screen.settle()
    return screen
  }

  private func pass(_ screen: Screen) async {
    await screen.settle()
    screen.clock.advance(by: .seconds(1))
    await screen.settle()
  }

  private let changed: Screen.Lookup = "Another program has changed “a.txt”."
  private let gone: Screen.Lookup = "“a.txt” is not in its place any more."

  @Test func `what another program has written is replaced only by who says so`() async throws {
    let screen = try await opened()
    try screen.tap("Write")
    try folder.write("from elsewhere", as: "a.txt")
    try screen.press("s", modifiers: .command)
    await screen.settle()
    #expect(screen.exists(changed))
    try screen.tap("Cancel")
    #expect(try folder.words(in: "a.txt") == "from elsewhere")
    await pass(screen)
    #expect(!screen.exists(changed), "a person was asked again, who has done nothing since")
    try screen.press("s", modifiers: .command)
    await screen.settle()
    try screen.tap("Save Anyway")
    await screen.settle()
    #expect(try folder.words(in: "a.txt") == "oldx")
    try screen.tap("Write")
    await pass(screen)
    #expect(try folder.words(in: "a.txt") == "oldxx")
  }

  @Test func `nothing of another program is replaced by itself`() async throws {
    let screen = try await opened()
    try folder.write("from elsewhere", as: "a.txt")
    try screen.tap("Write")
    await pass(screen)
    #expect(screen.exists(changed))
    try screen.tap("Show the Other Version")
    await screen.settle()
    #expect(screen.exists("says from elsewhere"))
    try screen.tap("Write")
    await pass(screen)
    #expect(try folder.words(in: "a.txt") == "from elsewherex")
  }

  @Test func `a file that is gone is written again where a person wants that`() async throws {
    let screen = try await opened()
    try FileManager.default.removeItem(at: folder.file("a.txt"))
    try screen.tap("Write")
    await pass(screen)
    #expect(screen.exists(gone) && folder.names.isEmpty)
    try screen.tap("Save Again")
    await screen.settle()
    #expect(try folder.words(in: "a.txt") == "oldx")
  }

  @Test func `who leaves a document that is changed elsewhere is asked`() async throws {
    let screen = try await opened()
    try screen.tap("Write")
    try folder.write("from elsewhere", as: "a.txt")
    try screen.press("n", modifiers: .command)
    await screen.settle()
    #expect(screen.exists("Save changes to “a.txt”?") && screen.exists(changed))
    try screen.tap("Save")
    try screen.saveFile(to: folder.file("b.txt"))
    await screen.settle()
    #expect(screen.exists("says new"))
    #expect(try folder.words(in: "a.txt") == "from elsewhere")
    #expect(try folder.words(in: "b.txt") == "oldx")
  }

  @Test func `a folder is as it was only where all that is in it is`() throws {
    let wrapper = FileWrapper(directoryWithFileWrappers: [
      "inner": FileWrapper(directoryWithFileWrappers: [
        "deep.txt": FileWrapper(regularFileWithContents: Data("deep".utf8))
      ])
    ])
    let place = folder.file("Notes")
    try wrapper.write(to: place, options: .atomic)
    let seen = SeenFile(now: place)
    #expect(seen.change(now: place) == nil && seen.change(now: folder.url) == nil)
    try folder.write("deeper", as: "Notes/inner/deep.txt")
    #expect(seen.change(now: place) == .changed)
    try FileManager.default.removeItem(at: place)
    #expect(seen.change(now: place) == .gone)
  }

  /// A document that is its own address, and to which another program writes as long as it is being saved.
  private struct Disturbed: FileDocument {
    static let readableContentTypes = [UTType.plainText]
    var address = ""
    var changes = 0

    init() {}

    init(configuration: ReadConfiguration) throws {
      address = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
    }

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      try Data("from elsewhere".utf8).write(to: URL(filePath: address))
      return FileWrapper(regularFileWithContents: Data("ours".utf8))
    }
  }

  @Test func `what another program writes while this one saves is not replaced either`()
    async throws
  {
    let file = folder.file("a.txt")
    try folder.write(file.path, as: "a.txt")
    let documents = DocumentGroup(newDocument: Disturbed()) { file in
      Button("Write") { file.document.changes += 1 }
    }
    let screen = Screen(documents, opening: file)
    await screen.settle()
    try screen.tap("Write")
    try screen.press("s", modifiers: .command)
    await screen.settle()
    #expect(screen.exists(changed))
    #expect(try folder.words(in: "a.txt") == "from elsewhere" && folder.names == ["a.txt"])
    try screen.tap("Save Anyway")
    await screen.settle()
    #expect(try folder.words(in: "a.txt") == "ours")
  }
}
