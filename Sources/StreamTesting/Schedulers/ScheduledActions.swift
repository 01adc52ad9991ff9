/// What a virtual clock has yet to run, soonest last.
struct ScheduledActions<Time: Strideable> {
  struct Entry {
    let id: Int
    let date: Time
    let interval: Time.Stride?
    let action: () -> Void
  }

  var now: Time
  private(set) var entries: [Entry] = []
  private var lastID = 0

  init(now: Time) { self.now = now }

  /// Notes `action` behind everything else that is due at `date`; returns what to remove it by.
  mutating func add(
    at date: Time, every interval: Time.Stride? = nil, action: @escaping () -> Void
  ) -> Int {
    lastID += 1
    insert(Entry(id: lastID, date: max(date, now), interval: interval, action: action))
    return lastID
  }

  /// Takes out what is due next, and moves the clock to it.
  mutating func next(until limit: Time?) -> (() -> Void)? {
    guard let entry = entries.last else { return nil }
    if let limit, entry.date > limit { return nil }
    entries.removeLast()
    now = max(now, entry.date)
    if let interval = entry.interval {
      // Back before it runs, so that the closure can cancel itself.
      insert(
        Entry(
          id: entry.id, date: entry.date.advanced(by: interval), interval: interval,
          action: entry.action))
    }
    return entry.action
  }

  /// Forgets an entry; returns it, to be released outside of locks.
  mutating func remove(_ id: Int) -> Entry? {
    entries.firstIndex { $0.id == id }.map { entries.remove(at: $0) }
  }

  private mutating func insert(_ entry: Entry) {
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].date <= entry.date { high = middle } else { low = middle + 1 }
    }
    entries.insert(entry, at: low)
  }
}
