import SystemTesting
import Testing
import VSM

/// Where and when an asynchronous function runs.
@MainActor
struct AsyncActionTests {
  let container = StateContainer(state: "start")

  @Test func `observed on main, it has begun when observe returns`() async {
    var hasBegun = false
    let gate = Gate()
    container.observe {
      hasBegun = true
      await gate.pass(heedsCancelling: true)
      return "end"
    }
    #expect(hasBegun)
    #expect(container.state == "start")
    gate.open()
    #expect(await settles { container.state == "end" })
  }

  @Test func `an answer that need not be waited for is there at once`() {
    container.observe { await now() }
    #expect(container.state == "now")
  }

  @Test func `a function that leaves main runs elsewhere, though main is busy`() {
    let moment = Occasion()
    container.observe { await somewhere(moment) }
    moment.awaited()
    #expect(container.state == "start")
  }

  @Test func `observed while a change is told, its answer comes after that`() {
    var told: [String] = []
    let token = container.$state.dropFirst().sink { [unowned container] state in
      told.append(state)
      if state == "a" { container.observe { await now() } }
      told.append("end of \(state)")
    }
    container.observe("a")
    #expect(told == ["a", "end of a", "now", "end of now"])
    token.cancel()
  }

  @Test func `what it observes itself is newer than its answer`() {
    container.observe { [container] in
      container.observe("newer")
      _ = await now()
      return "older"
    }
    #expect(container.state == "newer")
  }

  private func now() async -> String { "now" }

  @concurrent
  private nonisolated func somewhere(_ moment: Occasion) async -> String {
    moment.comes()
    return "elsewhere"
  }
}
