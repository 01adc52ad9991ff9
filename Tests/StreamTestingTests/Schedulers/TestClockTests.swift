import StreamTesting
import Testing

struct TestClockTests {
  let clock = TestScheduler()

  @Test func `who sleeps goes on when the clock is there`() async throws {
    let sleeping = Task { try await clock.sleep(for: .milliseconds(1500)) }
    await fact { clock.pendingCount == 1 }
    clock.advance(by: .milliseconds(1499))
    #expect(clock.pendingCount == 1)
    clock.advance(by: .milliseconds(1))
    #expect(clock.pendingCount == 0)
    try await sleeping.value
  }

  @Test func `a moment that has come is not slept until`() async throws {
    clock.advance(by: 2)
    try await clock.sleep(until: VirtualTime(sinceStart: 1))
    try await clock.sleep(for: .zero)
    #expect(clock.pendingCount == 0)
  }

  @Test func `who is cancelled wakes at once, and leaves nothing`() async {
    let sleeping = Task { try await clock.sleep(for: .seconds(1)) }
    await fact { clock.pendingCount == 1 }
    sleeping.cancel()
    await #expect(throws: CancellationError.self) { try await sleeping.value }
    #expect(clock.pendingCount == 0)
    let late = Task {
      await fact { Task.isCancelled }
      try await clock.sleep(for: .seconds(1))
    }
    late.cancel()
    await #expect(throws: CancellationError.self) { try await late.value }
    #expect(clock.pendingCount == 0)
  }

  @Test func `it is any clock`() async throws {
    let any: any Clock<Duration> = clock
    let sleeping = Task { try await any.sleep(for: .seconds(1)) }
    await fact { clock.pendingCount == 1 }
    clock.advance(by: 1)
    try await sleeping.value
    #expect(VirtualTime.start.advanced(by: Duration.seconds(2)).sinceStart == 2)
    #expect(VirtualTime.start.duration(to: VirtualTime(sinceStart: 2)) == .seconds(2))
    #expect(VirtualTime.Stride(.seconds(Int64.max)).nanoseconds == .max)
  }

  /// Returns when `isTrue` is.
  private func fact(_ isTrue: () -> Bool) async {
    while !isTrue() { await Task.detached {}.value }
  }
}
