import StateTesting
import SystemTesting
import Testing
import ViewPlatform
import ViewStore

/// Stores, whose states come as a test expects them.
@MainActor
struct StoreTestTests {
  private struct Page: Equatable {
    var count = 0
    var note = ""
  }

  private enum Act {
    case add
    case addLater
  }

  /// A store by the names of `ViewStore`.
  private final class Counter: ViewStore {
    @Published private(set) var viewState = Page()
    @Published var unseen = 0
    private let scheduler: MainQueueScheduler

    init(scheduler: MainQueueScheduler = MainQueueScheduler()) { self.scheduler = scheduler }

    func send(_ action: Act) {
      switch action {
      case .add: viewState.count += 1
      case .addLater:
        scheduler.schedule(after: scheduler.now.advanced(by: .seconds(1))) { self.send(.add) }
      }
    }
  }

  /// A store by the names of `Store`.
  private final class Publishing: Store {
    @Published private(set) var state = 0
    var publishedState: AnyPublisher<Int, Never> { $state.eraseToAnyPublisher() }
    func send(_ action: Int) { state = action }
  }

  @Test func `what is sent makes the next state`() async throws {
    let test = StateTest(Counter())
    test.send(.add)
    test.send(.add)
    try await test.expect { $0.count = 1 }
    try await test.expect { $0.count = 2 }
    try await test.end()
  }

  @Test func `what is published beside the state is no state`() async throws {
    let store = Counter()
    let test = StateTest(store)
    store.unseen = 1
    try await test.end()
  }

  @Test func `a store keeps the time that it was given`() async throws {
    let clock = StateClock()
    let test = StateTest(Counter(scheduler: clock.scheduler))
    test.send(.addLater)
    let early = await failure { try await test.expect { $0.count = 1 } }
    #expect(early.contains("count: expected 1, still 0"), "\(early)")
    await clock.advance(by: .seconds(1))
    try await test.expect { $0.count = 1 }
    try await test.end()
  }

  @Test func `a store that publishes its state is tested alike`() async throws {
    let test = StateTest(Publishing())
    test.send(7)
    test.send(7)
    test.send(8)
    try await test.expect(7)
    try await test.expect(8)
    try await test.end()
  }

  @Test func `a store that is one by either name is tested`() async throws {
    let test = StateTest(MockStore<Int, Int>(state: 1) { state, action in state += action })
    test.send(2)
    try await test.expect(3)
    try await test.end()
  }

  @Test func `a recorder keeps the states of stores`() {
    let (store, other) = (Counter(), Publishing())
    let recorder = StateRecorder(store)
    let others = StateRecorder(other)
    store.send(.add)
    other.send(5)
    #expect(recorder.states.map(\.count) == [0, 1])
    #expect(others.states == [0, 5])
  }
}
