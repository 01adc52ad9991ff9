public import Synchronization
import Threads

/// Lets events be acted on one at a time, in the order in which they come.
///
/// Whoever comes first acts at once, without a lock while it calls out. Whoever comes meanwhile,
/// from another thread or from inside what is being done, leaves its event in a queue, which is
/// emptied before the first one is done. So a subclass's state needs no lock.
@usableFromInline
class Serial {
  /// Nobody acts, somebody does, or somebody does while events may wait.
  @usableFromInline final let holder = Atomic<UInt8>(0)
  private final let lock = Lock()
  @exclusivity(unchecked) private final var waiting = ContiguousArray<() -> Void>()

  @usableFromInline
  init() {}

  /// Acts on `event`: now, or when those before it are done.
  final func perform(_ event: @escaping () -> Void) {
    guard begin() else { return enqueue(event) }
    event()
    end()
  }

  /// Whether the caller may act now; it calls `end()` when it has, and otherwise `enqueue(_:)`.
  @inlinable @inline(__always)
  final func begin() -> Bool {
    holder.compareExchange(expected: 0, desired: 1, ordering: .acquiring).exchanged
  }

  @inlinable @inline(__always)
  final func end() {
    if !holder.compareExchange(expected: 1, desired: 0, ordering: .releasing).exchanged {
      actOnWaiting()
    }
  }

  @usableFromInline
  final func enqueue(_ event: @escaping () -> Void) {
    let mustAct = lock.withLock {
      if holder.exchange(2, ordering: .acquiring) == 0 { return true }
      waiting.append(event)
      return false
    }
    guard mustAct else { return }
    event()
    actOnWaiting()
  }

  @usableFromInline
  final func actOnWaiting() {
    while let events = nextWaiting() {
      for event in events { event() }
    }
  }

  private final func nextWaiting() -> ContiguousArray<() -> Void>? {
    lock.withLock {
      if waiting.isEmpty {
        holder.store(0, ordering: .releasing)
        return nil
      }
      defer { waiting = [] }
      return waiting
    }
  }
}
