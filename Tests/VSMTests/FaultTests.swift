import StreamTesting
import Testing
import VSM

/// What went wrong in earlier versions, scenario by scenario.
@MainActor
struct FaultTests {
  let container = StateContainer(state: "start")

  @Test func `V1: a stale value of an asynchronous action that waits for main never lands`() async {
    let (lives, moment) = (Lives(), Moment())
    let life = lives.one()
    container.observe { [lives] in
      // Released when the task is over, at the very end.
      let last = lives.one()
      defer { last.use() }
      moment.happened()
      return "stale"
    }
    #expect(moment.wait())
    container.observe("new")
    life.use()
    #expect(await becomesTrue { lives.count <= 1 })
    await drainMain()
    #expect(container.state == "new")
  }

  @Test func `V2: a stale value of a publisher that waits for main never lands`() async {
    let subject = PassthroughSubject<String, Never>()
    let seen = Seen(container)
    container.observe(subject)
    let send = Carried(subject)
    elsewhere { send.value.send("stale") }
    container.observe("new")
    await drainMain()
    #expect(seen.states == ["new"])
  }

  @Test func `V3: a value from a worker stays before a later one from main`() async {
    let subject = PassthroughSubject<String, Never>()
    let seen = Seen(container)
    container.observe(subject)
    let send = Carried(subject)
    elsewhere { send.value.send("a") }
    subject.send("b")
    await drainMain()
    #expect(seen.states == ["a", "b"])
  }

  @Test func `V4: an action begun while an older one is being subscribed to is the live one`() {
    let (older, newer) = (Source<String, Never>(), PassthroughSubject<String, Never>())
    let seen = Seen(container) { [unowned container] state in
      if state == "loading" { container.observe(newer) }
    }
    container.observe(Eager(first: "loading", then: older))
    #expect(older.cancelCount == 1 || older.subscriptionCount == 0)
    older.send("older")
    newer.send("newer")
    #expect(seen.states == ["loading", "newer"])
  }

  @Test func `V5: a state observed while another is announced is the last`() {
    var announced: [String] = []
    let token = container.$state.dropFirst().sink { [unowned container] state in
      announced.append(state)
      if state == "a" { container.observe("b") }
    }
    container.observe("a")
    #expect(announced == ["a", "b"])
    #expect(container.state == "b")
    withExtendedLifetime(token) {}
  }

  @Test func `V8: the time of the last call counts`() {
    let clock = stillClock()
    let container = StateContainer(state: "start", scheduler: clock)
    container.observe("first", debounced: .milliseconds(50), identifier: "field")
    container.observe("second", debounced: 1, identifier: "field")
    clock.advance(by: .milliseconds(999))
    #expect(container.state == "start")
    clock.advance(by: .milliseconds(1))
    #expect(container.state == "second")
  }

  @Test func `V8: a shorter time than the one before counts as well`() {
    let clock = stillClock()
    let container = StateContainer(state: "start", scheduler: clock)
    container.observe("first", debounced: 1, identifier: "field")
    container.observe("second", debounced: .milliseconds(50), identifier: "field")
    clock.advance(by: .milliseconds(50))
    #expect(container.state == "second")
    clock.run()
    #expect(clock.pendingCount == 0)
  }

  @Test func `V9: a pending action does not override a newer state`() {
    let clock = stillClock()
    let container = StateContainer(state: "start", scheduler: clock)
    container.observe("pending", debounced: 1)
    container.observe("new")
    #expect(clock.pendingCount == 0)
    clock.advance(by: 5)
    #expect(container.state == "new")
  }

  @Test func `V10: a thousand groups leave nothing behind`() {
    let (clock, lives) = (stillClock(), Lives())
    let container = StateContainer(state: 0, scheduler: clock)
    for group in 0..<1000 {
      for call in 0..<3 {
        let life = lives.one()
        container.observe(
          {
            life.use()
            return group * 10 + call
          }, debounced: 1, identifier: group)
      }
    }
    #expect(clock.pendingCount == 1000)
    #expect(lives.count == 1000)
    clock.advance(by: 1)
    #expect(clock.pendingCount == 0)
    #expect(lives.count == 0)
    #expect(container.state == 9992)
  }

  @Test func `V11: what is observed later is made later, and only the last of a group`() {
    let clock = stillClock()
    let container = StateContainer(state: "start", scheduler: clock)
    var made: [Int] = []
    func sequence(_ number: Int) -> StateSequence<String> {
      made.append(number)
      return StateSequence({ "\(number)" })
    }
    for number in 1...3 { container.observe(sequence(number), debounced: 1) }
    #expect(made == [])
    clock.advance(by: 1)
    #expect(made == [3])
    #expect(container.state == "3")
  }

  @Test func `V12: two calls on one line are two groups`() {
    let clock = stillClock()
    let container = StateContainer(state: "start", scheduler: clock)
    let seen = Seen(container)
    // swift-format-ignore
    do { container.observe("a", debounced: 1); container.observe("b", debounced: 1) }
    clock.advance(by: 1)
    #expect(seen.states == ["a", "b"])
  }

  @Test func `V15: a failure of a sequence is a state`() async {
    let (states, feed) = AsyncThrowingStream<String, any Error>.makeStream()
    container.observe(states, catch: { "failed: \($0)" })
    feed.yield("loading")
    #expect(await becomesTrue { container.state == "loading" })
    feed.finish(throwing: Broken())
    #expect(await becomesTrue { container.state == "failed: Broken()" })
  }

  @Test func `V16: a container is freed though a binding's action runs`() async {
    let gate = Gate()
    var owned: StateContainer<String>? = StateContainer(state: "start")
    weak let known = owned
    let binding = owned?.bindAsync(\.self) { _, new in
      await gate.pass(heedsCancelling: false)
      return new
    }
    binding?.wrappedValue = "new"
    #expect(await becomesTrue { gate.waitingCount == 1 })
    owned = nil
    #expect(known == nil)
    #expect(gate.cancelCount == 1)
    gate.open()
    await drainMain()
  }

  @Test func `V21: the first state of a sequence is there in the same frame`() {
    let gate = Gate()
    container.observe(
      StateSequence(
        { "loading" },
        {
          await gate.pass()
          return "loaded"
        }))
    #expect(container.state == "loading")
  }

  @Test func `W3: an endless stream ends when its container is released`() async {
    let ended = Lives()
    let (states, feed) = AsyncStream<String>.makeStream()
    let life = ended.one()
    feed.onTermination = { _ in life.use() }
    var owned: StateContainer<String>? = StateContainer(state: "start")
    owned?.observe(states)
    feed.yield("a")
    #expect(await becomesTrue { owned?.state == "a" })
    owned = nil
    #expect(await becomesTrue { if case .terminated = feed.yield("b") { true } else { false } })
  }

  private struct Broken: Error {}
}

/// Sends one value to whoever subscribes, before it subscribes them to another publisher.
private struct Eager<Other: Publisher>: Publisher where Other.Failure == Never {
  typealias Output = Other.Output
  typealias Failure = Never

  let first: Output
  let then: Other

  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
    then.prepend(first).receive(subscriber: subscriber)
  }
}
