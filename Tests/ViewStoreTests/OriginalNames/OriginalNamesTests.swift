import CasePaths
import StreamTesting
import Testing
import Threads
import ViewStore

/// The names of the original do what it did.
@MainActor
struct OriginalNamesTests {
  private struct Blob { var number = 0 }

  private struct Page {
    var blob = Blob()
    var title: String? = "lake"
  }

  private enum Action: Equatable {
    case flip
    case close
  }

  private let scheduler = MainQueueScheduler(type: .test)

  @Test func `a clock that is advanced by nothing in particular leaves nothing waiting`() {
    var ran: [String] = []
    for (name, seconds) in [("minute", 60), ("day", 86_400), ("week", 604_800)] {
      scheduler.schedule(after: scheduler.now.advanced(by: .seconds(seconds))) { ran.append(name) }
    }
    scheduler.advance()
    #expect(ran == ["minute", "day", "week"])
    #expect(scheduler.pendingCount == 0)
  }

  @Test func `a clock takes seconds as numbers, too`() {
    var ran: [String] = []
    for (name, milliseconds) in [("half", 500), ("two", 2_000), ("three", 3_000)] {
      scheduler.schedule(after: scheduler.now.advanced(by: .milliseconds(milliseconds))) {
        ran.append(name)
      }
    }
    let (half, more): (Double, Int) = (0.5, 1)
    scheduler.advance(by: half)
    #expect(ran == ["half"])
    scheduler.advance(by: more)
    #expect(ran == ["half"])
    scheduler.advance(by: 0.5)
    #expect(ran == ["half", "two"])
    scheduler.advance(by: 1)
    #expect(ran == ["half", "two", "three"])
  }

  @Test func `a synchronous scheduler does not wait for a date`() {
    let synchronous = MainQueueScheduler(type: .synchronous)
    var ran: [String] = []
    synchronous.schedule(after: synchronous.now.advanced(by: .seconds(3_600))) {
      ran.append("late")
    }
    ran.append("next")
    #expect(ran == ["late", "next"])
    #expect(synchronous.pendingCount == 0)
  }

  @Test func `what debounces on a synchronous scheduler does not wait`() {
    let subject = PassthroughSubject<Int, Never>()
    var seen: [Int] = []
    let token = subject.debounce(
      for: .seconds(3_600), scheduler: MainQueueScheduler(type: .synchronous)
    ).sink { seen.append($0) }
    subject.send(1)
    subject.send(2)
    #expect(seen == [1, 2])
    token.cancel()
  }

  @Test func `an animated scheduler acts at once on main`() {
    var ran: [String] = []
    MainQueueScheduler(type: .animated(.default)).schedule { ran.append("now") }
    ran.append("next")
    #expect(ran == ["now", "next"])
  }

  @Test func `a part may be made of a publisher`() async {
    let numbers = CurrentValueSubject<Int, Never>(1)
    var sent: [Action] = []
    let part = ScopedStore<Int, Action>(initial: 0, statePublisher: numbers) { sent.append($0) }
    #expect(part.state == 1)
    var published: [Int] = []
    let token = part.publishedState.sink { published.append($0) }
    numbers.send(2)
    #expect(part.state == 2)
    await withCheckedContinuation { done in laterOnMain { done.resume() } }
    #expect(published == [1, 2])
    token.cancel()
    part.send(.flip)
    #expect(sent == [.flip])
  }

  @Test func `a part of a publisher that is fed elsewhere changes on main, when views are told`()
    async
  {
    let numbers = CurrentValueSubject<Int, Never>(1)
    let part = ScopedStore<Int, Action>(initial: 0, statePublisher: numbers) { _ in }
    var (seen, published): ([Int], [Int]) = ([], [])
    let tokens = [
      part.objectWillChange.sink { [unowned part] in seen.append(part.state) },
      part.publishedState.sink { published.append($0) },
    ]
    // Main stands still until the others have sent.
    Crowd.run(1) { _ in
      numbers.send(2)
      numbers.send(3)
    }
    #expect(part.state == 1 && seen == [] && published == [1])
    numbers.send(4)
    #expect(part.state == 4 && seen.first == 1)
    await withCheckedContinuation { done in laterOnMain { done.resume() } }
    #expect(part.state == 4 && published.last == 4)
    #expect(published == published.sorted() && seen == seen.sorted())
    withExtendedLifetime(tokens) {}
  }

  @Test func `a mock has its first name, and a state to set`() {
    let mock = MockViewStore<Page, Action>(viewState: Page())
    mock.viewState.title = "hill"
    #expect(mock.state.title == "hill")
  }

  @Test func `what cannot be compared sends its action each time`() {
    let mock = MockStore<Page, Action>(state: Page())
    let blob = mock.makeBinding(stateKeyPath: \.blob, actionCasePath: /Action.flip)
    blob.wrappedValue = Blob(number: 1)
    blob.wrappedValue = Blob(number: 1)
    #expect(mock.actions == [.flip, .flip])
  }

  @Test func `without a type, an action that carries nothing asks whether something is there`() {
    let mock = MockStore<Page, Action>(state: Page()) { state, _ in state.title = nil }
    let title = mock.makeBinding(stateKeyPath: \.title, actionCasePath: /Action.close)
    #expect(title.wrappedValue == true)
    title.wrappedValue = false
    #expect(mock.actions == [.close])
    #expect(title.wrappedValue == false)
  }
}
