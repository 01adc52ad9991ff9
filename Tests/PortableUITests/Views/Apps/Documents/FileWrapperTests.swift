import Foundation
import PortableUI
import Testing

@MainActor struct FileWrapperTests {
  private let folder = Folder()

  private func text(_ wrapper: FileWrapper?) -> String? {
    wrapper?.regularFileContents.map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func `a folder is written, and read as it was`() throws {
    let inner = FileWrapper(directoryWithFileWrappers: [
      "deep.txt": FileWrapper(regularFileWithContents: Data("deep".utf8))
    ])
    let outer = FileWrapper(directoryWithFileWrappers: ["inner": inner])
    #expect(
      outer.addRegularFile(withContents: Data("a".utf8), preferredFilename: "a.txt") == "a.txt")
    #expect(
      outer.addRegularFile(withContents: Data("b".utf8), preferredFilename: "a.txt") == "a 2.txt")
    try outer.write(to: folder.file("Notes"), options: [.atomic, .withNameUpdating])
    #expect(outer.filename == "Notes" && folder.names == ["Notes"])
    let read = try FileWrapper(url: folder.file("Notes"))
    #expect(read.isDirectory && !read.isRegularFile && read.preferredFilename == "Notes")
    #expect(read.fileWrappers?.keys.sorted() == ["a 2.txt", "a.txt", "inner"])
    #expect(text(read.fileWrappers?["inner"]?.fileWrappers?["deep.txt"]) == "deep")
    #expect(read.matchesContents(of: folder.file("Notes")))
    try Data("deeper".utf8).write(to: folder.file("Notes/inner/deep.txt"))
    #expect(!read.matchesContents(of: folder.file("Notes")))
  }

  @Test func `a folder that changed replaces the old one`() throws {
    let place = folder.file("Notes")
    try FileWrapper(directoryWithFileWrappers: [
      "a": FileWrapper(regularFileWithContents: Data("a".utf8)),
      "b": FileWrapper(regularFileWithContents: Data("b".utf8)),
    ]).write(to: place, options: .atomic)
    let read = try FileWrapper(url: place)
    let a = try #require(read.fileWrappers?["a"])
    #expect(read.keyForFileWrapper(a) == "a")
    read.removeFileWrapper(a)
    try read.write(to: place, options: .atomic, originalContentsURL: place)
    #expect(try FileWrapper(url: place).fileWrappers?.keys.sorted() == ["b"])
    #expect(try folder.words(in: "Notes/b") == "b")
    #expect(folder.names == ["Notes"])
  }

  @Test func `without atomic nothing is replaced`() throws {
    let place = try folder.write("old", as: "a.txt")
    let new = FileWrapper(regularFileWithContents: Data("new".utf8))
    #expect(throws: (any Error).self) { try new.write(to: place) }
    #expect(try folder.words(in: "a.txt") == "old")
    try new.write(to: place, options: .atomic)
    #expect(try folder.words(in: "a.txt") == "new" && folder.names == ["a.txt"])
  }

  @Test func `links are links`() throws {
    let file = try folder.write("a", as: "a.txt")
    try FileWrapper(symbolicLinkWithDestinationURL: file).write(to: folder.file("link"))
    let link = try FileWrapper(url: folder.file("link"))
    #expect(link.isSymbolicLink && link.regularFileContents == nil)
    #expect(link.symbolicLinkDestinationURL?.lastPathComponent == "a.txt")
    #expect(try folder.words(in: "link") == "a")
  }

  @Test func `files in a folder keep their rights, also those that are new there`() throws {
    let place = folder.file("Notes")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: false)
    func rights(_ name: String) -> Int? {
      let all = try? FileManager.default.attributesOfItem(atPath: folder.file(name).path)
      return all?[.posixPermissions] as? Int
    }
    for (name, rights) in [("run", 0o750), ("read", 0o440)] {
      try folder.write(name, as: "Notes/\(name)")
      try FileManager.default.setAttributes(
        [.posixPermissions: rights], ofItemAtPath: folder.file("Notes/\(name)").path)
    }
    // One as it was read, and one that is made anew under its name.
    let read = try FileWrapper(url: place)
    let changed = FileWrapper(directoryWithFileWrappers: [
      "run": FileWrapper(regularFileWithContents: Data("walk".utf8)),
      "read": try #require(read.fileWrappers?["read"]),
    ])
    try changed.write(to: place, options: .atomic)
    #expect(rights("Notes/run") == 0o750 && rights("Notes/read") == 0o440)
    #expect(try folder.words(in: "Notes/run") == "walk")
    try read.write(to: folder.file("Copy"))
    #expect(rights("Copy/run") == 0o750 && rights("Copy/read") == 0o440)
  }

  @Test func `a file that goes while it is read is a failure, and nothing half is left`() throws {
    try FileManager.default.createDirectory(
      at: folder.file("Notes"), withIntermediateDirectories: false)
    try folder.write("a", as: "Notes/a")
    try folder.write("b", as: "Notes/b")
    let read = try FileWrapper(url: folder.file("Notes"))
    try FileManager.default.removeItem(at: folder.file("Notes/b"))
    #expect(text(read.fileWrappers?["b"]) == nil)
    #expect(throws: CocoaError.self) { try read.write(to: folder.file("Copy"), options: .atomic) }
    #expect(folder.names == ["Notes"])
  }

  @Test func `what is not there cannot be read`() {
    #expect(throws: (any Error).self) { try FileWrapper(url: folder.file("nothing")) }
  }
}
