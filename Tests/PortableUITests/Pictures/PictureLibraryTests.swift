import Foundation
import LayoutEngine
import LoopbackServer
import PortableUI
import Testing

/// What a library of pictures keeps, and for how long.
@MainActor struct PictureLibraryTests {
  private static let answers: [String: Answer] = [
    "/ada.png": .body(PictureHeads.png(width: 10, height: 10)),
    "/bob.png": .body(PictureHeads.png(width: 10, height: 10)),
    "/cy.png": .body(PictureHeads.png(width: 10, height: 10)),
    "/huge.png": .body(PictureHeads.png(width: 100, height: 100)),
    "/minute.png": .body(
      PictureHeads.png(width: 10, height: 10), headers: ["Cache-Control": "max-age=60"]),
  ]

  private let server: LoopbackServer

  init() throws { server = try LoopbackServer(Self.answers) }

  /// A library with room for so many pictures of ten by ten points.
  private func library(roomFor count: Int) -> PictureLibrary {
    var limits = PictureLibrary.Limits()
    limits.room = count * 10 * 10 * 4
    return PictureLibrary(limits: limits)
  }

  /// Gets pictures, one after the other.
  private func get(_ names: String..., from library: PictureLibrary) async throws {
    for name in names {
      _ = try await library.picture(from: server.url("/\(name).png")) { _ in true }
    }
  }

  @Test func `a picture that is here is not asked for`() async throws {
    let library = library(roomFor: 2)
    try await get("ada", "ada", "ada", from: library)
    #expect(server.requestCount == 1)
  }

  @Test func `the longest unused gives way, and it alone`() async throws {
    let library = library(roomFor: 2)
    try await get("ada", "bob", "ada", "cy", from: library)
    try await get("ada", "cy", from: library)
    #expect(server.requestCount("/ada.png") == 1)
    #expect(server.requestCount("/cy.png") == 1)
    try await get("bob", from: library)
    #expect(server.requestCount("/bob.png") == 2)
  }

  @Test func `one that takes more than all the room leaves the others alone`() async throws {
    let library = library(roomFor: 2)
    try await get("ada", "huge", "ada", from: library)
    #expect(server.requestCount("/ada.png") == 1)
  }

  @Test func `a picture is kept for as many seconds as its server says`() async throws {
    let clock = Hand()
    let library = PictureLibrary(now: { clock.now })
    try await get("minute", from: library)
    clock.now += .seconds(59)
    try await get("minute", from: library)
    #expect(server.requestCount == 1)
    clock.now += .seconds(1)
    try await get("minute", from: library)
    #expect(server.requestCount == 2)
  }

  /// A clock in the test's hand.
  @MainActor private final class Hand { var now = ContinuousClock.now }

  @Test func `one that cannot be made ready is broken`() async throws {
    let url = try server.url("/ada.png")
    let library = PictureLibrary()
    let error = await #expect(throws: (any Error).self) {
      _ = try await library.picture(from: url) { _ in false }
    }
    #expect(
      error?.localizedDescription
        == "The picture at \(url.absoluteString) begins as one, but the rest of it cannot be read.")
    // It is not kept, and may be asked for again.
    _ = try await library.picture(from: url) { _ in true }
    #expect(server.requestCount == 2)
  }

  @Test func `a file is read anew each time, and not where it is too long`() async throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("picture-\(UUID().uuidString).png")
    defer { try? FileManager.default.removeItem(at: file) }
    var limits = PictureLibrary.Limits()
    limits.bytes = 1_048_576
    let library = PictureLibrary(limits: limits)
    for width in [8, 9] as [UInt32] {
      try PictureHeads.png(width: width, height: 8).write(to: file)
      let picture = try await library.picture(from: file) { _ in true }
      #expect(picture.size.width == Double(width))
    }
    try (PictureHeads.png(width: 9, height: 8) + Data(count: 1_048_576)).write(to: file)
    let error = await #expect(throws: (any Error).self) {
      _ = try await library.picture(from: file) { _ in true }
    }
    #expect(error?.localizedDescription.contains("has more than 1 MB") == true)
  }
}
