import StreamTesting
import Testing
import ViewStore

struct StoreTests {
  @Test func `a store without actions need not write send`() {
    final class Clock: ViewStore {
      typealias Action = Never
      @Published private(set) var viewState = 12
    }
    final class OtherClock: Store {
      typealias Action = Never
      @Published private(set) var state = 12
      var publishedState: AnyPublisher<Int, Never> { $state.eraseToAnyPublisher() }
    }
    func reading(_ store: some ViewStore<Int, Never>) -> Int { store.viewState }
    func state(of store: some Store<Int, Never>) -> Int { store.state }
    #expect(reading(Clock()) == 12)
    #expect(state(of: OtherClock()) == 12)
  }

  @Test func `the pipeline of subjects, first values and a map ends in the state`() {
    let store = AlbumStore()
    #expect(store.viewState == .initial)
    store.photos.send(["A lake"])
    store.send(.toggleShowsCount(true))
    store.send(.search("lake"))
    #expect(
      store.viewState == .init(photos: ["A lake"], text: "lake", showsCount: true, selected: nil))
  }

  @Test func `actions piped in are sent, until the store is gone`() {
    let actions = PassthroughSubject<AlbumStore.Action, Never>()
    var tokens: Set<AnyCancellable> = []
    weak var watched: AlbumStore?
    do {
      let store = AlbumStore()
      watched = store
      store.pipeActions(publisher: actions, storeIn: &tokens)
      actions.send(.search("lake"))
      #expect(store.viewState.text == "lake")
    }
    #expect(watched == nil)
    actions.send(.search("hill"))
    #expect(tokens.count == 1)
  }

  @Test func `a token that is released ends the piping`() {
    let (store, actions) = (AlbumStore(), PassthroughSubject<AlbumStore.Action, Never>())
    var tokens: Set<AnyCancellable> = []
    store.pipeActions(publisher: actions, storeIn: &tokens)
    tokens = []
    actions.send(.search("lake"))
    #expect(store.actions == [])
  }

  @Test func `an action piped in while another is acted on waits for its turn`() {
    final class Log: Store {
      @Published private(set) var state: [String] = []
      var publishedState: AnyPublisher<[String], Never> { $state.eraseToAnyPublisher() }
      var further: (Int) -> Void = { _ in }

      func send(_ action: Int) {
        state.append("begin \(action)")
        further(action)
        state.append("end \(action)")
      }
    }
    let (first, second) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    let store = Log()
    var tokens: Set<AnyCancellable> = []
    store.pipeActions(publisher: first, storeIn: &tokens)
    store.pipeActions(publisher: second, storeIn: &tokens)
    store.further = { action in
      if action == 1 {
        second.send(2)
        first.send(3)
      }
    }
    first.send(1)
    #expect(
      store.state == ["begin 1", "end 1", "begin 2", "end 2", "begin 3", "end 3"])
  }
}
