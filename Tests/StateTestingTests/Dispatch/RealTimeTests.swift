import Dispatch
import StateTesting
import Testing
import VSM

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
    test.observe { await answered(7, after: .milliseconds(20)) }
    try await test.expect(7, within: .seconds(20))
    try await test.end()
  }

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
