import Foundation
import Testing

@testable import AppPackager

/// What is in the package, as Debian's own tool reads it.
struct DebianPackageTests {
  private let folder = TemporaryFolder()

  private func package(_ change: (inout AppDescription) -> Void = { _ in }) throws -> URL {
    var app = try AppDescription(reading: folder.write(Notes.description, as: "App.json"))
    change(&app)
    try folder.write("<svg/>", as: "notes.svg")
    try folder.write("Do as you like.", as: "LICENSE")
    let program = try folder.write("#!/bin/sh\necho started \"$@\"\n", as: "Notes")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
    try folder.write("Moin", as: "Notes_Notes.resources/Greeting.txt")
    let files = InstalledFiles(app: app, root: folder.url.appending(path: "root"))
    try files.lay(
      program: program, resources: [folder.url.appending(path: "Notes_Notes.resources")],
      describedIn: folder.url, license: folder.url.appending(path: "LICENSE"),
      on: Date(timeIntervalSince1970: 0))
    let package = DebianPackage(
      files: files, architecture: try DebianPackage.architecture(),
      libraries: ["libc6 (>= 2.36)", "tzdata"])
    return try package.pack(into: folder.url.appending(path: "out"))
  }

  @Test func thePackageSaysWhatItIs() throws {
    let file = try package { $0.depends = ["fortune-mod"] }
    let facts = try Tool.run("dpkg-deb", "--field", file.path, of: "dpkg")
    #expect(file.lastPathComponent == "notes_1.2_\(try DebianPackage.architecture()).deb")
    for line in [
      "Package: notes", "Version: 1.2", "Maintainer: Jane Doe <jane@example.org>",
      "Depends: libc6 (>= 2.36), tzdata, libcurl4, librsvg2-common, fortune-mod",
      "Homepage: https://example.org/notes",
      "Description: Keeps notes\n Writes down what <you> say.\n .\n And finds it again.",
    ] { #expect(facts.contains(line), "\(facts)") }
  }

  @Test func unpackedItStartsAndFindsItsResources() throws {
    let file = try package()
    let root = folder.url.appending(path: "installed")
    try Tool.run("dpkg-deb", "--extract", file.path, root.path, of: "dpkg")
    let command = root.appending(path: "usr/bin/Notes")
    let real = command.resolvingSymlinksInPath()
    #expect(real.path == root.appending(path: "usr/lib/notes/Notes").resolvingSymlinksInPath().path)
    #expect(FileManager.default.isExecutableFile(atPath: real.path))
    let greeting = real.deletingLastPathComponent()
      .appending(path: "Notes_Notes.resources/Greeting.txt")
    #expect(try String(contentsOf: greeting, encoding: .utf8) == "Moin")
    let copyright = root.appending(path: "usr/share/doc/notes/copyright")
    #expect(try String(contentsOf: copyright, encoding: .utf8).contains("Do as you like."))
  }

  @Test func theDesktopFindsItsWindowsAndItsIcon() throws {
    let root = folder.url.appending(path: "installed")
    try Tool.run("dpkg-deb", "--extract", try package().path, root.path, of: "dpkg")
    let share = root.appending(path: "usr/share")
    let entry = try String(
      contentsOf: share.appending(path: "applications/org.example.Notes.desktop"), encoding: .utf8)
    let lines = entry.split(separator: "\n")
    for line in ["Exec=Notes", "StartupWMClass=Notes", "Icon=org.example.Notes"] {
      #expect(lines.contains { $0 == line })
    }
    #expect(
      FileManager.default.fileExists(
        atPath: share.appending(path: "icons/hicolor/scalable/apps/org.example.Notes.svg").path))
  }

  @Test func signsOfMarkupInWordsAreWords() throws {
    let root = folder.url.appending(path: "installed")
    try Tool.run("dpkg-deb", "--extract", try package().path, root.path, of: "dpkg")
    let file = root.appending(path: "usr/share/metainfo/org.example.Notes.metainfo.xml")
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(text.contains("<name>Notes &amp; More</name>"))
    #expect(text.contains("<p>Writes down what &lt;you> say.</p>"))
    #expect(text.contains("<release version=\"1.2\" date=\"1970-01-01\" />"))
  }

  @Test func aMissingIconIsNamed() throws {
    let refusal = #expect(throws: Refusal.self) { try package { $0.icon = "lost.svg" } }
    #expect(refusal?.description.contains("lost.svg") == true)
  }

  @Test func aPictureInPointsGoesWhereItsSizeBelongs() throws {
    let app = try AppDescription(reading: folder.write(Notes.description, as: "App.json"))
    var described = app
    described.icon = "notes.png"
    let header: [UInt8] = [
      0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52,
      0, 0, 1, 0, 0, 0, 1, 0,
    ]
    try Data(header).write(to: folder.url.appending(path: "notes.png"))
    let root = folder.url.appending(path: "root")
    let program = try folder.write("", as: "Notes")
    try InstalledFiles(app: described, root: root).lay(
      program: program, resources: [], describedIn: folder.url, license: nil,
      on: Date(timeIntervalSince1970: 0))
    #expect(
      FileManager.default.fileExists(
        atPath: root.path + "/usr/share/icons/hicolor/256x256/apps/org.example.Notes.png"))
  }
}
