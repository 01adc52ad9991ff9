import Foundation
import LayoutEngine
import LoopbackServer
import PortableUI
import SystemTesting
import Testing
import Threads

/// What a library of pictures keeps, and for how long.
@MainActor struct PictureLibraryTests {
  private static let answers: [String: Answer] = [
    "/ada.png": .body(PictureHeads.png(width: 10, height: 10)),
    "/bob.png": .body(PictureHeads.png(width: 10, height: 10)),
    "/cy.png": .body(PictureHeads.png(width: 10, height: 10)),
    "/huge.png": .body(PictureHeads.png(width: 100, height: 100) + Data(count: 1_000)),
    "/minute.png": .body(
      PictureHeads.png(width: 10, height: 10), headers: ["Cache-Control": "max-age=60"]),
  ]

  private let server: LoopbackServer

  init() throws { server = try LoopbackServer(Self.answers) }

  /// A library with room for so many small pictures.
  private func library(roomFor count: Int) -> PictureLibrary {
    var limits = PictureLibrary.Limits()
    limits.room = count * PictureHeads.png(width: 10, height: 10).count
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

  @Test func `an address may be the picture itself`() async throws {
    let library = PictureLibrary()
    let bytes = PictureHeads.png(width: 10, height: 20)
    let url = try #require(URL(string: "data:image/png;base64," + bytes.base64EncodedString()))
    #expect(try await library.picture(from: url) { _ in true }.size.height == 20)
    let svg = try #require(
      URL(string: "data:image/svg+xml,%3Csvg%20xmlns='x'%20width='7'%20height='8'%3E%3C/svg%3E"))
    #expect(try await library.picture(from: svg) { _ in true }.size.width == 7)
    for words in ["data:image/png", "data:image/png;base64,A"] {
      let url = try #require(URL(string: words))
      await #expect(throws: URLError.self) {
        _ = try await library.picture(from: url) { _ in true }
      }
    }
  }

  @Test func `what is kept of a picture counts, and its bytes are not kept beside all of it`()
    async throws
  {
    let library = PictureLibrary()
    let bytes = PictureHeads.png(width: 10, height: 10).count
    _ = try await library.picture(from: server.url("/ada.png")) { picture in
      picture.keep(Made(), cost: 7, isWhole: false)
      return true
    }
    #expect(library.cost == bytes + 7)
    let huge = try await library.picture(from: server.url("/huge.png")) { picture in
      picture.keep(Made(), cost: 9, isWhole: true)
      return true
    }
    #expect(library.cost == bytes + 7 + 9)
    #expect(huge.data == nil)
  }

  /// What a backend might make of a picture.
  private final class Made {}

  @Test func `pictures that take more than before make the longest unused give way`() async throws {
    var limits = PictureLibrary.Limits()
    limits.room = 1_000
    let library = PictureLibrary(limits: limits)
    try await get("ada", from: library)
    let bob = try await library.picture(from: server.url("/bob.png")) { _ in true }
    bob.keep(Made(), cost: 990, isWhole: true)
    #expect(library.cost == 990)
    try await get("bob", "ada", from: library)
    #expect(server.requestCount("/bob.png") == 1)
    #expect(server.requestCount("/ada.png") == 2)
  }

  @Test func `nobody who is cancelled gets a picture, and its making ends`() async throws {
    let library = PictureLibrary()
    let url = try server.url("/ada.png")
    let (began, beginning) = AsyncStream.makeStream(of: Void.self)
    let (ended, ending) = AsyncStream.makeStream(of: Void.self)
    let task = Task {
      try await library.picture(from: url) { _ in
        beginning.yield()
        for await _ in AsyncStream<Void>.makeStream().stream {}
        ending.yield()
        return true
      }
    }
    for await _ in began { break }
    task.cancel()
    for await _ in ended { break }
    await #expect(throws: CancellationError.self) { _ = try await task.value }
    #expect(library.cost == 0)
  }

  @Test func `silent transfers hold nothing up`() async throws {
    var limits = PictureLibrary.Limits()
    limits.silence = 0
    let (came, coming) = AsyncStream.makeStream(of: Void.self)
    let answers = Self.answers
    let server = try LoopbackServer { path in
      path.hasPrefix("/silent") ? Answer.silence : answers[path]
    } requestCame: {
      coming.yield()
    }
    let library = PictureLibrary(limits: limits)
    let silent = try (0..<30).map { try server.url("/silent\($0)") }
    let tasks = silent.map { url in
      Task { try await library.picture(from: url) { _ in true } }
    }
    // As many as there may be connections to one server.
    var count = 0
    for await _ in came {
      count += 1
      if count == 24 { break }
    }
    _ = try await library.picture(from: server.url("/ada.png")) { _ in true }
    for task in tasks { task.cancel() }
  }

  @Test func `as many are asked for as are read, however fast they come`() async throws {
    var limits = PictureLibrary.Limits()
    limits.transfers = 2
    limits.silence = 600
    let library = PictureLibrary(limits: limits)
    let (begun, beginning) = AsyncStream.makeStream(of: AsyncStream<Void>.Continuation.self)
    let tasks = try ["/ada.png", "/bob.png", "/cy.png", "/huge.png"].map { path in
      let url = try server.url(path)
      return Task {
        try await library.picture(from: url) { _ in
          let (end, ending) = AsyncStream.makeStream(of: Void.self)
          beginning.yield(ending)
          for await _ in end {}
          return true
        }
      }
    }
    var readings: [AsyncStream<Void>.Continuation] = []
    for await reading in begun {
      readings.append(reading)
      if readings.count == 2 { break }
    }
    #expect(server.requestCount == 2)
    readings.removeFirst().finish()
    for await reading in begun {
      readings.append(reading)
      break
    }
    #expect(server.requestCount == 3)
    for reading in readings { reading.finish() }
    for await reading in begun {
      reading.finish()
      break
    }
    for task in tasks { _ = try await task.value }
  }

  @Test func `a picture that is seen comes before those that are not`() async throws {
    let (came, coming) = AsyncStream.makeStream(of: Void.self)
    let order = Guarded<[String]>([])
    let answers = Self.answers
    let server = try LoopbackServer { path in
      order.withLock { $0.append(path) }
      return path == "/first" ? Answer.silence : answers[path]
    } requestCame: {
      coming.yield()
    }
    var limits = PictureLibrary.Limits()
    limits.transfers = 1
    limits.silence = 600
    let library = PictureLibrary(limits: limits)
    func ask(_ path: String, isSeen: Bool) throws -> Task<LoadedPicture, any Error> {
      let url = try server.url(path)
      return Task { try await library.picture(from: url, isSeen: { isSeen }) { _ in true } }
    }
    let first = try ask("/first", isSeen: true)
    for await _ in came { break }
    let unseen = try ask("/ada.png", isSeen: false)
    let seen = try ask("/bob.png", isSeen: true)
    let gone = try ask("/cy.png", isSeen: true)
    gone.cancel()
    await #expect(throws: CancellationError.self) { _ = try await gone.value }
    first.cancel()
    _ = try await (seen.value, unseen.value)
    #expect(order.withLock { $0 } == ["/first", "/bob.png", "/ada.png"])
  }
}
