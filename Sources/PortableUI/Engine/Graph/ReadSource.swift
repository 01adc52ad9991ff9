import Synchronization

/// Says later whether the part of a value that was read is still the same.
typealias PartCheck = @MainActor @Sendable () -> Bool

/// Something a body can read and anyone can change: a state, an environment key, an object.
///
/// It knows who read it since they were last evaluated. Changes may come from any thread;
/// the readers belong to the main actor.
package final class ReadSource: Sendable {
  private let isPosted = Atomic<Bool>(false)
  private let readings = MainState(Readings())

  /// The one node whose view watches an object. It watches for good, not just until the next change.
  private let watcher: WeakNode?

  package init() { watcher = nil }

  init(for node: Node) { watcher = WeakNode(node) }

  /// Says that readers see something else from now on.
  package func changed() {
    let transaction = TransactionScope.current
    if !isPosted.exchange(true, ordering: .acquiringAndReleasing) {
      PendingChanges.post(self, transaction)
    } else if let transaction {
      PendingChanges.add(transaction, to: self)
    }
  }

  /// Marks the readers. They read anew when they are evaluated, so they are forgotten here.
  @MainActor
  func invalidateReaders() {
    isPosted.store(false, ordering: .releasing)
    var all = Readings()
    swap(&all, &readings.value)
    all.each { reading in
      if reading.isSame { readings.value.keep(reading) } else { reading.reader.invalidate() }
    }
    watcher?.node?.invalidate()
  }

  @MainActor
  func add(_ reader: Reader, isSame: PartCheck?) {
    readings.value.add(reader, isSame: isSame)
  }

  @MainActor
  func remove(_ reader: Reader) { readings.value.remove(reader) }
}
