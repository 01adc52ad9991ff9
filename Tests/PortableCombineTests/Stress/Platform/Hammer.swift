import Foundation
import PortableCombine
import Synchronization
import Testing

/// What the stress tests throw at things.
enum Hammer {
  /// Runs `body` on so many threads at once, and returns when all are done.
  static func run(threads count: Int, _ body: @escaping @Sendable (Int) -> Void) {
    let (ready, go, done) = (Fact(), Fact(), Fact())
    for number in 0..<count {
      Thread.detachNewThread {
        ready.happened()
        go.wait()
        body(number)
        done.happened()
      }
    }
    ready.wait(times: count)
    for _ in 0..<count { go.happened() }
    done.wait(times: count)
  }

  /// Carries what does not say that it can be shared.
  ///
  /// SAFETY: streams promise to be usable from any thread; that is what these tests put to the test.
  struct Box<Value>: @unchecked Sendable {
    let value: Value

    init(_ value: Value) { self.value = value }
  }

  /// Counts from any thread.
  final class Counter: Sendable {
    private let total = Atomic<Int>(0)

    var count: Int { total.load(ordering: .sequentiallyConsistent) }

    func add(_ amount: Int) { total.add(amount, ordering: .sequentiallyConsistent) }
  }

  /// Keeps tokens from any thread.
  final class Tokens {
    private let lock = NSLock()
    private var tokens: [AnyCancellable] = []

    func keep(_ token: AnyCancellable) { lock.withLock { tokens.append(token) } }
  }
}
