import Foundation
import PortableCombine
import Synchronization

/// What a sink keeps: it needs no lock, for it is told one thing at a time. The sanitizer knows where
/// that is not so, and so does `overlaps`.
///
/// SAFETY: written by the one who delivers, read after all threads have ended.
final class SerialLog<Value>: @unchecked Sendable {
  private(set) var values: [Value] = []
  private(set) var completions = 0
  private let isInside = Atomic<Bool>(false)
  private let overlapCount = Atomic<Int>(0)

  var overlaps: Int { overlapCount.load(ordering: .relaxed) }

  func add(_ value: Value) {
    enter { values.append(value) }
  }

  func complete() {
    enter { completions += 1 }
  }

  private func enter(_ body: () -> Void) {
    if isInside.exchange(true, ordering: .acquiringAndReleasing) {
      overlapCount.add(1, ordering: .relaxed)
    }
    body()
    isInside.store(false, ordering: .releasing)
  }
}

/// Carries something to other threads whose own thread safety is what the test is about.
///
/// SAFETY: what it carries is promised to be safe; a test that fails says that it is not.
struct Shared<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}

/// A value that knows which thread sent it, and as which of its values.
struct Mark: Hashable, Sendable {
  let thread: Int
  let number: Int
}

extension Sequence<Mark> {
  /// Whether every thread's marks are in the order they were sent.
  var keepOrderPerThread: Bool {
    var last: [Int: Int] = [:]
    return allSatisfy { mark in
      defer { last[mark.thread] = mark.number }
      return last[mark.thread, default: -1] < mark.number
    }
  }
}

/// Keeps tokens that several threads make.
///
/// SAFETY: the tokens are only touched under the lock.
final class TokenBox: @unchecked Sendable {
  private let lock = NSLock()
  private var tokens: [AnyCancellable] = []

  func keep(_ token: AnyCancellable) {
    lock.withLock { tokens.append(token) }
  }
}
