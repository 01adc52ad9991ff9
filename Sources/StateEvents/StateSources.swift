import Threads

/// What has to be listened to before it tells of changes: a store of a user's, say.
package protocol StateSource: AnyObject, Sendable {
  /// Somebody records from now on.
  func beginTelling()

  /// Nobody does any more.
  func endTelling()
}

/// All sources that live. None is kept alive.
package enum StateSources {
  private struct Entry {
    weak var source: (any StateSource)?
  }

  private struct Table {
    var entries: [Entry] = []
    var sweepAt = 64

    var living: [any StateSource] { entries.compactMap(\.source) }
  }

  private static let table = Guarded(Table())

  /// Lets `source` know when somebody records; at once where that is so already.
  package static func add(_ source: any StateSource) {
    table.withLock { table in
      table.entries.append(Entry(source: source))
      guard table.entries.count >= table.sweepAt else { return }
      table.entries.removeAll { $0.source == nil }
      table.sweepAt = max(64, table.entries.count * 2)
    }
    if StateEvents.isWatched { source.beginTelling() }
  }

  static func begin() { for source in table.withLock({ $0.living }) { source.beginTelling() } }

  static func end() { for source in table.withLock({ $0.living }) { source.endTelling() } }
}
