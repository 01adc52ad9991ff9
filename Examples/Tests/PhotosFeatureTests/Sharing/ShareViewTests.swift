import SwiftUI
import Testing
import ViewStore
import ViewTesting

@testable import PhotosFeature

/// Photos that are picked in the album and sent to others in a sheet.
@MainActor @Suite struct ShareViewTests {
  private let photos = StubPhotos()

  /// An album whose sheet is open for one of two photos.
  private func open() async throws -> Screen {
    let screen = Screen(PhotoListView(provider: photos))
    photos.answer(["A hill", "A lake"])
    await screen.settle()
    try screen.tap("Select A hill")
    await screen.settle()
    try screen.tap("Share…")
    await screen.settle()
    return screen
  }

  @Test func `a sheet tells how much is sent, and closes once all is`() async throws {
    let screen = try await open()
    try screen.tap("Share")
    await screen.settle()
    #expect(photos.shared.map { $0.map(\.title) } == [["A hill"]])
    #expect(try !screen.isEnabled("Share"))
    photos.share(part: 0.5)
    await screen.settle()
    #expect(try screen.value(of: .role(.progress)) == "50%")
    photos.finishSharing()
    await screen.settle()
    #expect(!screen.exists("Share") && !screen.exists("1 selected"))
    #expect(screen.exists("Select A hill"))
  }

  @Test func `what cannot be sent is told in an alert, and can be sent again`() async throws {
    let screen = try await open()
    try screen.tap("Share")
    photos.failSharing()
    await screen.settle()
    #expect(screen.exists("There is no way to the server."))
    try screen.tap("OK")
    await screen.settle()
    #expect(!screen.exists("There is no way to the server."))
    try screen.tap("Share")
    photos.finishSharing()
    await screen.settle()
    #expect(photos.shared.count == 2 && !screen.exists("1 selected"))
  }

  @Test func `a failure that was read is no part of the state any more`() {
    let scheduler = MainQueueScheduler(type: .test)
    let album = PhotoListViewStore(provider: photos, scheduler: scheduler)
    let store = ShareViewStore(over: album, provider: photos, scheduler: scheduler)
    store.send(.share([]))
    photos.failSharing()
    scheduler.advance(by: .zero)
    #expect(store.viewState.failure == "There is no way to the server.")
    store.failureAlert.wrappedValue = false
    scheduler.advance(by: .zero)
    #expect(store.viewState.failure == nil)
  }

  @Test func `a sheet that is closed sends nothing more, and the photos stay picked`() async throws
  {
    let screen = try await open()
    try screen.tap("Share")
    await screen.settle()
    try screen.tap("Cancel")
    await screen.settle()
    #expect(photos.cancelledShares == 1)
    #expect(screen.exists("1 selected"))
  }
}
