import Dispatch
import Foundation
import Synchronization

/// Runs `body` on a thread of its own, and returns when it is done and has let go of it. Whoever
/// waits, the main actor say, is busy meanwhile.
package func onWorker(_ body: @escaping () -> Void) {
  onWorkers([body])
}

/// Runs each of `bodies` on a thread of its own, all let off together, and returns when all are done
/// and have let go of them.
package func onWorkers(_ bodies: [() -> Void]) {
  let (ready, go, done) = (Occasion(), Occasion(), Occasion())
  for body in bodies {
    let errand = Errand(body)
    Thread.detachNewThread {
      ready.comes()
      go.awaited()
      errand.run()
      done.comes()
    }
  }
  ready.awaited(times: bodies.count)
  for _ in bodies { go.comes() }
  done.awaited(times: bodies.count)
}

/// Something that threads wait for.
package final class Occasion: Sendable {
  private let semaphore = DispatchSemaphore(value: 0)

  /// Not yet.
  package init() {}

  /// It is here.
  package func comes() { semaphore.signal() }

  /// Blocks the thread until it has come so often.
  package func awaited(times count: Int = 1) {
    for _ in 0..<count { semaphore.wait() }
  }
}

/// What a worker runs, once.
///
/// SAFETY: touched by the worker alone until it says that it is done. What the closure captures is
/// shared on purpose: that it can be is what the tests find out.
private final class Errand: @unchecked Sendable {
  private var body: (() -> Void)?

  init(_ body: @escaping () -> Void) { self.body = body }

  func run() {
    body?()
    body = nil
  }
}

/// Carries something that does not say that it can be shared.
///
/// SAFETY: what it carries is handed over, or promises to be usable from any thread.
package struct Carried<Value>: @unchecked Sendable {
  /// What is carried.
  package let value: Value

  /// Carries `value`.
  package init(_ value: Value) { self.value = value }
}

/// Threads that do something over and over until they are told to end.
package final class BusyThreads: Sendable {
  private let isOver = Atomic<Bool>(false)

  /// `count` threads that run `body` with their number, and with what says whether to end.
  package init(_ count: Int, _ body: @escaping @Sendable (Int, () -> Bool) -> Void) {
    for number in 0..<count {
      Thread.detachNewThread { [self] in body(number) { isOver.load(ordering: .acquiring) } }
    }
  }

  /// Tells them to end.
  package func end() { isOver.store(true, ordering: .releasing) }
}
