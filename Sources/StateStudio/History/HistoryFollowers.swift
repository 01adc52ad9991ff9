import Synchronization
import Threads

/// Those who show a history: told on main that it has changed, once for many changes.
final class HistoryFollowers: Sendable {
  private let isDue = Atomic<Bool>(false)
  private let count = Atomic<Int>(0)
  private let keys = Atomic<Int>(0)
  private let bodies = Guarded<[Int: @Sendable () -> Void]>([:])

  /// Calls `body` after changes. Returns what to remove it by.
  func add(_ body: @escaping @Sendable () -> Void) -> Int {
    let key = keys.add(1, ordering: .relaxed).newValue
    bodies.withLock { $0[key] = body }
    count.add(1, ordering: .relaxed)
    return key
  }

  func remove(_ key: Int) {
    let body = bodies.withLock { $0.removeValue(forKey: key) }
    if body != nil { count.subtract(1, ordering: .relaxed) }
  }

  /// The history has changed.
  func tell() {
    guard count.load(ordering: .relaxed) > 0 else { return }
    if isDue.exchange(true, ordering: .acquiringAndReleasing) { return }
    laterOnMain { [self] in
      isDue.store(false, ordering: .releasing)
      for body in bodies.withLock({ Array($0.values) }) { body() }
    }
  }
}
