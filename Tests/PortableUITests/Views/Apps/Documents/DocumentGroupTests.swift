import Foundation
import PortableUI
import Testing
import ViewTesting

/// The window of a document, as a person uses it.
@MainActor struct DocumentGroupTests {
  private let folder = Folder()

  private struct Editor: View {
    @Binding var letter: Letter
    let file: URL?
    @Environment(\.documentConfiguration) private var document

    var body: some View {
      VStack {
        Text(document?.fileURL == file && document?.isEditable == true ? "may be changed" : "fixed")
        Text("says \(letter.text)")
        Text("in \(file?.lastPathComponent ?? "no file")")
        Button("Write") { letter.text += "x" }
        Button("Spoil") { letter.text = "unwritable" }
      }
    }
  }

  private var letters: DocumentGroup<Letter, Editor> {
    DocumentGroup(newDocument: Letter("new")) { file in
      Editor(letter: file.$document, file: file.fileURL)
    }
  }

  private func title(of screen: Screen) -> String? {
    screen.graph.runFrame()
    func find(_ element: Element) -> String? {
      if case .surface(.bar(let bar)) = element.content { return bar.title }
      return element.children.lazy.compactMap(find).first
    }
    return find(screen.graph.rootElement)
  }

  @Test func `a new document is saved where a person says, and from then on by itself`()
    async throws
  {
    let screen = Screen(letters)
    #expect(screen.exists("says new") && screen.exists("in no file"))
    #expect(screen.exists("may be changed"))
    #expect(title(of: screen) == "Untitled")
    try screen.tap("Write")
    #expect(title(of: screen) == "• Untitled")
    try screen.press("s", modifiers: .command)
    #expect(screen.suggestedFilename == "Untitled.txt")
    try screen.saveFile(to: folder.file("a.txt"))
    await screen.settle()
    #expect(try folder.words(in: "a.txt") == "newx")
    #expect(screen.exists("in a.txt") && title(of: screen) == "a.txt")
    try screen.tap("Write")
    await screen.settle()
    #expect(title(of: screen) == "• a.txt")
    #expect(try folder.words(in: "a.txt") == "newx")
    screen.clock.advance(by: .seconds(1))
    await screen.settle()
    #expect(try folder.words(in: "a.txt") == "newxx")
    #expect(title(of: screen) == "a.txt" && folder.names == ["a.txt"])
  }

  @Test func `a file is opened, and saved under another name`() async throws {
    try folder.write("old", as: "a.txt")
    let screen = Screen(letters, opening: folder.file("a.txt"))
    await screen.settle()
    #expect(screen.exists("says old") && title(of: screen) == "a.txt")
    try screen.press("s", modifiers: [.command, .shift])
    #expect(screen.suggestedFilename == "a.txt")
    try screen.saveFile(to: folder.file("b.txt"))
    await screen.settle()
    #expect(screen.exists("in b.txt"))
    try screen.tap("Write")
    try screen.press("s", modifiers: .command)
    await screen.settle()
    #expect(try folder.words(in: "a.txt") == "old" && folder.words(in: "b.txt") == "oldx")
  }

  @Test func `who leaves what is not saved is asked, and may stay`() async throws {
    let screen = Screen(letters)
    try screen.tap("Write")
    try screen.press("n", modifiers: .command)
    #expect(screen.exists("Save changes to “Untitled”?"))
    try screen.tap("Cancel")
    #expect(screen.exists("says newx"))
    try screen.press("n", modifiers: .command)
    try screen.tap("Discard")
    #expect(screen.exists("says new") && title(of: screen) == "Untitled")
  }

  @Test func `who saves when asked goes on once it is saved`() async throws {
    let screen = Screen(letters)
    try screen.tap("Write")
    try screen.press("n", modifiers: .command)
    try screen.tap("Save")
    try screen.saveFile(to: folder.file("a.txt"))
    await screen.settle()
    #expect(try folder.words(in: "a.txt") == "newx")
    #expect(screen.exists("says new") && screen.exists("in no file"))
  }

  @Test func `a document with a file is saved before it is left, without a question`() async throws
  {
    try folder.write("old", as: "a.txt")
    let screen = Screen(letters, opening: folder.file("a.txt"))
    await screen.settle()
    try screen.tap("Write")
    try screen.press("n", modifiers: .command)
    await screen.settle()
    #expect(try folder.words(in: "a.txt") == "oldx")
    #expect(screen.exists("says new"))
  }

  @Test func `what cannot be saved is not lost`() async throws {
    try folder.write("old", as: "a.txt")
    let screen = Screen(letters, opening: folder.file("a.txt"))
    await screen.settle()
    try screen.tap("Spoil")
    try screen.press("n", modifiers: .command)
    await screen.settle()
    #expect(screen.exists("Save changes to “a.txt”?"))
    #expect(screen.exists("This letter is not to be written."))
    try screen.tap("Cancel")
    #expect(screen.exists("says unwritable"))
    #expect(try folder.words(in: "a.txt") == "old")
    try screen.press("s", modifiers: .command)
    await screen.settle()
    #expect(screen.exists("This letter is not to be written."))
    try screen.tap("OK")
  }

  @Test func `of what cannot be saved by itself a person is told once`() async throws {
    try folder.write("old", as: "a.txt")
    let screen = Screen(letters, opening: folder.file("a.txt"))
    await screen.settle()
    func pass() async {
      await screen.settle()
      screen.clock.advance(by: .seconds(1))
      await screen.settle()
    }
    try screen.tap("Spoil")
    await pass()
    try screen.tap("OK")
    try screen.tap("Spoil")
    await pass()
    #expect(!screen.exists("OK") && title(of: screen) == "• a.txt")
    try screen.tap("Write")
    await pass()
    #expect(try folder.words(in: "a.txt") == "unwritablex" && title(of: screen) == "a.txt")
  }

  /// What is read is more than what is written.
  private struct Notes: FileDocument {
    static let readableContentTypes = [UTType.json, .commaSeparatedText]
    static let writableContentTypes = [UTType.json]
    var text = ""

    init() {}

    init(configuration: ReadConfiguration) throws {
      text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
    }

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(regularFileWithContents: Data(text.utf8))
    }
  }

  @Test func `a file of a kind that is only read is not replaced by one that is written`()
    async throws
  {
    try folder.write("a,b", as: "a.csv")
    let notes = DocumentGroup(newDocument: Notes()) { file in
      Text(file.isEditable ? "may be changed" : "may be read")
      Button("Write") { file.document.text += "x" }
    }
    let screen = Screen(notes, opening: folder.file("a.csv"))
    await screen.settle()
    #expect(screen.exists("may be read"))
    try screen.tap("Write")
    screen.clock.advance(by: .seconds(2))
    await screen.settle()
    #expect(try folder.words(in: "a.csv") == "a,b" && title(of: screen) == "• a.csv")
    try screen.press("s", modifiers: .command)
    try screen.saveFile(to: folder.file("a.json"))
    await screen.settle()
    #expect(try folder.words(in: "a.json") == "a,bx" && folder.words(in: "a.csv") == "a,b")
    #expect(screen.exists("may be changed"))
  }

  @Test func `a file that cannot be read is told of`() async throws {
    let screen = Screen(letters, opening: folder.file("gone.txt"))
    await screen.settle()
    #expect(screen.exists("“gone.txt” could not be opened: it is not there any more."))
    try screen.tap("OK")
    #expect(screen.exists("says new"))
  }

  @Test func `a viewer opens files, and changes none`() async throws {
    try folder.write("old", as: "a.txt")
    let viewer = DocumentGroup(viewing: Letter.self) { file in
      Editor(letter: file.$document, file: file.fileURL)
      Text(file.isEditable ? "may be changed" : "may be read")
    }
    let screen = Screen(viewer)
    try screen.tap("Open…")
    try screen.chooseFiles(folder.file("a.txt"))
    await screen.settle()
    #expect(screen.exists("says old") && screen.exists("may be read"))
    try screen.tap("Write")
    screen.clock.advance(by: .seconds(2))
    await screen.settle()
    #expect(try folder.words(in: "a.txt") == "old" && title(of: screen) == "a.txt")
  }

  private struct Names: View {
    @ObservedObject var album: Album

    var body: some View {
      Text(album.names.joined(separator: " "))
      Button("Add") { album.names.append("Bob") }
    }
  }

  @Test func `what is written while a document is saved that is about to be left is saved as well`()
    async throws
  {
    let album = Album(["Ada"])
    let screen = Screen(
      DocumentGroup(newDocument: { album }) { Names(album: $0.document) }, opening: nil)
    await screen.settle()
    try screen.tap("Add")
    try screen.press("n", modifiers: .command)
    try screen.tap("Save")
    album.whileSaving = { album.names.append("Cyd") }
    try screen.saveFile(to: folder.file("a.json"))
    await screen.settle()
    #expect(try folder.words(in: "a.json") == "[\"Ada\",\"Bob\",\"Cyd\"]")
  }

  @Test func `an object that says that it changes is saved`() async throws {
    try folder.write("[\"Ada\"]", as: "a.json")
    let screen = Screen(
      DocumentGroup(newDocument: { Album([]) }) { Names(album: $0.document) },
      opening: folder.file("a.json"))
    await screen.settle()
    #expect(screen.exists("Ada"))
    try screen.tap("Add")
    #expect(screen.exists("Ada Bob"))
    await screen.settle()
    screen.clock.advance(by: .seconds(1))
    await screen.settle()
    #expect(try folder.words(in: "a.json") == "[\"Ada\",\"Bob\"]")
  }
}
