/// What a slow answer waits for: the test.
struct Gate: Sendable {
  private let passes: AsyncStream<Void>
  private let passing: AsyncStream<Void>.Continuation

  init() { (passes, passing) = AsyncStream.makeStream() }

  /// Returns when it is let through, or not awaited any more.
  func pass() async {
    for await _ in passes { return }
  }

  /// Lets one through, the next if nobody waits.
  func open() { passing.yield() }
}
