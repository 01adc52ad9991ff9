import Foundation
import PortableUI
import Testing

/// The windows of an app with documents.
@MainActor struct DocumentWindowsTests {
  private struct Letters: App {
    var body: some Scene {
      DocumentGroup(newDocument: Letter("new")) { file in
        Page(letter: file.$document)
      }
      .commands { CommandGroup(after: .saveItem) { Button("Send") {} } }
    }
  }

  private struct Page: View {
    @Binding var letter: Letter
    @Environment(\.newDocument) private var newDocument
    @Environment(\.dismissWindow) private var dismissWindow

    var body: some View {
      Text(letter.text)
      Button("write") { letter.text += "x" }
      Button("copy") {
        let copy = letter
        newDocument(copy)
      }
      Button("close") { dismissWindow() }
    }
  }

  private func texts(_ desktop: TestDesktop) -> [String] {
    desktop.session.windows.map { desktop.texts(in: $0).first ?? "" }
  }

  @Test func `the menu makes, opens and saves documents`() {
    let desktop = TestDesktop(Letters.self)
    desktop.openMenu(in: 0)
    #expect(
      desktop.menu(in: 0) == ["New", "Open…", "-", "Save", "Save As…", "Send", "-", "Quit"])
    desktop.choose("New", in: 0)
    #expect(texts(desktop) == ["new", "new"])
    #expect(desktop.titles == ["Untitled", "Untitled 2"])
    desktop.openMenu(in: 1)
    desktop.choose("Save", in: 1)
    #expect(desktop.asked?.name == "Untitled 2.txt")
  }

  @Test func `a window is called like its document, also where it shows pages`() {
    let desktop = TestDesktop(Books.self)
    #expect(desktop.titles == ["Untitled"])
    desktop.tap("write")
    #expect(desktop.titles == ["• Untitled"])
    #expect(desktop.log.lines.last == "title • Untitled")
  }

  private struct Books: App {
    var body: some Scene {
      DocumentGroup(newDocument: Letter("new")) { file in
        NavigationStack { Page(letter: file.$document) }
      }
    }
  }

  @Test func `a view opens a window with a document of its own`() {
    let desktop = TestDesktop(Letters.self)
    desktop.tap("write")
    desktop.tap("copy")
    #expect(texts(desktop) == ["newx", "newx"])
  }

  @Test func `an unused window closes, one with changes asks`() async {
    let desktop = TestDesktop(Letters.self)
    desktop.tap("copy")
    desktop.tap("write")
    desktop.session.closeAll()
    desktop.settle()
    #expect(texts(desktop) == ["newx"])
    #expect(!desktop.hasQuit)
    desktop.tap("Discard")
    await desktop.turn()
    #expect(desktop.session.windows.isEmpty && desktop.hasQuit)
  }

  /// Has what is read and written come to its end.
  private func settle(_ desktop: TestDesktop) async {
    for _ in 1...20 {
      await desktop.turn()
      desktop.settle()
    }
  }

  @Test func `a file that comes is shown once, instead of a document that nobody has used`()
    async throws
  {
    let desktop = TestDesktop(Letters.self)
    let folder = Folder()
    let file = try folder.write("old", as: "a.txt")
    try FileManager.default.createSymbolicLink(
      at: folder.file("link.txt"), withDestinationURL: file)
    desktop.session.take([file, file, folder.file("link.txt")])
    await settle(desktop)
    #expect(texts(desktop) == ["old"])
    #expect(desktop.log.lines.filter { $0.hasPrefix("raise") }.count == 3)
    desktop.session.take([try folder.write("other", as: "b.txt")])
    await settle(desktop)
    #expect(texts(desktop) == ["old", "other"])
    #expect(desktop.session.opensDocument(URL(filePath: "/a.txt")))
    #expect(!desktop.session.opensDocument(URL(filePath: "/a.png")))
    #expect(!desktop.session.opensDocument(URL(string: "https://example.org/a.txt")!))
  }

  @Test func `who comes back from another program sees what was changed there`() async throws {
    let desktop = TestDesktop(Letters.self)
    let folder = Folder()
    let file = try folder.write("old", as: "a.txt")
    desktop.session.take([file])
    await settle(desktop)
    let window = desktop.session.windows[0]
    desktop.session.note(.inactive, of: window)
    try folder.write("new words", as: "a.txt")
    desktop.settle()
    desktop.session.note(.active, of: window)
    await settle(desktop)
    #expect(texts(desktop) == ["new words"])
    #expect(window.document?.isEdited == false)
    desktop.session.note(.inactive, of: window)
    try FileManager.default.removeItem(at: file)
    desktop.settle()
    desktop.session.note(.active, of: window)
    await settle(desktop)
    #expect(desktop.texts(in: window).contains("“a.txt” is not in its place any more."))
    #expect(window.document?.isEdited == true)
  }

  @Test func `where the display is lost, both what was written here and elsewhere is kept`()
    async throws
  {
    let desktop = TestDesktop(Letters.self)
    let folder = Folder()
    desktop.session.take([
      try folder.write("one", as: "a.txt"), try folder.write("two", as: "b.txt"),
    ])
    await settle(desktop)
    desktop.tap("write", in: 0)
    desktop.tap("write", in: 1)
    try folder.write("elsewhere", as: "b.txt")
    desktop.session.loseDisplay()
    #expect(folder.names == ["a.txt", "b 2.txt", "b.txt"])
    #expect(try folder.words(in: "a.txt") == "onex")
    #expect(try folder.words(in: "b.txt") == "elsewhere")
    #expect(try folder.words(in: "b 2.txt") == "twox")
  }

  private struct Templates: App {
    var body: some Scene {
      WindowGroup { Buttons() }
      DocumentGroup(newDocument: Letter("new")) { Page(letter: $0.$document) }
    }
  }

  private struct Buttons: View {
    struct Broken: LocalizedError { var errorDescription: String? { "There is no template." } }
    @State private var folder = Folder()

    var body: some View {
      NewDocumentButton(Text("empty"), for: Letter.self)
      NewDocumentButton(Text("given"), for: Letter.self, contentType: .json) { Letter("Dear") }
      NewDocumentButton(Text("template"), contentType: .plainText) {
        try folder.write("Dear Sir", as: "template.txt")
      }
      NewDocumentButton(Text("broken"), for: Letter.self) { throw Buttons.Broken() }
      NewDocumentButton(Text("any"))
      NewDocumentButton(Text("given up"), for: Letter.self) { throw CancellationError() }
    }
  }

  @Test func `a button makes a document, empty or with something in it`() async {
    let desktop = TestDesktop(Templates.self)
    for title in ["empty", "given", "template", "given up", "any"] {
      desktop.tap(title)
      await settle(desktop)
    }
    #expect(texts(desktop) == ["empty", "new", "Dear", "Dear Sir", "new"])
    desktop.openMenu(in: 2)
    desktop.choose("Save", in: 2)
    #expect(desktop.asked?.name == "Untitled 2.json")
    desktop.openMenu(in: 3)
    desktop.choose("Save", in: 3)
    #expect(desktop.asked?.name == "Untitled 3.txt")
    desktop.tap("broken")
    await settle(desktop)
    #expect(desktop.texts(in: desktop.session.windows[0]).contains("There is no template."))
  }

  @Test func `what is written while a file is read for that window is not lost`() async throws {
    let desktop = TestDesktop(Letters.self)
    let folder = Folder()
    desktop.session.take([try folder.write("old", as: "a.txt")])
    desktop.tap("write")
    await settle(desktop)
    #expect(texts(desktop) == ["newx"])
    #expect(
      desktop.texts(in: desktop.session.windows[0]).contains("Save changes to “Untitled”?"))
    desktop.tap("Discard")
    await settle(desktop)
    #expect(texts(desktop) == ["old"])
  }
}
