import Testing
import ViewStore

struct MakeBindingTests {
  private let store = AlbumStore()

  @Test func `a binding reads a part of the state and sends an action with the new value`() {
    let text = store.makeBinding(
      viewStateKeyPath: \.text, actionCasePath: /AlbumStore.Action.search)
    text.wrappedValue = "lake"
    #expect(store.actions == [.search("lake")])
    #expect(store.viewState.text == "lake")
    #expect(text.wrappedValue == "lake")
  }

  @Test func `an action without a value is sent on a real change alone`() {
    let isOn = store.makeBinding(
      viewStateKeyPath: \.showsCount, actionCasePath: /AlbumStore.Action.flipShowsCount)
    isOn.wrappedValue = false
    #expect(store.actions == [])
    isOn.wrappedValue = true
    isOn.wrappedValue = true
    #expect(store.actions == [.flipShowsCount])
    #expect(isOn.wrappedValue)
  }

  @Test func `a real change is one of what is shown, also while the answer is under way`() {
    let store = AlbumStore(scheduler: MainQueueScheduler(type: .test))
    let isOn = store.makeBinding(
      viewStateKeyPath: \.showsCount, actionCasePath: /AlbumStore.Action.flipShowsCount)
    isOn.wrappedValue = true
    isOn.wrappedValue = true
    #expect(store.actions == [.flipShowsCount])
    isOn.wrappedValue = false
    #expect(store.actions == [.flipShowsCount, .flipShowsCount])
  }

  @Test func `whether something is there can be set to false, which sends the action`() {
    let isShown: Binding<Bool> = store.makeBinding(
      viewStateKeyPath: \.selected, actionCasePath: /AlbumStore.Action.deselect)
    #expect(!isShown.wrappedValue)
    store.send(.select("lake"))
    #expect(isShown.wrappedValue)
    isShown.wrappedValue = false
    #expect(store.actions == [.select("lake"), .deselect])
    #expect(!isShown.wrappedValue)
  }

  @Test func `whether something is there can be set to false, which sends nil`() {
    let isShown: Binding<Bool> = store.makeBinding(
      viewStateKeyPath: \.selected, actionCasePath: /AlbumStore.Action.select)
    store.send(.select("lake"))
    isShown.wrappedValue = false
    #expect(store.actions == [.select("lake"), .select(nil)])
    #expect(store.viewState.selected == nil)
  }

  @Test func `whether something is there cannot be set to true`() {
    let isShown: Binding<Bool> = store.makeBinding(
      viewStateKeyPath: \.selected, actionCasePath: /AlbumStore.Action.select)
    isShown.wrappedValue = true
    #expect(store.actions == [])
    #expect(!isShown.wrappedValue)
  }

  @Test func `setting it to true says why nothing happens`() async {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) {
      let store = AlbumStore()
      let isShown: Binding<Bool> = store.makeBinding(
        viewStateKeyPath: \.selected, actionCasePath: /AlbumStore.Action.select)
      isShown.wrappedValue = true
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      text.contains(
        """
        A binding that says whether something is there was set to true, and nothing happened.
          state: ViewState
          key path:
        """))
    #expect(
      text.contains("Fix: Send the action that makes it; such a binding can only make it go."))
  }

  @Test func `the value of an optional is a value like any other`() {
    let selected: Binding<String?> = store.makeBinding(
      viewStateKeyPath: \.selected, actionCasePath: /AlbumStore.Action.select)
    selected.wrappedValue = "hill"
    #expect(store.actions == [.select("hill")])
    #expect(selected.wrappedValue == "hill")
  }

  @Test func `a binding may write into a subject, of either kind`() {
    let text = store.makeBinding(viewStateKeyPath: \.text, publisher: store.text)
    let isOn = store.makeBinding(viewStateKeyPath: \.showsCount, publisher: store.showsCount)
    text.wrappedValue = "lake"
    isOn.wrappedValue = true
    #expect(store.viewState.text == "lake")
    #expect(store.viewState.showsCount)
    #expect(text.wrappedValue == "lake")
    #expect(isOn.wrappedValue)
  }

  @Test func `the other names work alike`() {
    let store = MockStore<CountingStore.Part, CountingStore.PartAction>(state: .init()) {
      if case .rename(let name) = $1 { $0.name = name }
    }
    let name = store.makeBinding(
      stateKeyPath: \.name, actionCasePath: /CountingStore.PartAction.rename)
    let same = store.makeBinding(
      viewStateKeyPath: \.name, actionCasePath: /CountingStore.PartAction.rename)
    name.wrappedValue = "lake"
    #expect(same.wrappedValue == "lake")
    #expect(store.actions == [.rename("lake")])
  }

  @Test func `every form has the other names too`() {
    enum Action: Equatable {
      case flip
      case select(String?)
      case deselect
    }
    struct State: Equatable {
      var isOn = false
      var selected: String? = "lake"
    }
    let store = MockStore<State, Action>(state: State()) { state, action in
      switch action {
      case .flip: state.isOn.toggle()
      case .select(let name): state.selected = name
      case .deselect: state.selected = nil
      }
    }
    let isOn = store.makeBinding(stateKeyPath: \.isOn, actionCasePath: /Action.flip)
    isOn.wrappedValue = true
    isOn.wrappedValue = true
    let isShown: Binding<Bool> = store.makeBinding(
      stateKeyPath: \.selected, actionCasePath: /Action.deselect)
    isShown.wrappedValue = false
    let isThere: Binding<Bool> = store.makeBinding(
      stateKeyPath: \.selected, actionCasePath: /Action.select)
    isThere.wrappedValue = false
    #expect(store.actions == [.flip, .deselect, .select(nil)])

    let names = PassthroughSubject<String?, Never>()
    var heard: [String?] = []
    let token = names.sink { heard.append($0) }
    store.makeBinding(stateKeyPath: \.selected, publisher: names).wrappedValue = "hill"
    #expect(heard == ["hill"])
    token.cancel()
  }

  @Test func `a binding keeps its store, and the store keeps no binding`() {
    weak var watched: AlbumStore?
    var text: Binding<String>?
    do {
      let store = AlbumStore(scheduler: MainQueueScheduler(type: .test))
      watched = store
      text = store.makeBinding(
        viewStateKeyPath: \.text, actionCasePath: /AlbumStore.Action.search)
    }
    text?.wrappedValue = "lake"
    #expect(text?.wrappedValue == "lake")
    #expect(watched != nil)
    text = nil
    #expect(watched == nil)
  }

  @Test func `a binding that writes into a subject keeps its store too`() {
    weak var watched: AlbumStore?
    var text: Binding<String>?
    do {
      let store = AlbumStore()
      watched = store
      text = store.makeBinding(viewStateKeyPath: \.text, publisher: store.text)
    }
    text?.wrappedValue = "lake"
    #expect(text?.wrappedValue == "lake")
    text = nil
    #expect(watched == nil)
  }
}
