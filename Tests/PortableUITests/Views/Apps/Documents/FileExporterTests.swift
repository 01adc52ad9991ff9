import Foundation
import PortableUI
import Testing
import ViewTesting

@MainActor struct FileExporterTests {
  private struct Page: View {
    var letter: Letter? = Letter("Dear Jane")
    var types: [UTType] = []
    var name: String? = "Letter"
    @State private var exports = false
    @State private var said = "nothing"

    var body: some View {
      VStack {
        Button("Export") { exports = true }
        Text(said)
        Text(exports ? "asking" : "done")
      }
      .fileExporter(
        isPresented: $exports, document: letter, contentTypes: types, defaultFilename: name
      ) { answer in
        switch answer {
        case .success(let place): said = "saved \(place.lastPathComponent)"
        case .failure(let error): said = error.localizedDescription
        }
      } onCancellation: {
        said = "cancelled"
      }
      .fileDialogMessage("Keep the letter")
      .fileDialogConfirmationLabel("Keep")
      .fileDialogDefaultDirectory(URL(filePath: "/somewhere"))
    }
  }

  private let folder = Folder()

  private func export(_ page: Page, to place: URL) async throws -> [String] {
    let screen = Screen(page)
    try screen.tap("Export")
    try screen.saveFile(to: place)
    await screen.settle()
    return screen.texts
  }

  @Test func `a document is written to the place that a person chooses`() async throws {
    let screen = Screen(Page())
    try screen.tap("Export")
    #expect(screen.asksForFiles && screen.exists("asking"))
    #expect(screen.suggestedFilename == "Letter.txt")
    #expect(throws: ScreenError.self) { try screen.chooseFiles(folder.file("a.txt")) }
    try screen.saveFile(to: folder.file("a.txt"))
    #expect(!screen.asksForFiles && screen.exists("done"))
    await screen.settle()
    #expect(screen.exists("saved a.txt"))
    #expect(folder.names == ["a.txt"])
    #expect(try folder.words(in: "a.txt") == "Dear Jane")
  }

  @Test func `who cancels has nothing written`() throws {
    let screen = Screen(Page())
    try screen.tap("Export")
    try screen.cancelFiles()
    #expect(screen.exists("cancelled") && screen.exists("done"))
  }

  @Test func `without a document nobody is asked`() throws {
    let screen = Screen(Page(letter: nil))
    try screen.tap("Export")
    #expect(!screen.asksForFiles && screen.exists("asking"))
    #expect(screen.suggestedFilename == nil)
  }

  @Test func `views say what the dialog is called, and where it begins`() throws {
    let screen = Screen(Page())
    try screen.tap("Export")
    let request = try #require(screen.fileRequest)
    #expect(request.looks.message == "Keep the letter")
    #expect(request.looks.confirmation == "Keep")
    #expect(request.looks.folder?.path == "/somewhere")
  }

  @Test func `the name says the kind of the file, and gets an ending where it has none`()
    async throws
  {
    let page = Page(types: [.plainText, .json])
    _ = try await export(page, to: folder.file("a.json"))
    _ = try await export(page, to: folder.file("b"))
    #expect(folder.names == ["a.json", "b.txt"])
    #expect(try folder.words(in: "a.json") == "\"Dear Jane\"")
    let said = try await export(page, to: folder.file("b"))
    #expect(said.contains("saved b"), "nobody was asked whether b.txt may be replaced")
  }

  @Test func `a kind that the document does not write is not offered`() throws {
    let screen = Screen(Page(types: [.png], name: nil))
    try screen.tap("Export")
    #expect(screen.suggestedFilename == "Untitled.txt")
  }

  @Test func `a file that is replaced keeps its rights, and a link to it stays`() async throws {
    let file = try folder.write("old", as: "a.txt")
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file.path)
    try FileManager.default.createSymbolicLink(
      at: folder.file("link.txt"), withDestinationURL: file)
    _ = try await export(Page(), to: folder.file("link.txt"))
    #expect(try folder.words(in: "a.txt") == "Dear Jane")
    #expect(folder.names == ["a.txt", "link.txt"])
    let rights = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions]
    #expect(rights as? Int == 0o640)
  }

  @Test func `a document is told of the file that it replaces`() async throws {
    try folder.write("old", as: "a.txt")
    _ = try await export(Page(letter: Letter("what was there")), to: folder.file("a.txt"))
    #expect(try folder.words(in: "a.txt") == "old and more")
  }

  @Test func `a folder that is gone is a failure that says so`() async throws {
    let said = try await export(Page(), to: folder.file("gone/a.txt"))
    #expect(said.contains { $0.contains("“a.txt” could not be saved: there is no folder") })
  }

  @Test(.disabled(if: getuid() == 0, "who may do everything may write there, too"))
  func `a folder that may only be read is a failure that says so`() async throws {
    try folder.write("old", as: "a.txt")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o500], ofItemAtPath: folder.url.path)
    let said = try await export(Page(), to: folder.file("a.txt"))
    #expect(said.contains { $0.contains("“a.txt” could not be saved: nothing may be written in") })
    #expect(try folder.words(in: "a.txt") == "old" && folder.names == ["a.txt"])
  }

  @Test func `what the document throws is what the app is told, and nothing is lost`() async throws
  {
    try folder.write("old", as: "a.txt")
    let said = try await export(Page(letter: Letter("unwritable")), to: folder.file("a.txt"))
    #expect(said.contains("This letter is not to be written."))
    #expect(folder.names == ["a.txt"])
    #expect(try folder.words(in: "a.txt") == "old")
  }

  private struct Many: View {
    @State private var exportsLetters = false
    @State private var exportsAlbum = false
    @State private var exportsWords = false
    @State private var said = ""
    let album = Album(["Ada"])

    var body: some View {
      VStack {
        Button("Letters") { exportsLetters = true }
          .fileExporter(
            isPresented: $exportsLetters, documents: [Letter("one"), Letter("two")],
            contentType: .plainText
          ) { answer in
            said = ((try? answer.get()) ?? []).map(\.lastPathComponent).joined(separator: ", ")
          }
        Button("Album") { exportsAlbum = true }
          .fileExporter(isPresented: $exportsAlbum, document: album, contentType: .json) {
            said = (try? $0.get().lastPathComponent) ?? "failed"
          }
        Button("Words") { exportsWords = true }
          .fileExporter(isPresented: $exportsWords, item: "plain words") {
            said = (try? $0.get().lastPathComponent) ?? "failed"
          }
        Text(said)
      }
    }
  }

  @Test func `several documents go into a folder, and replace nothing there`() async throws {
    try folder.write("old", as: "Untitled.txt")
    let screen = Screen(Many())
    try screen.tap("Letters")
    try screen.chooseFiles(folder.url)
    await screen.settle()
    #expect(screen.exists("Untitled 2.txt, Untitled 3.txt"))
    #expect(try folder.words(in: "Untitled.txt") == "old")
    #expect(try folder.words(in: "Untitled 3.txt") == "two")
  }

  @Test func `a snapshot of an object is written`() async throws {
    let screen = Screen(Many())
    try screen.tap("Album")
    #expect(screen.suggestedFilename == "Untitled.json")
    try screen.saveFile(to: folder.file("a.json"))
    await screen.settle()
    #expect(try folder.words(in: "a.json") == "[\"Ada\"]")
  }

  @Test func `what goes elsewhere goes into a file as well`() async throws {
    let screen = Screen(Many())
    try screen.tap("Words")
    try screen.saveFile(to: folder.file("words.txt"))
    await screen.settle()
    #expect(try folder.words(in: "words.txt") == "plain words")
    #expect(screen.exists("words.txt"))
  }
}
