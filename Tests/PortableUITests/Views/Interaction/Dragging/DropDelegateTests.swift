import Foundation
import PortableUI
import Testing
import ViewTesting

@MainActor struct DropDelegateTests {
  /// Notes all that it is told.
  private struct Watch: DropDelegate {
    let operation: DropOperation?
    var isValid = true
    let log: Log

    func validateDrop(info: DropInfo) -> Bool {
      log.words.append("asked \(info.hasItemsConforming(to: [.plainText]))")
      return isValid
    }
    func dropEntered(info: DropInfo) { log.words.append("entered") }
    func dropUpdated(info: DropInfo) -> DropProposal? {
      operation.map { DropProposal(operation: $0) }
    }
    func dropExited(info: DropInfo) { log.words.append("left") }
    func performDrop(info: DropInfo) -> Bool {
      log.words.append("dropped \(info.itemProviders(for: ["public.plain-text"]).count)")
      return true
    }
  }

  private final class Log { var words: [String] = [] }

  private func screen(_ operation: DropOperation?, isValid: Bool = true, _ log: Log) -> Screen {
    let watch = Watch(operation: operation, isValid: isValid, log: log)
    return Screen(Text("Here").onDrop(of: [.text], delegate: watch))
  }

  @Test func `a delegate hears what is held over its view, and takes it`() throws {
    let log = Log()
    try screen(nil, log).drop("words", on: "Here")
    #expect(log.words == ["asked true", "entered", "dropped 1", "left"])
  }

  @Test func `a delegate that forbids it is not told of a drop`() throws {
    let log = Log()
    #expect(throws: ScreenError.self) { try screen(.forbidden, log).drop("words", on: "Here") }
    #expect(log.words == ["asked true", "entered", "left"])
  }

  @Test func `a delegate that does not want it hears no more of it`() throws {
    let log = Log()
    #expect(throws: ScreenError.self) {
      try screen(nil, isValid: false, log).drop("words", on: "Here")
    }
    #expect(throws: ScreenError.self) { try screen(nil, log).drop(Data([1]), on: "Here") }
    #expect(log.words == ["asked true"])
  }

  @Test func `the desktop's names say what something is`() async throws {
    let items = [
      NSItemProvider(object: URL(filePath: "/tmp/a b")),
      NSItemProvider(object: URL(filePath: "/c")),
    ]
    #expect(
      DesktopForms.names(of: items) == ["text/uri-list", "text/plain;charset=utf-8", "text/plain"])
    let list = try await DesktopForms.data(of: items, as: "text/uri-list")
    #expect(String(decoding: list, as: UTF8.self) == "file:///tmp/a%20b\r\nfile:///c\r\n")
    let words = try await DesktopForms.data(of: items, as: "text/plain")
    #expect(String(decoding: words, as: UTF8.self) == "/tmp/a b\n/c")
    let back = DesktopForms.items(of: [("text/uri-list", list)])
    #expect(back.map(\.registeredTypeIdentifiers.first) == ["public.file-url", "public.file-url"])
    let copied = "x-special/gnome-copied-files"
    let files = DesktopForms.items(of: [(copied, Data("cut\nfile:///tmp/a%20b\nfile:///c".utf8))])
    #expect(files.map(\.registeredTypeIdentifiers.first) == ["public.file-url", "public.file-url"])
    #expect(DesktopForms.wanted([copied, "text/uri-list"], for: []) == ["text/uri-list"])
    #expect(
      DesktopForms.promise(of: [copied], for: [.png]).first?.registeredContentTypes.contains(.png)
        == true)
    let note = DesktopForms.names(of: [NSItemProvider(object: Note(title: "a"))])
    #expect(note.first == "application/x-org.example.note" && !note.contains("image/png"))
    let come = DesktopForms.items(of: [("application/x-org.example.note", Data())])
    #expect(come[0].registeredTypeIdentifiers == ["org.example.note"])
    let offered = ["TARGETS", "UTF8_STRING", "text/html", "image/png"]
    #expect(
      DesktopForms.wanted(offered, for: [.utf8PlainText, .image]) == ["UTF8_STRING", "image/png"])
    #expect(DesktopForms.promise(of: ["TARGETS"], for: [.text]).isEmpty)
  }
}
