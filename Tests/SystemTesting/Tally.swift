import Threads

/// Counts from any thread.
package final class Tally: Sendable {
  private let total = Guarded(0)

  /// A count of nothing.
  package init() {}

  /// How often.
  package var count: Int { total.withLock { $0 } }

  /// Counts once more.
  package func add() { total.withLock { $0 += 1 } }
}

/// Keeps what it is told, in order, from any thread.
package final class Notes<Entry: Sendable>: Sendable {
  private let list = Guarded<[Entry]>([])

  /// Nothing, at first.
  package init() {}

  /// What it was told.
  package var entries: [Entry] { list.withLock { $0 } }

  /// Keeps `entry`.
  package func note(_ entry: Entry) { list.withLock { $0.append(entry) } }
}

extension Tally {
  /// Counts that `value` was made.
  package func counting<Value>(_ value: Value) -> Value {
    add()
    return value
  }
}
