import Foundation
import PortableUI
import Testing
import ViewTesting

@MainActor struct FileImporterTests {
  private struct Page: View {
    var types = [UTType.plainText]
    var allowsMore = false
    @State private var asks = false
    @State private var said = "nothing"

    var body: some View {
      VStack {
        Button("Open") { asks = true }
        Button("Close") { asks = false }
        Text("chosen: \(said)")
        Text(asks ? "asking" : "done")
      }
      .fileImporter(
        isPresented: $asks, allowedContentTypes: types, allowsMultipleSelection: allowsMore
      ) { answer in
        said = (try? answer.get().map(\.lastPathComponent).joined(separator: " ")) ?? "failed"
      } onCancellation: {
        said = "none"
      }
    }
  }

  private func file(_ name: String) -> URL { URL(filePath: "/somewhere/\(name)") }

  @Test func `a link stands for what it leads to, unless a view wants the link`() throws {
    let folder = Folder()
    try folder.write("", as: "a.txt")
    try FileManager.default.createSymbolicLink(
      atPath: folder.file("b.txt").path, withDestinationPath: "a.txt")
    func chosen(_ view: some View) throws -> String? {
      let screen = Screen(view)
      try screen.tap("Open")
      try screen.chooseFiles(folder.file("b.txt"))
      return screen.texts.first { $0.hasPrefix("chosen") }
    }
    #expect(try chosen(Page()) == "chosen: a.txt")
    #expect(try chosen(Page().fileDialogImportsUnresolvedAliases(true)) == "chosen: b.txt")
  }

  @Test func `the files that a person chooses are handed over once the dialog is gone`() throws {
    let screen = Screen(Page())
    #expect(!screen.asksForFiles)
    try screen.tap("Open")
    #expect(screen.asksForFiles && screen.exists("asking"))
    try screen.chooseFiles(file("a.TXT"))
    #expect(!screen.asksForFiles && screen.exists("chosen: a.TXT") && screen.exists("done"))
    try screen.tap("Open")
    try screen.cancelFiles()
    #expect(screen.exists("chosen: none") && screen.exists("done"))
  }

  @Test func `the dialog goes when the binding says so, and with its view`() throws {
    let screen = Screen(Page())
    try screen.tap("Open")
    try screen.tap("Close")
    #expect(!screen.asksForFiles && screen.exists("chosen: nothing"))
    try screen.tap("Open")
    #expect(screen.asksForFiles)
  }

  @Test func `only what the dialog takes can be chosen`() throws {
    let screen = Screen(Page())
    #expect(throws: ScreenError.self) { try screen.chooseFiles(file("a.txt")) }
    #expect(throws: ScreenError.self) { try screen.cancelFiles() }
    try screen.tap("Open")
    #expect(throws: ScreenError.self) { try screen.chooseFiles(file("a.png")) }
    #expect(throws: ScreenError.self) { try screen.chooseFiles(file("a.txt"), file("b.txt")) }
    #expect(throws: ScreenError.self) { try screen.chooseFiles() }
    #expect(screen.asksForFiles)
    let more = Screen(Page(types: [.image, .pdf], allowsMore: true))
    try more.tap("Open")
    try more.chooseFiles(file("a.png"), file("b.jpg"), file("c.pdf"))
    #expect(more.exists("chosen: a.png b.jpg c.pdf"))
    let any = Screen(Page(types: [.item]))
    try any.tap("Open")
    try any.chooseFiles(file("what.ever"))
    #expect(any.exists("chosen: what.ever"))
  }

  private struct Single: View {
    let file: URL?
    @State private var opens = false
    @State private var moves = false
    @State private var said = ""

    var body: some View {
      VStack {
        Button("Open") { opens = true }
        Button("Move") { moves = true }
        Text(said)
      }
      .fileImporter(isPresented: $opens, allowedContentTypes: [.folder]) { answer in
        said = (try? answer.get().lastPathComponent) ?? "failed"
      }
      .fileMover(isPresented: $moves, file: file) { answer in
        said = (try? answer.get().lastPathComponent).map { "moved \($0)" } ?? "failed"
      }
    }
  }

  @Test func `a file is moved to the folder that is chosen, and replaces nothing`() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    let goal = folder.appending(path: "goal")
    try FileManager.default.createDirectory(at: goal, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "a.txt")
    try Data("a".utf8).write(to: file)
    let screen = Screen(Single(file: file))
    try screen.tap("Open")
    try screen.chooseFiles(goal)
    #expect(screen.exists("goal"))
    try screen.tap("Move")
    try screen.chooseFiles(goal)
    await screen.settle()
    #expect(screen.exists("moved a.txt"))
    #expect(try Data(contentsOf: goal.appending(path: "a.txt")) == Data("a".utf8))
    try Data("b".utf8).write(to: file)
    try screen.tap("Move")
    try screen.chooseFiles(goal)
    await screen.settle()
    #expect(screen.exists("failed"))
    #expect(try Data(contentsOf: goal.appending(path: "a.txt")) == Data("a".utf8))
  }

  private struct Several: View {
    @State private var moves = false
    @State private var said = "nothing"
    let files: [URL]

    var body: some View {
      Button("Move") { moves = true }
      Text(verbatim: said)
      Color.clear.fileMover(isPresented: $moves, files: files) { answer in
        said = (try? answer.get().map(\.lastPathComponent).joined(separator: " ")) ?? "failed"
      } onCancellation: {
        said = "stayed"
      }
    }
  }

  @Test func `several files are moved, and nobody is asked where there are none`() async throws {
    let (folder, goal) = (Folder(), Folder())
    for name in ["a.txt", "b.txt"] { try folder.write(name, as: name) }
    let screen = Screen(Several(files: [folder.file("a.txt"), folder.file("b.txt")]))
    try screen.tap("Move")
    try screen.cancelFiles()
    #expect(screen.exists("stayed"))
    try screen.tap("Move")
    try screen.chooseFiles(goal.url)
    await screen.settle()
    #expect(screen.exists("a.txt b.txt"))
    #expect(try goal.words(in: "b.txt") == "b.txt")
    let empty = Screen(Several(files: []))
    try empty.tap("Move")
    #expect(!empty.asksForFiles)
  }

  private struct Insisting: View {
    @State private var asks = false
    @State private var tries = 0

    var body: some View {
      Button("Open") { asks = true }
      Text("try \(tries)")
      Color.clear.fileImporter(isPresented: $asks, allowedContentTypes: [.plainText]) { answer in
        tries += 1
        if (try? answer.get().lastPathComponent) != "good.txt" { asks = true }
      }
    }
  }

  @Test func `who is not content with an answer asks again`() throws {
    let screen = Screen(Insisting())
    try screen.tap("Open")
    try screen.chooseFiles(file("bad.txt"))
    #expect(screen.exists("try 1") && screen.asksForFiles)
    try screen.chooseFiles(file("good.txt"))
    #expect(screen.exists("try 2") && !screen.asksForFiles)
    try screen.tap("Open")
    #expect(screen.asksForFiles)
  }
}
