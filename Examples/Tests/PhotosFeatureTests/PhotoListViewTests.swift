import Combine
import Foundation
import PhotoServer
import PhotosFeature
import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite struct PhotoListViewTests {
  private let photos = StubPhotos()

  @Test func `photos that cannot be loaded are asked for again`() async throws {
    let screen = Screen(PhotoListView(provider: photos))
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

  @Test func `a person searches, and lets the photos be counted`() async throws {
    let screen = Screen(PhotoListView(provider: photos))
    photos.answer(["A hill", "A lake", "The hillside"])
    await screen.settle()
    try screen.type("hill", into: "Search")
    await screen.settle()
    #expect(!screen.exists("A lake"))
    try screen.toggle("Show count")
    await screen.settle()
    #expect(screen.exists("Photos: 2"))
    try screen.type("top", into: "Search")
    await screen.settle()
    #expect(screen.exists("No photo is called that."))
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
