import Synchronization

/// How often a state was written since somebody first asked, also with the value it had.
final class WriteCount: Sendable {
  private let count = Atomic<Int>(0)
  private let changes = ReadSource()

  func read() -> Int {
    Tracking.read(changes)
    return count.load(ordering: .acquiring)
  }

  func add() {
    count.wrappingAdd(1, ordering: .acquiringAndReleasing)
    changes.changed()
  }
}

extension Binding {
  /// How often the state behind this was written, also with the value it had; 0 where it is not a state
  /// itself but a part of one, or something else. A body that asks is made again with each write.
  package var writeCount: Int { location.writes?.read() ?? 0 }
}
