import StreamTesting
import Testing
import ViewStore

@MainActor
struct MockStoreTests {
  private enum Action: Equatable {
    case add(Int)
    case reset
  }

  @Test func `it has the state it is given and keeps the actions`() {
    let store = MockStore<Int, Action>(state: 3)
    store.send(.add(1))
    store.send(.reset)
    #expect(store.state == 3)
    #expect(store.viewState == 3)
    #expect(store.actions == [.add(1), .reset])
  }

  @Test func `a reducer changes the state, and every change is published`() {
    let store = MockStore<Int, Action>(state: 0) { state, action in
      switch action {
      case .add(let step): state += step
      case .reset: state = 0
      }
    }
    var announced = 0
    let token = store.objectWillChange.sink { _ in announced += 1 }
    let recorder = store.publishedState.record()
    store.send(.add(2))
    store.send(.add(3))
    store.send(.reset)
    #expect(recorder.values == [0, 2, 5, 0])
    #expect(announced == 3)
    token.cancel()
  }

  @Test func `a test may set the state`() {
    let store = MockStore<Int, Action>(state: 0)
    let recorder = store.publishedState.record()
    store.state = 9
    #expect(store.state == 9)
    #expect(store.viewState == 9)
    #expect(recorder.values == [0, 9])
  }

  @Test func `an action sent by an observer comes after the one that is acted on`() {
    let store = MockStore<[Int], Action>(state: []) { state, action in
      if case .add(let number) = action { state.append(number) }
    }
    let token = store.publishedState.sink { if $0 == [1] { store.send(.add(2)) } }
    store.send(.add(1))
    #expect(store.state == [1, 2])
    token.cancel()
  }

  @Test func `it stands in for either kind of store`() {
    func total(_ store: some ViewStore<Int, Action>) -> Int { store.viewState }
    func sum(_ store: some Store<Int, Action>) -> Int { store.state }
    let store = MockStore<Int, Action>(state: 4)
    #expect(total(store) + sum(store) == 8)
  }
}
