import Threads

/// Counts from any thread.
final class Tally: Sendable {
  private let total = Guarded(0)

  var count: Int { total.withLock { $0 } }

  func add() { total.withLock { $0 += 1 } }
}

/// Keeps what it is told, in order, from any thread.
final class Notes<Entry: Sendable>: Sendable {
  private let list = Guarded<[Entry]>([])

  var entries: [Entry] { list.withLock { $0 } }

  func note(_ entry: Entry) { list.withLock { $0.append(entry) } }
}
