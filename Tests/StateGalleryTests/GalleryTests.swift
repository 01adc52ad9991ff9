import Foundation
import SystemTesting
import Testing

/// Runs a program with previews, one of which ends it.
struct GalleryTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "viewstate-gallery-\(UUID().uuidString)")

  private func gallery(
    _ arguments: String..., environment: [String: String] = [:]
  ) throws -> Program {
    try Program(
      Program.folder.appending(path: "GalleryProbe"),
      arguments + [
        "--output", folder.path, "--accepted", folder.appending(path: "accepted").path,
      ], environment: environment)
  }

  private func read(_ name: String) throws -> String {
    try String(contentsOf: folder.appending(path: name), encoding: .utf8)
  }

  private var pictures: [String] {
    get throws {
      try FileManager.default.contentsOfDirectory(atPath: folder.appending(path: "pictures").path)
        .sorted()
    }
  }

  @Test func `a preview that ends the program is named, and all others are drawn`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let ran = try gallery()
    #expect(ran.status == 1)
    #expect(ran.said.contains("30 pictures of 5 previews"))
    #expect(
      ran.said.contains("Not drawn: GalleryProbe.swift, Ending (GalleryProbe/GalleryProbe.swift:"))
    #expect(ran.said.contains("it ended the program with status 3"))
    #expect(try pictures.count == 30)
    let page = try read("index.html")
    for name in try pictures { #expect(page.contains(name)) }
    #expect(page.contains("text &quot;Open by 50 %&quot;"))
  }

  @Test func `states without a picture are listed, with what is missing`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let ran = try gallery("--only", "Door")
    #expect(ran.status == 0)
    #expect(ran.said.contains("States without a picture: DoorState.locked"))
    #expect(
      try read("index.html").contains("'Lock' has no samples. Let it conform to 'Sampled'"))
  }

  @Test func `words that can hardly be read are counted where they are`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let ran = try gallery("--only", "broken")
    // Yellow on a light ground: five of six pictures, of which one has letters large enough for less.
    #expect(ran.said.contains("5 things that some people cannot use or read"))
    #expect(try read("index.html").contains("differs from its ground by"))
  }

  @Test func `what differs from what was found good is shown beside it`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let tame = ["GALLERY_PROBE_IS_TAME": "1"]
    let first = try gallery("--accept", environment: tame)
    #expect(first.status == 0)
    #expect(!first.said.contains("differ from"))
    let same = try gallery(environment: tame)
    #expect(same.said.contains("0 differ from those found good, 0 are new, 0 are gone"))
    let other = try gallery(environment: tame.merging(["GALLERY_PROBE_WORDS": "Other"]) { $1 })
    #expect(other.said.contains("6 differ from those found good, 0 are new, 0 are gone"))
    #expect(try pictures.filter { $0.hasPrefix("before-") }.count == 6)
    #expect(try read("index.html").contains("class=\"picture different\""))
    let gone = try gallery()
    #expect(gone.said.contains("0 differ from those found good, 0 are new, 6 are gone"))
  }

  @Test func `an argument that nobody knows is refused with those that there are`() throws {
    let ran = try gallery("--colour")
    #expect(ran.status == 1)
    #expect(ran.said.contains("'--colour' is nothing that a gallery knows."))
    #expect(ran.said.contains("--accepted DIR"))
  }
}
