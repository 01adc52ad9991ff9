import PhotosFeature
import SwiftUI
import Testing
import ViewStore

@Suite struct PhotoListViewStoreTests {
  private let photos = StubPhotos()
  private let store: PhotoListViewStore

  init() {
    store = PhotoListViewStore(
      provider: photos, scheduler: MainQueueScheduler(type: .synchronous))
  }

  private var titles: [String]? {
    guard case .loaded(let photos) = store.viewState.progress else { return nil }
    return photos.map(\.title)
  }

  @Test func `photos are asked for at once, and again when that is said`() {
    #expect(store.viewState.progress == .loading && photos.answers.count == 1)
    photos.fail()
    #expect(store.viewState.progress == .failed("There is no way to the server."))
    store.send(.load)
    #expect(store.viewState.progress == .loading && photos.answers.count == 2)
    photos.answer("A hill", "A lake")
    #expect(titles == ["A hill", "A lake"])
  }

  @Test func `an answer to an earlier question is not shown`() {
    let early = photos.answers[0]
    store.send(.load)
    early.send([])
    #expect(store.viewState.progress == .loading)
  }

  @Test func `a search keeps what has its words, whatever their case`() {
    photos.answer("A hill", "A lake", "The hillside")
    store.send(.search("HILL"))
    #expect(titles == ["A hill", "The hillside"])
    store.send(.search(""))
    #expect(titles?.count == 3)
  }

  @Test func `the title counts what is shown, if that is wanted`() {
    photos.answer("A hill", "A lake")
    #expect(store.viewState.title == "Photos")
    store.send(.toggleShowsPhotoCount(true))
    #expect(store.viewState.title == "Photos: 2")
    store.send(.search("lake"))
    #expect(store.viewState.title == "Photos: 1")
  }

  @Test func `the banner is changed through a part of the store`() {
    let banner = store.scoped(
      viewStateKeyPath: \.banner, actionCasePath: /PhotoListViewStore.Action.banner)
    banner.send(.rename("Our winter"))
    #expect(store.viewState.banner.title == "Our winter")
    #expect(banner.state == store.viewState.banner)
    banner.send(.show(false))
    #expect(!store.viewState.banner.isShown)
  }
}
