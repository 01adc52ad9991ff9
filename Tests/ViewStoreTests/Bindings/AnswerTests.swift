import Testing
import ViewStore

/// What counts as an answer to something that was written, and what does not.
@MainActor
struct AnswerTests {
  private let store = HandStore()
  private let scheduler = MainQueueScheduler(type: .test)

  private var text: Binding<String> {
    store.makeBinding(viewStateKeyPath: \.text, actionCasePath: /String.self)
  }

  @Test func `once the store had what was written, it is the store that counts`() {
    store.act = { [scheduler] text, store in
      store.viewState.text = text
      scheduler.schedule {}
    }
    text.wrappedValue = "lake"
    #expect(text.wrappedValue == "lake")
    store.viewState.text = ""
    #expect(text.wrappedValue == "")
  }

  @Test func `a refusal may change something else`() {
    store.act = { _, store in store.viewState.other += 1 }
    text.wrappedValue = "lake"
    #expect(text.wrappedValue == "")
  }

  @Test func `a refusal counts by the other names too`() {
    let store = MockStore<HandStore.ViewState, String>(state: .init()) { state, _ in
      state.other += 1
    }
    let text = store.makeBinding(stateKeyPath: \.text, actionCasePath: /String.self)
    text.wrappedValue = "lake"
    #expect(text.wrappedValue == "")
    #expect(store.actions == ["lake"])
  }

  @Test func `a state that comes out as it was is a refusal, whoever sends it`() {
    text.wrappedValue = "lake"
    #expect(text.wrappedValue == "lake")
    store.viewState = store.viewState
    #expect(text.wrappedValue == "")
  }

  @Test func `as it was means when that was written, not before`() {
    text.wrappedValue = "lake"
    store.viewState.other = 1
    #expect(text.wrappedValue == "lake")
    text.wrappedValue = "lakes"
    store.viewState = store.viewState
    #expect(text.wrappedValue == "")
  }

  @Test func `a store that catches up goes forward alone`() {
    for typed in ["l", "la", "lak"] { text.wrappedValue = typed }
    store.viewState.text = "la"
    #expect(text.wrappedValue == "lak")
    #expect(text.wrappedValue == "lak")
    store.viewState.text = "l"
    #expect(text.wrappedValue == "l")
  }

  @Test func `what was answered is forgotten`() {
    for typed in ["l", "la"] { text.wrappedValue = typed }
    store.viewState.text = "LA"
    #expect(text.wrappedValue == "LA")
    store.viewState.text = "l"
    #expect(text.wrappedValue == "l")
  }

  @Test func `views look again when the last of the work ends in silence`() {
    store.act = { [scheduler] _, store in
      scheduler.schedule(after: scheduler.now.advanced(by: .seconds(1))) {
        store.viewState = store.viewState
      }
      scheduler.schedule(after: scheduler.now.advanced(by: .seconds(2))) {}
    }
    text.wrappedValue = "lake"
    scheduler.advance(by: .seconds(1))
    #expect(text.wrappedValue == "lake")
    var announced = 0
    let token = store.objectWillChange.sink { _ in announced += 1 }
    scheduler.advance(by: .seconds(1))
    #expect(announced == 1)
    #expect(text.wrappedValue == "")
    token.cancel()
  }

  @Test func `a value and its presence are written to apart`() {
    let album = AlbumStore(scheduler: scheduler)
    album.send(.select("lake"))
    scheduler.advance(by: .zero)
    let selected: Binding<String?> = album.makeBinding(
      viewStateKeyPath: \.selected, actionCasePath: /AlbumStore.Action.select)
    let isShown: Binding<Bool> = album.makeBinding(
      viewStateKeyPath: \.selected, actionCasePath: /AlbumStore.Action.deselect)
    selected.wrappedValue = "hill"
    isShown.wrappedValue = false
    #expect(selected.wrappedValue == "hill")
    #expect(!isShown.wrappedValue)
    scheduler.advance(by: .zero)
    #expect(selected.wrappedValue == nil)
  }
}
