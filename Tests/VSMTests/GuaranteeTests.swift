import StreamTesting
import Testing
import VSM

/// What a container promises, one test at least for each promise.
@MainActor
struct GuaranteeTests {
  let container = StateContainer(state: "start")

  // MARK: G1, at once on main

  @Test func `G1: a state is the state when observe returns`() {
    container.observe("a")
    #expect(container.state == "a")
    container.observe { "b" }
    #expect(container.state == "b")
  }

  @Test func `G1: what a publisher sends on main is the state when observe returns`() {
    container.observe(["a", "b"].publisher)
    #expect(container.state == "b")
    container.observe { Just("c") }
    #expect(container.state == "c")
  }

  @Test func `G1: the first states of a sequence are the state when observe returns`() async {
    let gate = Gate()
    container.observe(
      StateSequence(
        { "a" },
        {
          await gate.pass()
          return "b"
        }))
    #expect(container.state == "a")
    gate.open()
    #expect(await becomesTrue { container.state == "b" })
  }

  // MARK: G2, on main only

  @Test func `G2: observers hear on main of what comes elsewhere`() async {
    var wereOnMain: [Bool] = []
    let before = container.$state.dropFirst().sink { _ in wereOnMain.append(isMainActor()) }
    let after = container.didSetPublisher.dropFirst().sink { _ in
      wereOnMain.append(isMainActor())
    }
    let subject = PassthroughSubject<String, Never>()
    container.observe(subject)
    let (send, state) = (Carried(subject), container)
    elsewhere { send.value.send("a") }
    #expect(container.state == "start")
    #expect(await becomesTrue { state.state == "a" })
    elsewhere { state.observe("b") }
    #expect(container.state == "a")
    #expect(await becomesTrue { state.state == "b" })
    state.observe { await Task.detached { "c" }.value }
    #expect(await becomesTrue { state.state == "c" })
    #expect(wereOnMain == Array(repeating: true, count: 6))
    withExtendedLifetime((before, after)) {}
  }

  // MARK: G3, one live action

  @Test func `G3: a newer action cancels the older one, whose values do not land`() async {
    let gate = Gate()
    container.observe {
      await gate.pass(heedsCancelling: false)
      return "old"
    }
    #expect(await becomesTrue { gate.waitingCount == 1 })
    container.observe("new")
    #expect(await becomesTrue { gate.cancelCount == 1 })
    gate.open()
    await drainMain()
    await drainMain()
    #expect(container.state == "new")
  }

  @Test func `G3: a newer action cancels an older publisher`() {
    let old = Source<String, Never>()
    container.observe(old)
    container.observe(PassthroughSubject<String, Never>())
    #expect(old.cancelCount == 1)
    old.send("late")
    #expect(container.state == "start")
  }

  @Test func `G3: a publisher that answers too late is not subscribed to any more`() {
    let late = LatePublisher()
    container.observe(late)
    container.observe("new")
    late.answer()
    #expect(late.source.cancelCount == 1)
    late.source.send("late")
    #expect(container.state == "new")
  }

  // MARK: G4, order

  @Test func `G4: values of one action land in the order of their emission`() async {
    let subject = PassthroughSubject<String, Never>()
    let seen = Seen(container)
    container.observe(subject)
    let send = Carried(subject)
    elsewhere { for value in ["a", "b"] { send.value.send(value) } }
    subject.send("c")
    elsewhere { send.value.send("d") }
    #expect(await becomesTrue { container.state == "d" })
    #expect(seen.states == ["a", "b", "c", "d"])
  }

  // MARK: G5, observing while being told

  @Test func `G5: what is observed while a change is told comes after it, in order`() {
    var told: [String] = []
    let first = container.$state.dropFirst().sink { [unowned container] state in
      told.append("1 hears of \(state)")
      if state == "a" {
        container.observe("b")
        container.observe("c")
      }
    }
    let second = container.$state.dropFirst().sink { told.append("2 hears of \($0)") }
    container.observe("a")
    #expect(container.state == "c")
    #expect(
      told == [
        "1 hears of a", "2 hears of a", "1 hears of b", "2 hears of b", "1 hears of c",
        "2 hears of c",
      ])
    withExtendedLifetime((first, second)) {}
  }

  @Test func `G5: a long chain of changes does not go deeper and deeper`() {
    let container = StateContainer(state: 0)
    let token = container.didSetPublisher.sink { [unowned container] state in
      if state < 100_000 { container.observe(state + 1) }
    }
    container.observe(1)
    #expect(container.state == 100_000)
    withExtendedLifetime(token) {}
  }

  // MARK: G6, release

  @Test func `G6: a released container cancels its action and is freed at once`() async {
    let (gate, lives) = (Gate(), Lives())
    var container: StateContainer<Lives.Life>? = StateContainer(state: lives.one())
    weak let known = container
    container?.observe { [lives] in
      await gate.pass(heedsCancelling: false)
      return lives.one()
    }
    #expect(await becomesTrue { gate.waitingCount == 1 })
    container = nil
    #expect(known == nil)
    #expect(lives.count == 0)
    #expect(gate.cancelCount == 1)
    gate.open()
    await drainMain()
    #expect(await becomesTrue { lives.count == 0 })
  }

  @Test func `G6: neither a publisher, a binding nor a debounce keeps a container`() {
    let (clock, subject) = (stillClock(), PassthroughSubject<String, Never>())
    var container: StateContainer<String>? = StateContainer(state: "ab", scheduler: clock)
    weak let known = container
    let binding = container?.bind(\.count) { state, _ in state }
    container?.observe("later", debounced: 1)
    container?.observe(subject)
    container?.observe("later", debounced: 1)
    #expect(clock.pendingCount == 1)
    container = nil
    #expect(known == nil)
    #expect(clock.pendingCount == 0)
    subject.send("late")
    #expect(binding?.wrappedValue == 2)
  }

  // MARK: G11, before and after

  @Test func `G11: the state is the old one before a change and the new one after it`() {
    var told: [String] = []
    let before = container.$state.dropFirst().sink { [unowned container] in
      told.append("before: \(container.state), becomes \($0)")
    }
    let after = container.didSetPublisher.dropFirst().sink { [unowned container] in
      told.append("after: \(container.state), became \($0)")
    }
    container.observe("a")
    #expect(told == ["before: start, becomes a", "after: a, became a"])
    withExtendedLifetime((before, after)) {}
  }

  @Test func `G11: a new observer is told the current state`() {
    container.observe("a")
    var told: [String] = []
    let tokens = [
      container.willSetPublisher.sink { told.append("before \($0)") },
      container.didSetPublisher.sink { told.append("after \($0)") },
      container.$state.sink { told.append("$state \($0)") },
    ]
    #expect(told == ["before a", "after a", "$state a"])
    withExtendedLifetime(tokens) {}
  }

  @Test func `G11: who joins while a change is told hears of it, too`() {
    var told: [String] = []
    var late: AnyCancellable?
    let views = container.objectWillChange.sink { [unowned container] in
      late = late ?? container.$state.sink { told.append($0) }
    }
    container.observe("a")
    container.observe("b")
    #expect(told == ["start", "a", "b"])
    withExtendedLifetime((views, late)) {}
  }
}

/// Answers its subscriber when it is told to.
private final class LatePublisher: Publisher {
  typealias Output = String
  typealias Failure = Never

  let source = Source<String, Never>()
  private var subscriber: AnySubscriber<String, Never>?

  func receive<S: Subscriber>(subscriber: S) where S.Input == String, S.Failure == Never {
    self.subscriber = AnySubscriber(subscriber)
  }

  func answer() {
    if let subscriber { source.subscribe(subscriber) }
  }
}

/// Whether this is the main actor's executor, by the runtime's own word: it stops the program where
/// it is not.
func isMainActor() -> Bool {
  MainActor.preconditionIsolated()
  return true
}
