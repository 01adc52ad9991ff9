import StateEvents

/// What a history remembers, and what it drops. Guarded by the history's lock.
struct HistoryStorage {
  let limit: Int
  private(set) var bytes = 0
  private(set) var droppedCount = 0

  /// The entries from `first` on; those before it are dropped, and their places are empty.
  private var entries: [Kept?] = []
  private var first = 0
  private var sizes = StateSizes()
  private(set) var instances = RecordedInstances()

  private struct Kept {
    let entry: StateEntry
    let bytes: Int
  }

  init(limit: Int) { self.limit = limit }

  var all: [StateEntry] { entries[first...].compactMap { $0?.entry } }

  var count: Int { entries.count - first }

  /// The newest, at most `limit` of them, the oldest first.
  func latest(_ limit: Int) -> [StateEntry] {
    entries[max(first, entries.count - max(0, limit))...].compactMap { $0?.entry }
  }

  /// Takes in a change. Returns its entry, and what is to be released outside of the lock.
  mutating func append(
    _ change: StateChange, _ before: Any, _ after: Any
  ) -> (StateEntry, Dropped) {
    let entry = StateEntry(
      id: change.number,
      instance: instances.number(of: change.subject, change.feature),
      cause: change.cause, reason: change.act.map { .act($0) },
      awaited: change.awaited.map { .known($0) }, note: change.action,
      moment: change.moment,
      tookNanoseconds: change.took, memory: change.memory,
      type: .known(change.feature), before: .value(before), after: .value(after))
    let size = sizes.bytes(of: after, of: ObjectIdentifier(change.feature))
    return (entry, append(entry, bytes: size))
  }

  /// Takes in an entry of `bytes` bytes. Returns those that had to go.
  mutating func append(_ entry: StateEntry, bytes size: Int) -> Dropped {
    entries.append(Kept(entry: entry, bytes: size + Self.overhead))
    bytes += size + Self.overhead
    var dropped = Dropped()
    // The newest stays, however large it is.
    while bytes > limit, first < entries.count - 1, let oldest = entries[first] {
      entries[first] = nil
      first += 1
      bytes -= oldest.bytes
      droppedCount += 1
      dropped.add(oldest.entry)
    }
    if first > 1_000, first > entries.count / 2 {
      entries.removeFirst(first)
      first = 0
    }
    return dropped
  }

  mutating func removeAll() -> [StateEntry] {
    let outlived = all
    (entries, first, bytes, droppedCount) = ([], 0, 0, 0)
    return outlived
  }

  /// For every instance that lives the state that it had when the entry `id` had happened.
  func moments(at id: StateEntry.ID) -> [RecordedMoment] {
    var moments: [RecordedMoment] = []
    var sought = instances.living
    let place = entries.indices.last { $0 >= first && entries[$0]?.entry.id == id }
    var index = place ?? first - 1
    while index >= first, !sought.isEmpty {
      if let entry = entries[index]?.entry, let found = sought.firstIndex(where: entry.isOf) {
        moments.append(
          RecordedMoment(
            instance: sought.remove(at: found), state: entry.after, memory: entry.memory?.after))
      }
      index -= 1
    }
    // Of what changed for the first time later, that change says what it was until then.
    for entry in entries[((place ?? first - 1) + 1)...] where !sought.isEmpty {
      guard let entry = entry?.entry, let found = sought.firstIndex(where: entry.isOf) else {
        continue
      }
      moments.append(
        RecordedMoment(
          instance: sought.remove(at: found), state: entry.before, memory: entry.memory?.before))
    }
    return moments
  }

  /// Entries that had to go: most often one.
  struct Dropped {
    private var first: StateEntry?
    private var others: [StateEntry] = []

    fileprivate mutating func add(_ entry: StateEntry) {
      if first == nil { first = entry } else { others.append(entry) }
    }
  }

  /// What an entry takes besides its states.
  static let overhead = MemoryLayout<Kept?>.stride
}

/// A state that an instance had.
struct RecordedMoment {
  let instance: RecordedInstances.Instance
  let state: RecordedState

  /// What the instance needs, besides, to show it.
  let memory: Any?
}

extension StateEntry {
  /// Whether it is a change of `instance`.
  fileprivate func isOf(_ instance: RecordedInstances.Instance) -> Bool {
    self.instance == instance.number && type.identity == instance.feature
  }
}
