import StreamTesting
import SystemTesting
import Testing
import VSM
import ViewTesting

// MARK: Guarantees

extension GuaranteeTests {
  @Test func `of a burst only the last action is run, when the burst has ended (G8)`() {
    let (container, clock) = onVirtualTime("idle")
    let made = Tally()
    for key in ["s", "sw", "swi"] {
      container.observe(made.counting(key), debounced: .milliseconds(300), identifier: "search")
      clock.advance(by: .milliseconds(200))
    }
    #expect(container.state == "idle")
    #expect(made.count == 0)
    clock.advance(by: .milliseconds(99))
    #expect(container.state == "idle")
    clock.advance(by: .milliseconds(1))
    #expect(container.state == "swi")
    #expect(made.count == 1)
  }

  @Test func `one place in the source is one group, whatever it says (G8)`() {
    let (container, clock) = onVirtualTime("idle")
    let seen = container.didSetPublisher.dropFirst().record()
    for key in ["a", "b"] { container.observe(key, debounced: 1) }
    clock.advance(by: 1)
    #expect(seen.values == ["b"])
  }

  @Test func `equal identifiers are one group, whatever they come in (G8)`() {
    let (container, clock) = onVirtualTime("idle")
    let seen = container.didSetPublisher.dropFirst().record()
    let identifiers: [any Hashable] = [
      "name", AnyHashable("name"), AnyHashable(AnyHashable("name")),
    ]
    for (number, identifier) in identifiers.enumerated() {
      container.observe("\(number)", debounced: 1, identifier: identifier)
    }
    container.observe("other", debounced: 1, identifier: 1)
    clock.advance(by: 1)
    #expect(seen.values == ["2", "other"])
  }

  @Test func `a burst sets one alarm, and none is left (G8)`() {
    let (container, clock) = onVirtualTime("idle")
    for number in 0..<100 {
      container.observe("\(number)", debounced: 1)
      clock.advance(by: .milliseconds(1))
      #expect(clock.pendingCount == 1)
    }
    clock.advance(by: 1)
    #expect(clock.pendingCount == 0)
    #expect(container.state == "99")
  }

  @Test func `real time passes where no other is given (G8)`() async {
    let container = StateContainer(state: "idle")
    container.observe("a", debounced: .milliseconds(1))
    #expect(container.state == "idle")
    await container.becomes("a")
  }

  @Test func `an action is run on main, wherever the clock is advanced (G8)`() async {
    let (container, clock) = onVirtualTime("idle")
    container.observe(
      {
        MainActor.assertIsolated()
        return "new"
      }, debounced: 1)
    onWorker { clock.advance(by: 1) }
    #expect(container.state == "idle")
    #expect(await settles { container.state == "new" })
  }

  @Test func `the live action goes on until a waiting one is begun (G9)`() {
    let (container, clock) = onVirtualTime("idle")
    let subject = PassthroughSubject<String, Never>()
    container.observe(subject)
    container.observe("waiting", debounced: 1)
    subject.send("live")
    #expect(container.state == "live")
    clock.advance(by: 1)
    subject.send("late")
    #expect(container.state == "waiting")
  }

  @Test func `numbers are seconds (G8)`() {
    let (container, clock) = onVirtualTime("idle")
    container.observe("whole", debounced: 2, identifier: "a")
    clock.advance(by: .milliseconds(1999))
    #expect(container.state == "idle")
    clock.advance(by: .milliseconds(1))
    #expect(container.state == "whole")
    container.observe("broken", debounced: 0.5, identifier: "b")
    clock.advance(by: .milliseconds(499))
    #expect(container.state == "whole")
    clock.advance(by: .milliseconds(1))
    #expect(container.state == "broken")
  }

  @Test(arguments: Action.allCases)
  func `an action of every kind can be debounced (G8)`(action: Action) async {
    let (container, clock) = onVirtualTime("idle")
    for value in ["first", "second"] { action.debounce(value, in: container) }
    await settle()
    #expect(container.state == "idle")
    clock.advance(by: .seconds(1))
    await settle()
    #expect(container.state == "second")
    #expect(clock.pendingCount == 0)
  }

  @Test func `a debounced action called on a worker is run on main (G8)`() async {
    let (container, clock) = onVirtualTime("idle")
    let carried = Carried(container)
    let made = Tally()
    onWorker {
      carried.value.observe(
        {
          MainActor.assertIsolated()
          return made.counting("new")
        }, debounced: 1)
    }
    await settle()
    clock.advance(by: .seconds(1))
    await settle()
    #expect(made.count == 1)
    #expect(container.state == "new")
  }

  @Test func `a plain observe drops what is pending (G9)`() {
    let (container, clock) = onVirtualTime("idle")
    container.observe("late", debounced: 1)
    container.observe("new")
    clock.advance(by: .seconds(2))
    #expect(container.state == "new")
  }

  @Test func `one place that is handed on as a text is one group, for what takes time, too`()
    async
  {
    let (container, clock) = onVirtualTime("idle")
    let seen = container.didSetPublisher.dropFirst().record()
    func answer(_ key: String) async -> String { key }
    func answers(_ key: String) async -> StateSequence<String> { StateSequence({ key }) }
    let file: String = "Feature/Search.swift"
    for key in ["a", "b"] {
      container.observe({ await answer(key) }, debounced: 1, file: file, line: 7)
    }
    clock.advance(by: 1)
    await settle()
    #expect(seen.values == ["b"])
    for key in ["c", "d"] {
      container.observe({ await answers(key) }, debounced: 1, file: file, line: 7)
    }
    clock.advance(by: 1)
    await settle()
    #expect(seen.values == ["b", "d"])
  }

  @Test func `two debounced groups do not drop each other (G9)`() {
    let (container, clock) = onVirtualTime("idle")
    let seen = container.didSetPublisher.record()
    container.observe("first", debounced: 1, identifier: "first")
    container.observe("second", debounced: 2, identifier: "second")
    clock.advance(by: .seconds(3))
    #expect(seen.values == ["idle", "first", "second"])
  }

  @Test func `cancel drops what is pending (G9)`() {
    let (container, clock) = onVirtualTime("idle")
    container.observe("late", debounced: 1)
    container.cancel()
    clock.advance(by: .seconds(2))
    #expect(container.state == "idle")
  }

  @Test func `neither a debounce keeps its container, nor does what it holds outlive it (G6, G9)`()
  {
    let clock: Clock
    let made = Tally()
    weak let released: StateContainer<String>?
    weak let captured: Token?
    do {
      let (container, itsClock) = onVirtualTime("idle")
      clock = itsClock
      let token = Token()
      container.observe({ withExtendedLifetime(token) { made.counting("late") } }, debounced: 1)
      released = container
      captured = token
    }
    #expect(released == nil)
    #expect(captured == nil)
    clock.advance(by: .seconds(2))
    #expect(made.count == 0)
  }
}

private final class Token: Sendable {}

// MARK: Faults

extension FaultTests {
  @Test func `each call has a due time of its own (V8)`() {
    let (container, clock) = onVirtualTime("idle")
    container.observe("soon", debounced: .milliseconds(50), identifier: "x")
    clock.advance(by: .milliseconds(50))
    #expect(container.state == "soon")
    container.observe("later", debounced: .seconds(1), identifier: "x")
    clock.advance(by: .milliseconds(999))
    #expect(container.state == "soon")
    clock.advance(by: .milliseconds(1))
    #expect(container.state == "later")

    container.observe("slow", debounced: .seconds(1), identifier: "x")
    container.observe("fast", debounced: .milliseconds(50), identifier: "x")
    clock.advance(by: .milliseconds(50))
    #expect(container.state == "fast")
    clock.advance(by: .seconds(2))
    #expect(container.state == "fast")
  }

  @Test func `a pending action does not override a newer state (V9)`() {
    let (container, clock) = onVirtualTime("idle")
    let seen = container.didSetPublisher.record()
    container.observe("pending", debounced: .milliseconds(300))
    clock.advance(by: .milliseconds(200))
    container.observe("new")
    clock.advance(by: .seconds(1))
    #expect(seen.values == ["idle", "new"])
  }

  @Test func `five thousand identifiers leave nothing behind (V10)`() {
    let (container, clock) = onVirtualTime(0)
    weak let captured: Token?
    do {
      let token = Token()
      for number in 1...5000 {
        container.observe(
          { withExtendedLifetime(token) { number } }, debounced: 1, identifier: number)
      }
      captured = token
    }
    #expect(captured != nil)
    clock.advance(by: .seconds(1))
    #expect(container.state == 5000)
    #expect(captured == nil)
    #expect(clock.pendingCount == 0)
  }

  @Test func `what a debounced call is given is made when it fires (V11)`() async {
    let (container, clock) = onVirtualTime("idle")
    let made = Tally()
    for _ in 0..<10 {
      container.observe(made.counting(StateSequence({ "loading" }, { "loaded" })), debounced: 1)
    }
    #expect(made.count == 0)
    for _ in 0..<10 { container.observe(made.counting(Just("just")), debounced: 1) }
    #expect(made.count == 0)
    clock.advance(by: .seconds(1))
    await settle()
    #expect(made.count == 2)
  }

  @Test func `two calls on one line are two groups (V12)`() {
    let (container, clock) = onVirtualTime("idle")
    let seen = container.didSetPublisher.record()
    // swift-format-ignore
    do { container.observe("a", debounced: 1); container.observe("b", debounced: 1) }
    clock.advance(by: .seconds(1))
    #expect(seen.values == ["idle", "a", "b"])
  }
}
