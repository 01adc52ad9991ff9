import Foundation

/// Runs `body` on `count` threads at once, with the number of each, and returns when all are done and
/// have let go of it.
func onThreads(_ count: Int, _ body: @escaping (Int) -> Void) {
  let shared = Shared(body)
  let started = Signal(after: count)
  let ended = Signal(after: count)
  for number in 0..<count {
    let thread = Thread {
      started.signal()
      started.wait()
      shared.run(number)
      ended.signal()
    }
    thread.stackSize = 1 << 20
    thread.start()
  }
  ended.wait()
  shared.body = nil
}

/// What the threads run.
///
/// SAFETY: what `body` captures is shared between the threads on purpose; that it can be is what the
/// tests find out, under the thread sanitizer too. It is changed only when all threads are done.
private final class Shared: @unchecked Sendable {
  var body: ((Int) -> Void)?

  init(_ body: @escaping (Int) -> Void) { self.body = body }

  @inline(never)
  func run(_ number: Int) { body?(number) }
}

/// A fact that one thread brings about and others wait for.
///
/// SAFETY: the count is only touched under the condition's lock.
final class Signal: @unchecked Sendable {
  private let condition = NSCondition()
  private var missing: Int

  /// A fact that holds after `count` signals.
  init(after count: Int = 1) { missing = count }

  /// How many more signals came than were awaited.
  var surplus: Int {
    condition.lock()
    defer { condition.unlock() }
    return -missing
  }

  func signal() {
    condition.lock()
    missing -= 1
    condition.broadcast()
    condition.unlock()
  }

  func wait() {
    condition.lock()
    while missing > 0 { condition.wait() }
    condition.unlock()
  }
}
