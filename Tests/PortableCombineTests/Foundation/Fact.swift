import Dispatch
import Testing

/// Something that a test waits for, and that the real world makes happen.
final class Fact: Sendable {
  private let semaphore = DispatchSemaphore(value: 0)

  /// Says that it has happened, once more.
  func happened() { semaphore.signal() }

  /// Waits until it has happened `count` times; the limit is only there to end a broken test.
  func wait(times count: Int = 1, sourceLocation: SourceLocation = #_sourceLocation) {
    for _ in 0..<count where semaphore.wait(timeout: .now() + .seconds(300)) == .timedOut {
      Issue.record("waited in vain", sourceLocation: sourceLocation)
      return
    }
  }
}
