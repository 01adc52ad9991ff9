import StateTesting
import SystemTesting
import Testing
import VSM
import ViewPlatform

/// What a test says that fails. It fails at once, whatever still runs or waits (L12).
@MainActor
struct FailureTests {
  private let gate = Gate()

  @Test func `a state that does not come`() async {
    let test = StateTest(PageState())
    let message = await failure {
      try await test.expect(fileID: "Tests/A.swift", line: 7) { $0.isLoading = true }
    }
    #expect(
      message == """
        Tests/A.swift:7: A state was expected, and none came.
          isLoading: expected true, still false
          Fix: Begin what makes the state, or do not expect it.
        """)
  }

  @Test func `a state that is another one, and what came after it`() async {
    let test = StateTest(PageState())
    test.observe(test.state.load(behind: gate), in: .first("page"))
    gate.open()
    let message = await failure {
      try await test.expect(fileID: "Tests/A.swift", line: 7) { $0.problem = "offline" }
    }
    #expect(
      message.hasPrefix(
        """
        Tests/A.swift:7: The next state is not the expected one.
          isLoading: expected false, got true
          problem: expected "offline", got nil
          came, 1: rows =
        """), "\(message)")
    #expect(message.contains("\n  came, 2: isLoading = false\n  Fix: Expect this state"))
  }

  @Test func `what still runs and where it was observed`() async {
    let test = StateTest(PageState())
    let line = #line + 1
    test.observe(test.state.load(behind: gate), in: .first("page"))
    test.observe(test.state.load(behind: gate), in: .inOrder("page"))
    let message = await failure {
      try await test.expect { $0.isLoading = true }
      try await test.expect { $0.rows = [] }
    }
    let file = "StateTestingTests/FailureTests.swift"
    #expect(
      message.contains(
        """
          still runs: what was observed in "page" at \(file):\(line)
          waits for its turn: what was observed in "page" at \(file):\(line + 1)
        """), "\(message)")
    gate.open()
  }

  @Test func `what is left at the end`() async {
    let test = StateTest(1)
    let line = #line + 1
    test.observe { await gate.passed(2) }
    let running = await failure { try await test.end(fileID: "Tests/A.swift", line: 7) }
    #expect(
      running == """
        Tests/A.swift:7: Something is left at the end of the test.
          still runs: what was observed at StateTestingTests/FailureTests.swift:\(line)
          Fix: Let it get its answer, advance test.clock, or say test.cancel() where it is meant to \
        go on.
        """)
    test.cancel()
    test.observe(2, debounced: .seconds(2))
    let waiting = await failure { try await test.end() }
    #expect(
      waiting.contains(
        "waits for 2.0 seconds to pass: what was observed at StateTestingTests/FailureTests.swift:"
      ), "\(waiting)")
  }

  @Test func `where a publisher or a binding began what is left`() async {
    let file = "StateTestingTests/FailureTests.swift"
    let numbers = StateTest(1)
    let first = #line + 1
    numbers.observe(Empty<Int, Never>(completeImmediately: false))
    let published = await failure { try await numbers.end() }
    #expect(
      published.contains("still runs: what was observed at \(file):\(first)"), "\(published)")
    let page = StateTest(PageState())
    let line = #line + 1
    let problem = page.bind(\.problem, in: .newest("page")) { [gate] in $0.load(behind: gate) }
    problem.wrappedValue = "none"
    let bound = await failure { try await page.end() }
    #expect(
      bound.contains("still runs: what was observed in \"page\" at \(file):\(line)"), "\(bound)")
    gate.open()
  }

  @Test func `who sleeps by the clock and is cancelled leaves nothing there`() async {
    let test = StateTest(1)
    let sleeper = Task { [clock = test.clock] in try await clock.sleep(for: .seconds(5)) }
    let asleep = await failure { try await test.expect(2) }
    #expect(asleep.contains("the next is due in 5.0 seconds"), "\(asleep)")
    sleeper.cancel()
    _ = await sleeper.result
    let awake = await failure { try await test.expect(2) }
    #expect(!awake.contains("the next is due"), "\(awake)")
  }

  @Test func `states that nobody expected`() async {
    let test = StateTest(1)
    test.observe(2)
    test.observe(2)
    let message = await failure { try await test.end(fileID: "Tests/A.swift", line: 7) }
    #expect(
      message == """
        Tests/A.swift:7: States came that were not expected.
          came, 1: 2
          came, 2: the same again
          Fix: Expect them in their turn, or make the test with exhaustive: false.
        """)
  }

  @Test func `unexpected states, and something left`() async {
    let test = StateTest(1)
    test.observe(Just(2).append(Empty(completeImmediately: false)))
    let message = await failure { try await test.end() }
    #expect(message.contains("States came that were not expected, and something is left."))
    #expect(message.contains("came, 1: 2") && message.contains("still runs"))
  }

  @Test func `a skip that nothing ends`() async {
    let test = StateTest(1)
    test.observe(2)
    let message = await failure { try await test.skip { $0 < 5 } }
    #expect(message.contains("No state came that ends the skip."))
  }

  @Test func `no state that fits, where others may be skipped`() async {
    let test = StateTest(1, exhaustive: false)
    test.observe(2)
    test.observe(3)
    let message = await failure { try await test.expect(9) }
    #expect(message.contains("None of the states that came is the expected one. The last one:"))
    #expect(message.contains("the state: expected 9, got 3"))
  }

  @Test func `work that ignores that it is cancelled is not waited for`() async throws {
    let test = StateTest(PageState())
    test.observe(test.state.load(behind: gate), in: .newest("page"))
    test.cancel()
    try await test.expect { $0.isLoading = true }
    try await test.end()
    gate.open()
    try await test.end()
  }

  @Test func `states that do not stop coming`() async {
    let container = StateContainer(state: 0)
    let test = StateTest(container)
    test.observe(AsyncStream(unfolding: { container.state + 1 }))
    let skipping = await failure { try await test.skip { _ in true } }
    #expect(skipping.contains("States do not stop coming, and all are skipped."))
    #expect(await failure { try await test.end() }.contains("do not come to rest"))
    test.cancel()
  }

  @Test func `states that do not stop coming, where others may be skipped`() async {
    let container = StateContainer(state: 0)
    let test = StateTest(container, exhaustive: false)
    test.observe(AsyncStream(unfolding: { container.state + 1 }))
    let expecting = await failure { try await test.expect(-1) }
    #expect(expecting.contains("States do not stop coming, and none fits."), "\(expecting)")
    test.cancel()
  }

  @Test func `a state that is of another case`() async {
    let test = StateTest(Window.closed)
    test.observe(.open(by: 3))
    let message = await failure { try await test.expect(case: .closed) }
    #expect(message.contains("the state: expected closed, got open"), "\(message)")
  }

  @Test func `a failure is said once`() async throws {
    let test = StateTest(1)
    test.observe(2)
    test.observe(3)
    #expect(await failure { try await test.expect(9) }.contains("expected 9, got 2"))
    try await test.expect(3)
    test.observe(4)
    #expect(await failure { try await test.end() }.contains("came, 1: 4"))
    try await test.end()
  }

  @Test func `whatever runs and waits is listed, and nothing that is over (L12)`() async {
    let test = StateTest(PageState())
    test.observe(test.state.load(behind: gate), in: .each("a"))
    test.observe(Empty(completeImmediately: false))
    test.observe(test.state.load(behind: gate), in: .newest("b"), debounced: .seconds(1))
    let message = await failure { try await test.end() }
    #expect(message.contains("still runs: what was observed in \"a\" at"), "\(message)")
    #expect(message.split(separator: "still runs").count == 3, "\(message)")
    #expect(message.contains("waits for 1.0 seconds to pass: what was observed in \"b\""))
    test.cancel()
    gate.open()
    let end = await failure { try await test.end() }
    #expect(!end.contains("still runs") && !end.contains("waits"), "\(end)")
  }

  @Test func `a clock of a container that was given is a mistake`() async throws {
    let ended = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run { _ = StateTest(StateContainer(state: 1)).clock }
    }
    let said = String(decoding: try #require(ended).standardErrorContent, as: UTF8.self)
    #expect(said.contains("A StateTest was asked for a clock"))
  }
}

/// A state with cases.
@CaseProperties
private enum Window {
  case closed
  case open(by: Int)
}
