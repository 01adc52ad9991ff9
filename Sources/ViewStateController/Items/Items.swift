/// What is being done with single items of a controller.
@usableFromInline
struct Items: Sendable {
  /// Ids that somebody wrote down, each once.
  @usableFromInline var written: [String]?

  /// Ids that work is going on for.
  @usableFromInline let work = ItemWork()

  /// All ids, those that were written first; `nil` if nobody ever wrote any and no work goes on.
  @inlinable var ids: [String]? {
    get { work.isGoingOn ? writtenAndWorking : written }
    set { written = newValue.map(withoutWorking) }
  }

  // Nothing is done most of the time, and then nobody need know how the id is written.
  @inlinable
  func contains(_ id: some Hashable) -> Bool {
    if !work.isGoingOn, written == nil { return false }
    return work.contains(id, or: written)
  }

  @usableFromInline var writtenAndWorking: [String] {
    (written ?? []) + work.ids.filter { written?.contains($0) != true }
  }

  @usableFromInline
  func withoutWorking(_ ids: [String]) -> [String] {
    let working = work.ids
    return ids.filter { !working.contains($0) }.withoutDuplicates
  }

  /// How an id is written.
  static func name(of id: some Hashable) -> String { id as? String ?? String(describing: id) }
}

extension [String] {
  /// Each element once, where it stands first.
  fileprivate var withoutDuplicates: [String] {
    var known: Set<String> = []
    return filter { known.insert($0).inserted }
  }
}
