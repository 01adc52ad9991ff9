/// Changes in the order in which they are shown: the newest first, and below each what it caused, further
/// in, the first one first.
struct TimelineTree {
  /// A change, and how many causes stand above it.
  struct Row: Identifiable {
    let entry: StateEntry
    let depth: Int

    var id: StateEntry.ID { entry.id }
  }

  private(set) var rows: [Row] = []

  /// The tree of `entries`, of which the oldest stands first.
  init(_ entries: [StateEntry]) {
    var effects: [StateEntry.ID: [StateEntry]] = [:]
    var roots: [StateEntry] = []
    var known: Set<StateEntry.ID> = []
    rows.reserveCapacity(entries.count)
    for entry in entries {
      known.insert(entry.id)
      // A cause that is not among them, such as one that was dropped, leaves its effect at the margin.
      if let cause = entry.cause, known.contains(cause) {
        effects[cause, default: []].append(entry)
      } else {
        roots.append(entry)
      }
    }
    // Not by calling itself: a chain of causes can be long.
    var waiting = roots.map { Row(entry: $0, depth: 0) }
    while let row = waiting.popLast() {
      rows.append(row)
      for effect in (effects[row.id] ?? []).reversed() {
        waiting.append(Row(entry: effect, depth: row.depth + 1))
      }
    }
  }
}
