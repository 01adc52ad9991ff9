import Dispatch
import Testing
import VSM

@testable import StateTesting

/// Services that no test can answer for, and that take real time.
@MainActor
struct RealTimeTests {
  @Test func `a thread that is kept is work, not rest`() async throws {
    let test = StateTest(0)
    test.observe { await kept(3, after: .milliseconds(50)) }
    try await test.expect(3)
    try await test.end()
  }

  @Test func `what answers in its own time may have some`() async throws {
    let test = StateTest(0)
    test.observe { await answered(7, after: .milliseconds(300)) }
    try await test.expect(7, within: .seconds(20))
    try await test.end()
  }

  @Test func `what does not answer in the time it has, has not come (L12)`() async {
    let test = StateTest(0)
    test.observe(2, debounced: .seconds(1))
    let message = await failure { try await test.expect(7, within: .milliseconds(20)) }
    #expect(message.contains("A state was expected, and none came within 0.02 seconds."))
    #expect(message.contains("waits for 1.0 seconds to pass"), "\(message)")
    test.cancel()
  }

  @Test func `a thread that is not let go of is not waited for (L12)`() async throws {
    let test = StateTest(0)
    test.patience = .milliseconds(20)
    let isToGo = DispatchSemaphore(value: 0)
    test.observe { await released(3, by: isToGo) }
    let waiting: [() async throws -> Void] = [
      { try await test.expect(3) }, { try await test.end() },
    ]
    for body in waiting {
      let message = await failure(of: body)
      #expect(message.contains("a task keeps its thread for more than 0.02 seconds"), "\(message)")
    }
    isToGo.signal()
    test.patience = .seconds(10)
    try await test.expect(3)
    try await test.end()
  }

  nonisolated private func released(_ value: Int, by signal: DispatchSemaphore) async -> Int {
    block(until: signal)
    return value
  }

  nonisolated private func block(until signal: DispatchSemaphore) { signal.wait() }

  /// What comes from outside of all tasks.
  nonisolated private func answered(_ value: Int, after time: DispatchTimeInterval) async -> Int {
    await withCheckedContinuation { answer in
      DispatchQueue.global().asyncAfter(deadline: .now() + time) { answer.resume(returning: value) }
    }
  }

  nonisolated private func kept(_ value: Int, after time: DispatchTimeInterval) async -> Int {
    block(for: time)
    return value
  }

  /// Functions that are not asynchronous may block.
  nonisolated private func block(for time: DispatchTimeInterval) {
    _ = DispatchSemaphore(value: 0).wait(timeout: .now() + time)
  }
}
