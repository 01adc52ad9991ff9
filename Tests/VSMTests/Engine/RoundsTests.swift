import Testing

@testable import VSM

/// When changes that answer changes are too many.
@MainActor
struct RoundsTests {
  @Test func `a long list is one round`() {
    var rounds = Rounds()
    for waiting in (1...1_000_000).reversed() { rounds.next(of: waiting) }
    #expect(!rounds.areTooMany)
  }

  @Test func `a long chain is too many rounds, until nothing waits`() {
    var rounds = Rounds()
    for _ in 1...Rounds.limit { rounds.next(of: 1) }
    #expect(!rounds.areTooMany)
    rounds.next(of: 1)
    #expect(rounds.areTooMany)
    rounds.next(of: 0)
    #expect(!rounds.areTooMany)
  }

  @Test func `what is observed now and then does not add up`() {
    let container = StateContainer(state: 0)
    let token = container.$state.dropFirst().sink { state in
      if state % 2 == 1 { container.observe(state + 1) }
    }
    for number in 0..<2 * Rounds.limit { container.observe(2 * number + 1) }
    #expect(container.state == 4 * Rounds.limit)
    token.cancel()
  }

  @Test func `an observer without an end stops the program, which says whose it is`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let container = StateContainer(state: Pendulum.left)
        let token = container.didSetPublisher.sink { [unowned container] state in
          container.observe(state == .left ? .right : .left)
        }
        withExtendedLifetime(token) {}
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("The state of a container never comes to rest"))
    #expect(text.contains("state: Pendulum"))
    #expect(text.contains("changes in a row: 100000"))
    #expect(text.contains("Fix: Look at the state before you observe something"))
  }

  @Test func `two containers that answer each other without an end stop the program, too`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let (one, other) = (StateContainer(state: 0), StateContainer(state: 0))
        let tokens = [
          one.didSetPublisher.sink { [unowned other] in other.observe($0 + 1) },
          other.$state.dropFirst().sink { [unowned one] in one.observe($0 + 1) },
        ]
        one.observe(1)
        withExtendedLifetime(tokens) {}
      }
    }
  }

  private enum Pendulum { case left, right }
}
