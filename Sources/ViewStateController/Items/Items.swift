/// What is being done with single items of a controller.
struct Items: Sendable {
  /// Ids that somebody wrote down, each once.
  private var written: [String]?

  /// Ids that work is going on for.
  let work = ItemWork()

  /// All ids, those that were written first; `nil` if nobody ever wrote any and no work goes on.
  var ids: [String]? {
    get {
      let working = work.ids
      guard !working.isEmpty else { return written }
      return (written ?? []) + working.filter { written?.contains($0) != true }
    }
    set { written = newValue?.filter { !work.ids.contains($0) }.withoutDuplicates }
  }

  func contains(_ id: String) -> Bool { written?.contains(id) == true || work.contains(id) }
}

extension [String] {
  /// Each element once, where it stands first.
  fileprivate var withoutDuplicates: [String] {
    var known: Set<String> = []
    return filter { known.insert($0).inserted }
  }
}
