import Threads

/// What a scheduler has yet to run, whatever makes its time pass.
///
/// One rule for all: closures run by their dates and, where those are equal, in the order they were
/// scheduled.
final class Timeline<Time: Strideable>: Sendable {
  private struct Entry {
    let id: Int
    let date: Time
    let interval: Time.Stride?
    let action: () -> Void
  }

  private struct State {
    /// Soonest last.
    var entries: [Entry] = []
    var lastID = 0
    var isRunning = false

    mutating func insert(_ entry: Entry) {
      let index = entries.partitioningIndex { $0.date <= entry.date }
      entries.insert(entry, at: index)
    }
  }

  private let state = Guarded(State())

  /// How many closures wait; one that repeats counts until it is cancelled.
  var count: Int { state.withLock { $0.entries.count } }

  /// The date of the closure that is due first.
  var nextDate: Time? { state.withLock { $0.entries.last?.date } }

  /// Notes `action` behind everything else that is due at `date`; returns what to remove it by.
  @discardableResult
  func add(
    at date: Time, every interval: Time.Stride? = nil, _ action: @escaping () -> Void
  ) -> Int {
    state.withLock { state in
      state.lastID += 1
      state.insert(Entry(id: state.lastID, date: date, interval: interval, action: action))
      return state.lastID
    }
  }

  /// Forgets a closure.
  func remove(_ id: Int) {
    let removed = state.withLock { state in
      state.entries.firstIndex { $0.id == id }.map { state.entries.remove(at: $0) }
    }
    withExtendedLifetime(removed) {}
  }

  /// The date of a closure that waits, a repeating one's next.
  func date(of id: Int) -> Time? {
    state.withLock { $0.entries.first { $0.id == id }?.date }
  }

  /// Takes out the closure that is due first, if its date is not after `limit`. One that repeats
  /// goes back before it runs, so that it can cancel itself.
  func next(until limit: Time) -> (date: Time, action: () -> Void)? {
    state.withLock { state in
      guard let entry = state.entries.last, entry.date <= limit else { return nil }
      state.entries.removeLast()
      if let interval = entry.interval {
        let date = entry.date.advanced(by: interval)
        state.insert(Entry(id: entry.id, date: date, interval: interval, action: entry.action))
      }
      return (entry.date, entry.action)
    }
  }

  /// Runs what is due, one closure after the other.
  ///
  /// Whoever comes while that goes on, from inside a closure or from another thread, leaves it to
  /// the one who is at it: no closure begins before the one before it has ended.
  func run(until limit: () -> Time, reaching: (Time) -> Void = { _ in }) {
    guard begin() else { return }
    repeat {
      while let due = next(until: limit()) {
        reaching(due.date)
        due.action()
      }
    } while !end(until: limit())
  }

  private func begin() -> Bool {
    state.withLock { state in
      defer { state.isRunning = true }
      return !state.isRunning
    }
  }

  /// Ends the run, unless something fell due in the very last moment.
  private func end(until limit: Time) -> Bool {
    state.withLock { state in
      if let entry = state.entries.last, entry.date <= limit { return false }
      state.isRunning = false
      return true
    }
  }
}

extension Array {
  /// Where `belongsToSecondPart` begins to hold.
  fileprivate func partitioningIndex(where belongsToSecondPart: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if belongsToSecondPart(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
