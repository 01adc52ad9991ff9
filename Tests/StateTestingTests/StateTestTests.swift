import StateTesting
import SystemTesting
import Testing
import VSM
import ViewPlatform

/// States that come as a test expects them.
@MainActor
struct StateTestTests {
  private let gate = Gate()

  @Test func `states are expected one after the other`() async throws {
    let test = StateTest(PageState())
    test.observe(test.state.load(behind: gate), in: .first("page"))
    try await test.expect { $0.isLoading = true }
    gate.open()
    try await test.expect { $0.rows = [PageState.Row(title: "a")] }
    try await test.expect { $0.isLoading = false }
    try await test.end()
  }

  @Test func `a state that is equatable is expected as a whole`() async throws {
    let test = StateTest(1)
    test.observe(2)
    test.observe { 3 }
    try await test.expect(2)
    try await test.expect(3)
    try await test.end()
    #expect(test.state == 3)
  }

  @Test func `a state that is told again is expected again`() async throws {
    let test = StateTest(1)
    test.observe(1)
    try await test.expect { _ in }
    try await test.end()
  }

  @Test func `time passes by the clock of the test only`() async throws {
    let test = StateTest(PageState())
    test.observe(
      StateChanges { Change { $0.problem = "late" } }, in: .newest("x"),
      debounced: .milliseconds(300))
    test.observe(test.state.failing(), in: .each("y"))
    #expect(await failure { try await test.expect { $0.problem = "late" } }.contains("none came"))
    await test.clock.advance(by: .milliseconds(300))
    try await test.expect { $0.problem = "late" }
    await test.clock.advance(by: .seconds(1))
    try await test.expect { $0.problem = "offline" }
    try await test.end()
  }

  @Test func `one advance wakes what waits several times`() async throws {
    let test = StateTest(PageState())
    test.observe(test.state.failing(tries: 4), in: .each("y"))
    await test.clock.advance(by: .seconds(3))
    try await test.expect { $0.problem = "offline" }
    try await test.end()
  }

  @Test func `a container that is given is tested from now on`() async throws {
    let container = StateContainer(state: 1)
    container.observe(2)
    let test = StateTest(container)
    container.observe(3)
    try await test.expect(3)
    try await test.end()
  }

  @Test func `a binding writes, and what is cancelled is not left`() async throws {
    let test = StateTest(PageState())
    test.bind(\.problem).wrappedValue = "typed"
    try await test.expect { $0.problem = "typed" }
    test.observe(test.state.load(behind: gate), in: .each("a"))
    test.observe(test.state.load(behind: gate), in: .each("b"))
    try await test.expect { $0.isLoading = true }
    try await test.expect { _ in }
    test.cancel(.each("a"))
    #expect(!test.isBusy(.each("a")) && test.isBusy(.each("b")))
    test.cancel()
    try await test.end()
    gate.open()
  }

  @Test func `states are skipped while they are not of interest`() async throws {
    let test = StateTest(1)
    for state in 2...5 { test.observe(state) }
    try await test.skip { $0 < 4 }
    try await test.expect(4)
    try await test.expect { $0 += 1 }
    try await test.end()
  }

  @Test func `a test that is not exhaustive skips states until one fits`() async throws {
    let test = StateTest(1, exhaustive: false)
    for state in 2...5 { test.observe(state) }
    try await test.expect(4)
    try await test.end()
  }

  @Test func `work that leaves main and comes back is awaited, however often`() async throws {
    let test = StateTest(0)
    test.observe { await Distant().sum(of: 1_000) }
    try await test.expect(500_500)
    try await test.end()
  }

  @Test func `a state is expected by its case alone`() async throws {
    let test = StateTest(Door.closed)
    test.observe(.opening(by: 3))
    test.observe(.open)
    try await test.expect(case: .opening)
    try await test.expect(case: .open)
    try await test.end()
  }

  @Test func `without exhaustion only what is named is compared`() async throws {
    let test = StateTest(PageState(), exhaustive: false)
    test.observe(test.state.load(behind: gate), in: .each("page"))
    gate.open()
    try await test.expect { $0.rows = [PageState.Row(title: "a")] }
    #expect(test.state.isLoading == false)
    try await test.end()
  }

  @Test func `the clock is one for tasks as well`() async throws {
    let test = StateTest(0)
    let clock = test.clock
    test.observe {
      try? await clock.sleep(for: .seconds(3))
      return 1
    }
    let message = await failure { try await test.expect(1) }
    #expect(message.contains("test.clock: the next is due in 3.0 seconds"), "\(message)")
    await clock.advance(by: .seconds(3))
    try await test.expect(1)
    try await test.end()
    #expect(clock.now.sinceStart == .seconds(3))
  }
}

/// A state with cases.
@CaseProperties
private enum Door: Equatable {
  case closed
  case opening(by: Int)
  case open
}

/// Works elsewhere.
private actor Distant {
  func sum(of limit: Int) async -> Int {
    var sum = 0
    for number in 0...limit { sum += await same(number) }
    return sum
  }

  nonisolated private func same(_ number: Int) async -> Int { number }
}
