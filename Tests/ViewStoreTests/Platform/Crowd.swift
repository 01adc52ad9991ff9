import Foundation
import Synchronization
import Threads

/// Threads that do something at once.
enum Crowd {
  /// Runs `body` on so many threads, with the number of each, and returns when all are done.
  static func run(_ count: Int, _ body: @escaping (Int) -> Void) {
    let work = Handover(body)
    let condition = NSCondition()
    let state = Guarded((ready: 0, done: 0))
    for number in 0..<count {
      let thread = Thread {
        condition.lock()
        state.withLock { $0.ready += 1 }
        condition.broadcast()
        while state.withLock({ $0.ready }) < count { condition.wait() }
        condition.unlock()
        work.content(number)
        condition.lock()
        state.withLock { $0.done += 1 }
        condition.broadcast()
        condition.unlock()
      }
      thread.stackSize = 1 << 20
      thread.start()
    }
    condition.lock()
    while state.withLock({ $0.done }) < count { condition.wait() }
    condition.unlock()
  }
}

/// Holds this thread until main has had a turn.
func waitForMain() {
  let condition = NSCondition()
  let hadTurn = Guarded(false)
  laterOnMain {
    condition.lock()
    hadTurn.withLock { $0 = true }
    condition.broadcast()
    condition.unlock()
  }
  condition.lock()
  while !hadTurn.withLock({ $0 }) { condition.wait() }
  condition.unlock()
}

/// What a subscriber keeps: it needs no lock, for it is told one thing at a time. The sanitizer
/// knows where that is not so, and so does `overlaps`.
///
/// SAFETY: written by the one who delivers, read when all threads are done.
final class Log: @unchecked Sendable {
  private(set) var values: [[Int]] = []
  private var kept: [Any] = []
  private let lock = NSLock()
  private let isInside = Atomic<Bool>(false)
  private let overlapCount = Atomic<Int>(0)

  var overlaps: Int { overlapCount.load(ordering: .relaxed) }

  func add(_ value: [Int]) {
    if isInside.exchange(true, ordering: .acquiringAndReleasing) {
      overlapCount.add(1, ordering: .relaxed)
    }
    values.append(value)
    isInside.store(false, ordering: .releasing)
  }

  func keep(_ thing: Any) { lock.withLock { kept.append(thing) } }
}
