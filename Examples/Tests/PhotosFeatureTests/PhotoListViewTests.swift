import Combine
import Foundation
import PhotoServer
import SwiftUI
import Testing
import ViewStore
import ViewTesting

@testable import PhotosFeature

@MainActor @Suite struct PhotoListViewTests {
  private let photos = StubPhotos()

  /// The album with a store, and the same without one.
  enum Design: CaseIterable { case withStore, withoutStore }

  @ViewBuilder
  private func album(_ design: Design) -> some View {
    switch design {
    case .withStore: PhotoListView(provider: photos)
    case .withoutStore: PhotoListWithoutStore(provider: photos)
    }
  }

  @Test(arguments: Design.allCases)
  func `photos that cannot be loaded are asked for again`(_ design: Design) async throws {
    let screen = Screen(album(design))
    await screen.settle()
    #expect(screen.exists("Loading photos"))
    photos.fail()
    await screen.settle()
    #expect(screen.exists("There is no way to the server."))
    try screen.tap("Retry")
    await screen.settle()
    photos.answer(["A hill", "A lake"])
    await screen.settle()
    #expect(screen.exists("A hill") && screen.exists("A lake"))
  }

  @Test(arguments: Design.allCases)
  func `a person searches, and lets the photos be counted`(_ design: Design) async throws {
    let screen = Screen(album(design))
    photos.answer(["A hill", "A lake", "The hillside"])
    await screen.settle()
    try screen.type("hill", into: "Search")
    await screen.settle()
    #expect(!screen.exists("A lake"))
    try screen.toggle("Show count")
    await screen.settle()
    #expect(screen.exists("Photos: 2"))
  }

  @Test func `a search shows each letter at once, and its photos a few times a second`()
    async throws
  {
    let scheduler = MainQueueScheduler(type: .test)
    let screen = Screen(PhotoListView(provider: photos, scheduler: scheduler))
    func pass(_ time: MainQueueScheduler.SchedulerTimeType.Stride) async {
      scheduler.advance(by: time)
      await screen.settle()
    }
    photos.answer(["A hill", "A lake"])
    await pass(.zero)
    try screen.type("hill", into: "Search")
    await pass(.zero)
    #expect(screen.exists("A hill") && !screen.exists("A lake"))
    try screen.type("top", into: "Search")
    await pass(.milliseconds(299))
    #expect(try screen.value(of: .textField("Search")) == "hilltop")
    #expect(screen.exists("A hill"))
    await pass(.milliseconds(1))
    #expect(screen.exists("No photo is called that."))
  }

  @Test(arguments: Design.allCases)
  func `a photo reports a tap, and the album picks it or lets it go`(_ design: Design) async throws
  {
    let screen = Screen(album(design))
    photos.answer(["A hill", "A lake"])
    await screen.settle()
    try screen.tap("Select A hill")
    try screen.tap("Select A lake")
    await screen.settle()
    #expect(screen.exists("2 selected"))
    try screen.tap("Deselect A hill")
    await screen.settle()
    #expect(screen.exists("1 selected") && screen.exists("Select A hill"))
  }

  @Test func `the banner is edited in a sheet`() async throws {
    let screen = Screen(PhotoListView(provider: photos))
    photos.answer(["A hill"])
    await screen.settle()
    #expect(screen.exists("Our summer"))
    try screen.tap("Edit banner")
    await screen.settle()
    try screen.clear("Title")
    try screen.type("Our winter", into: "Title")
    await screen.settle()
    try screen.tap("Done")
    await screen.settle()
    #expect(screen.exists("Our winter"))
    try screen.tap("Edit banner")
    await screen.settle()
    try screen.toggle("Show the banner")
    await screen.settle()
    try screen.tap("Done")
    await screen.settle()
    #expect(!screen.exists("Our winter"))
  }

  @Test func `a server's photos are listed and shown`() async throws {
    let server = try PhotoServer()
    let provider = PhotosOverHTTP(in: server.url.appendingPathComponent("good"))
    let listed = try await first(of: provider)
    #expect(listed.count == 48)
    #expect(listed[0].title == "A lake in the morning")
    let screen = Screen(
      AsyncImage(url: listed[0].thumbnail) { phase in
        Text(phase.image == nil ? "nothing" : "a picture")
      })
    await screen.settle()
    #expect(screen.texts == ["a picture"])
  }

  @Test func `photos are sent to a server one after the other`() async throws {
    let server = try PhotoServer()
    let provider = PhotosOverHTTP(in: server.url.appendingPathComponent("good"))
    let listed = try await first(of: provider)
    var parts: [Double] = []
    for try await part in provider.share(Array(listed.prefix(2))).values { parts.append(part) }
    #expect(parts == [0.5, 1])
    let nobody = PhotosOverHTTP(in: server.url.appendingPathComponent("none"))
    await #expect(throws: (any Error).self) {
      for try await _ in nobody.share(listed).values {}
    }
  }

  @Test func `a server without an answer is told of`() async throws {
    let server = try PhotoServer()
    for folder in ["none", "good/nowhere"] {
      let provider = PhotosOverHTTP(in: server.url.appendingPathComponent(folder))
      await #expect(throws: (any Error).self) { try await first(of: provider) }
    }
  }

  /// What `provider` answers.
  private func first(of provider: PhotosOverHTTP) async throws -> [Photo] {
    var token: AnyCancellable?
    defer { token?.cancel() }
    return try await withCheckedThrowingContinuation { continuation in
      token = provider.photos().sink {
        if case .failure(let error) = $0 { continuation.resume(throwing: error) }
      } receiveValue: {
        continuation.resume(returning: $0)
      }
    }
  }
}
