import StreamTesting
import Testing
import VSM

@MainActor
struct DebounceTests {
  let clock = stillClock()
  let container: StateContainer<String>

  init() { container = StateContainer(state: "start", scheduler: clock) }

  @Test func `G8: of a burst the last call is begun, once, after the pause`() {
    let seen = Seen(container)
    for key in ["a", "ab", "abc"] {
      container.observe(key, debounced: 1)
      clock.advance(by: .milliseconds(900))
    }
    #expect(seen.states == [])
    clock.advance(by: .milliseconds(100))
    #expect(seen.states == ["abc"])
    clock.advance(by: 10)
    #expect(seen.states == ["abc"])
  }

  @Test func `G8: one place in the source is one group, whatever it says`() {
    let seen = Seen(container)
    for key in ["a", "b"] { container.observe(key, debounced: 1) }
    clock.advance(by: 1)
    #expect(seen.states == ["b"])
  }

  @Test func `G8: one identifier is one group, wherever it is said`() {
    let seen = Seen(container)
    container.observe("a", debounced: 1, identifier: "name")
    container.observe("b", debounced: 1, identifier: "name")
    clock.advance(by: 1)
    #expect(seen.states == ["b"])
  }

  @Test func `G8: a burst sets one alarm, and none is left`() {
    for number in 0..<100 {
      container.observe("\(number)", debounced: 1)
      clock.advance(by: .milliseconds(1))
      #expect(clock.pendingCount == 1)
    }
    clock.advance(by: 1)
    #expect(clock.pendingCount == 0)
    #expect(container.state == "99")
  }

  @Test func `G8: an action is begun on main, wherever the clock is advanced`() async {
    container.observe(
      {
        isMainActor()
          ? "on main" : "elsewhere"
      }, debounced: 1)
    elsewhere { clock.advance(by: 1) }
    #expect(container.state == "start")
    #expect(await becomesTrue { container.state == "on main" })
  }

  @Test func `G8: called elsewhere, an action waits as well`() async {
    let container = container
    elsewhere { container.observe("a", debounced: 1) }
    clock.advance(by: 1)
    #expect(container.state == "a")
  }

  @Test func `G9: two groups do not drop each other`() {
    let seen = Seen(container)
    container.observe("a", debounced: 1, identifier: 1)
    container.observe("b", debounced: 2, identifier: 2)
    clock.advance(by: 2)
    #expect(seen.states == ["a", "b"])
  }

  @Test func `G9: a plain state, a stop and the release drop what waits`() {
    container.observe("pending", debounced: 1)
    container.observe("plain")
    #expect(clock.pendingCount == 0)
    container.observe("pending", debounced: 1)
    container.cancel()
    #expect(clock.pendingCount == 0)
    var owned: StateContainer? = StateContainer(state: "start", scheduler: clock)
    owned?.observe("pending", debounced: 1)
    owned = nil
    #expect(clock.pendingCount == 0)
    clock.advance(by: 1)
    #expect(container.state == "plain")
  }

  @Test func `the live action goes on until a waiting one is begun`() {
    let subject = PassthroughSubject<String, Never>()
    container.observe(subject)
    container.observe("waiting", debounced: 1)
    subject.send("live")
    #expect(container.state == "live")
    clock.advance(by: 1)
    subject.send("late")
    #expect(container.state == "waiting")
  }

  @Test func `real time passes where no other is given`() async {
    let container = StateContainer(state: "start")
    container.observe("a", debounced: .milliseconds(1))
    #expect(container.state == "start")
    for await state in container.didSetPublisher.values where state == "a" { break }
  }
}
