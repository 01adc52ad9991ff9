import StateStudio
import Testing
import ViewPlatform
import ViewStore
import ViewTesting

/// Stores that show their past.
@MainActor
struct StoreTravelTests {
  /// A clock in a shop window, and the hand that sets it.
  private final class ClockStore: ViewStore {
    struct ViewState: Equatable {
      var ticks = 0
      var sign = Sign()
    }

    struct Sign: Equatable { var text = "Open" }

    enum Action {
      case tick
      case write(String)
    }

    @Published private(set) var viewState = ViewState()
    private(set) var sent = 0

    func send(_ action: Action) {
      sent += 1
      switch action {
      case .tick: viewState.ticks += 1
      case .write(let text): viewState.sign.text = text
      }
    }
  }

  private struct ClockView: View {
    @ObservedObject var store: ClockStore

    var body: some View {
      Text("Ticks: \(store.viewState.ticks)")
      Button("Look") {}
      TextField(
        "Sign",
        text: store.makeBinding(
          viewStateKeyPath: \.sign.text, actionCasePath: /ClockStore.Action.write))
    }
  }

  private let history = StateHistory()
  private let store = ClockStore().recorded()

  /// Three changes of the store, to 1, 2 and 3 ticks.
  private func count() -> [StateEntry] {
    history.record(.only(store)) { for _ in 1...3 { store.send(.tick) } }
    return history.entries
  }

  @Test func `every moment is seen, forward and back, and the newest after all`() {
    let entries = count()
    var seen: [Int] = []
    for index in [0, 2, 1, 0] {
      #expect(history.travel(to: entries[index]) == TravelOutcome(shown: 1, notShown: []))
      seen.append(store.viewState.ticks)
    }
    #expect(seen == [1, 3, 2, 1])
    history.resume()
    #expect(store.viewState.ticks == 3)
    #expect(history.entries.count == 3)
  }

  @Test func `views show it, and nobody who observes states hears of it`() throws {
    let screen = Screen(ClockView(store: store))
    let entries = count()
    var states: [Int] = []
    let token = store.$viewState.dropFirst().sink { states.append($0.ticks) }
    history.travel(to: entries[0])
    try screen.tap("Look")
    #expect(screen.exists("Ticks: 1"))
    history.resume()
    try screen.tap("Look")
    #expect(screen.exists("Ticks: 3"))
    #expect(states.isEmpty)
    withExtendedLifetime(token) {}
  }

  @Test func `what happens meanwhile goes on from the newest, and lands in its order`() {
    let entries = count()
    var states: [Int] = []
    let token = store.$viewState.dropFirst().sink { states.append($0.ticks) }
    history.travel(to: entries[0])
    for _ in 1...2 { store.send(.tick) }
    #expect(store.viewState.ticks == 1)
    #expect(states.isEmpty)
    history.resume()
    #expect(states == [4, 5])
    #expect(store.viewState.ticks == 5)
    withExtendedLifetime(token) {}
  }

  @Test func `what a view's binding writes waits as well`() {
    let text = store.makeBinding(
      viewStateKeyPath: \.sign.text, actionCasePath: /ClockStore.Action.write)
    let entries = count()
    history.travel(to: entries[0])
    text.wrappedValue = "Closed"
    #expect(store.sent == 3)
    history.resume()
    #expect(store.sent == 4)
    #expect(store.viewState.sign.text == "Closed")
  }

  @Test func `going on makes the past the present, and drops what came meanwhile`() {
    let entries = count()
    let text = store.makeBinding(
      viewStateKeyPath: \.sign.text, actionCasePath: /ClockStore.Action.write)
    var states: [Int] = []
    let token = store.$viewState.dropFirst().sink { states.append($0.ticks) }
    history.travel(to: entries[1])
    store.send(.tick)
    text.wrappedValue = "Closed"
    history.goOn(from: entries[1])
    #expect(store.viewState == ClockStore.ViewState(ticks: 2))
    #expect(states == [2])
    store.send(.tick)
    #expect(store.viewState.ticks == 3)
    withExtendedLifetime(token) {}
  }

  @Test func `a part of a store shows the past of the whole`() {
    struct Whole: Equatable { var part = Part() }
    struct Part: Equatable { var number = 0 }
    let mock = MockStore<Whole, Int>(state: Whole()) { $0.part.number = $1 }
    let part = mock.scoped(stateKeyPath: \.part, actionCasePath: /Int.self).recorded()
    history.record { for number in 1...2 { mock.send(number) } }
    let first = history.entries.first { ($0.state as? Whole)?.part.number == 1 }
    if let first {
      let outcome = history.travel(to: first)
      #expect(!outcome.notShown.contains("Part"))
      #expect(part.state.number == 1)
    } else {
      Issue.record("the whole was not recorded")
    }
    history.resume()
    #expect(part.state.number == 2)
  }

  @Test func `a state that is put together of several properties stays in the present`() {
    final class Sum: ViewStore {
      @Published var one = 1
      @Published var other = 2
      var viewState: Int { one + other }
      func send(_ action: Int) { one = action }
    }
    let sum = Sum().recorded()
    history.record(.only(sum)) { for number in 2...3 { sum.send(number) } }
    #expect(history.travel(to: history.entries[0]) == TravelOutcome(shown: 0, notShown: ["Int"]))
    #expect(sum.viewState == 5)
    history.resume()
  }

  @Test func `a history that goes away while it travels leaves no store in the past`() throws {
    var other: StateHistory? = StateHistory()
    other?.record(.only(store)) { for _ in 1...2 { store.send(.tick) } }
    other?.travel(to: try #require(other?.entries.first))
    #expect(store.viewState.ticks == 1)
    other = nil
    #expect(store.viewState.ticks == 2)
  }
}
