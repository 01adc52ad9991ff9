import PhotosFeature
import SwiftUI
import Testing
import ViewStore

@MainActor @Suite struct PhotoListViewStoreTests {
  private let photos = StubPhotos()
  private let scheduler = MainQueueScheduler(type: .test)
  private let store: PhotoListViewStore

  init() { store = PhotoListViewStore(provider: photos, scheduler: scheduler) }

  private func send(_ action: PhotoListViewStore.Action) {
    store.send(action)
    scheduler.advance(by: .zero)
  }

  private func answer(_ titles: String...) {
    photos.answer(titles)
    scheduler.advance(by: .zero)
  }

  private var titles: [String]? {
    guard case .loaded(let photos) = store.viewState.progress else { return nil }
    return photos.map(\.title)
  }

  @Test func `photos are asked for at once, and again when that is said`() {
    #expect(store.viewState.progress == .loading && photos.answers.count == 1)
    photos.fail()
    scheduler.advance(by: .zero)
    #expect(store.viewState.progress == .failed("There is no way to the server."))
    send(.load)
    #expect(store.viewState.progress == .loading && photos.answers.count == 2)
    answer("A hill", "A lake")
    #expect(titles == ["A hill", "A lake"])
  }

  @Test func `an answer to an earlier question is not shown`() {
    let early = photos.answers[0]
    send(.load)
    early.send([])
    scheduler.advance(by: .zero)
    #expect(store.viewState.progress == .loading)
  }

  @Test func `a search keeps what has its words, and follows a few times a second`() {
    answer("A hill", "A lake", "The hillside")
    send(.search("HILL"))
    #expect(titles == ["A hill", "The hillside"])
    send(.search("HILLS"))
    send(.search(""))
    #expect(titles?.count == 2 && store.viewState.searchText == "")
    scheduler.advance(by: .milliseconds(300))
    #expect(titles?.count == 3)
  }

  @Test func `the title counts what is shown, if that is wanted`() {
    answer("A hill", "A lake")
    #expect(store.viewState.title == "Photos")
    send(.toggleShowsPhotoCount(true))
    #expect(store.viewState.title == "Photos: 2")
    send(.search("lake"))
    #expect(store.viewState.title == "Photos: 1")
  }

  @Test func `the banner is changed through a part of the store`() {
    let banner = store.scoped(
      viewStateKeyPath: \.banner, actionCasePath: /PhotoListViewStore.Action.banner)
    banner.send(.rename("Our winter"))
    scheduler.advance(by: .zero)
    #expect(store.viewState.banner.title == "Our winter")
    #expect(banner.state == store.viewState.banner)
    banner.send(.show(false))
    scheduler.advance(by: .zero)
    #expect(!store.viewState.banner.isShown)
  }
}
