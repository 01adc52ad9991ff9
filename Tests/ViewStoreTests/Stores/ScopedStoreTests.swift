import Testing
import ViewStore

@MainActor
struct ScopedStoreTests {
  private typealias Part = ScopedStore<CountingStore.Part, CountingStore.PartAction>
  private let store = CountingStore()

  private func scope(_ store: CountingStore) -> Part {
    store.scoped(stateKeyPath: \.part, actionCasePath: /CountingStore.Action.part)
  }

  @Test func `its state is a part of the other's, and its actions go there`() {
    let part = scope(store)
    part.send(.add(2))
    #expect(store.state.part.count == 2)
    #expect(part.state.count == 2)
    #expect(part.viewState.count == 2)
    store.send(.part(.rename("lake")))
    #expect(part.state.name == "lake")
  }

  @Test func `it publishes a state when the whole has it, not before`() {
    let part = scope(store)
    var log: [[Int]] = []
    let token = part.publishedState.sink {
      log.append([$0.count, store.state.part.count, part.state.count])
    }
    store.send(.part(.add(1)))
    part.send(.add(1))
    #expect(log == [[0, 0, 0], [1, 1, 1], [2, 2, 2]])
    token.cancel()
  }

  @Test func `it is never ahead of the whole, whoever asks when`() {
    let part = scope(store)
    var pairs: [[Int]] = []
    func look() { pairs.append([store.state.part.count, part.state.count]) }
    let tokens = [
      store.objectWillChange.sink { _ in look() }, part.objectWillChange.sink { _ in look() },
      store.publishedState.sink { _ in look() }, part.publishedState.sink { _ in look() },
    ]
    for _ in 0..<3 { part.send(.add(1)) }
    #expect(pairs.allSatisfy { $0[0] == $0[1] })
    for token in tokens { token.cancel() }
  }

  @Test func `what does not concern it is not announced`() {
    let part = scope(store)
    var announced = 0
    let token = part.objectWillChange.sink { _ in announced += 1 }
    store.send(.add)
    #expect(announced == 0)
    store.send(.part(.add(1)))
    #expect(announced == 1)
    token.cancel()
  }

  @Test func `there is one for a key path and a case path`() {
    let part = scope(store)
    #expect(scope(store) === part)
    #expect(scope(CountingStore()) !== part)
    let handmade = CasePath<CountingStore.Action, CountingStore.PartAction>(
      embed: { .part($0) },
      extract: {
        if case .part(let action) = $0 { action } else { nil }
      })
    let other = store.scoped(stateKeyPath: \.part, actionCasePath: handmade)
    #expect(other !== part)
    #expect(store.scoped(stateKeyPath: \.part, actionCasePath: handmade) === other)
  }

  @Test func `cases that hold the same type are never taken for each other`() {
    enum Action {
      case left(Int)
      case right(Int)
    }
    let mock = MockStore<Int, Action>(state: 0)
    let left = mock.scoped(stateKeyPath: \.self, actionCasePath: /Action.left)
    let right = mock.scoped(stateKeyPath: \.self, actionCasePath: /Action.right)
    #expect(left !== right)
    left.send(1)
    right.send(2)
    #expect(mock.actions.map { "\($0)" } == ["left(1)", "right(2)"])
  }

  @Test func `neither keeps the other alive`() {
    weak var whole: CountingStore?
    weak var child: Part?
    var kept: Part?
    do {
      let store = CountingStore()
      whole = store
      let part = scope(store)
      child = part
      kept = part
      store.send(.part(.add(7)))
    }
    #expect(whole == nil)
    #expect(kept?.state.count == 7)
    kept?.send(.add(1))
    #expect(kept?.state.count == 7)
    kept = nil
    #expect(child == nil)
  }

  @Test func `a store may keep its own part`() {
    final class Owner: Store {
      @Published private(set) var state = CountingStore.State()
      var publishedState: AnyPublisher<CountingStore.State, Never> {
        $state.eraseToAnyPublisher()
      }
      private(set) lazy var part = scoped(
        stateKeyPath: \.part, actionCasePath: /CountingStore.Action.part)

      func send(_ action: CountingStore.Action) {}
    }
    weak var watched: Owner?
    do {
      let owner = Owner()
      _ = owner.part
      watched = owner
    }
    #expect(watched == nil)
  }

  @Test func `a part of a part follows as closely`() {
    let part = scope(store)
    let count = part.scoped(stateKeyPath: \.count, actionCasePath: /CountingStore.PartAction.add)
    var log: [[Int]] = []
    let token = count.publishedState.sink { log.append([$0, store.state.part.count]) }
    count.send(5)
    store.send(.part(.add(1)))
    #expect(log == [[0, 0], [5, 5], [6, 6]])
    token.cancel()
  }

  @Test func `a part of a store by the other names`() {
    let album = AlbumStore()
    let text = album.scoped(viewStateKeyPath: \.text, actionCasePath: /AlbumStore.Action.search)
    var log: [String] = []
    let token = text.publishedState.sink { log.append($0) }
    text.send("lake")
    album.photos.send(["A lake"])
    #expect(log == ["", "lake"])
    #expect(text.state == "lake")
    token.cancel()
  }

  @Test func `a part of a store by the other names does not keep it either`() {
    weak var whole: AlbumStore?
    let text: ScopedStore<String, String>
    do {
      let album = AlbumStore()
      whole = album
      text = album.scoped(viewStateKeyPath: \.text, actionCasePath: /AlbumStore.Action.search)
      text.send("lake")
      #expect(text.state == "lake")
    }
    #expect(whole == nil)
    text.send("hill")
    #expect(text.state == "lake")
  }

  @Test func `a binding to a part is a binding to the whole`() {
    let name = scope(store).makeBinding(
      stateKeyPath: \.name, actionCasePath: /CountingStore.PartAction.rename)
    name.wrappedValue = "lake"
    #expect(store.state.part.name == "lake")
    #expect(name.wrappedValue == "lake")
  }
}
