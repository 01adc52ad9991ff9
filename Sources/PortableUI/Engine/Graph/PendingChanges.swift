import Dispatch
import PortableCombine
import Synchronization
import Threads

/// Changes that wait for the main actor, from whatever thread they came.
///
/// The first one asks the main queue to deliver them; all that come before that are delivered along, so
/// many writes make one frame. Those that carry different transactions make a frame each.
enum PendingChanges {
  /// A change, and what it carries, if anything.
  private struct Change {
    let source: ReadSource
    var transaction: Transaction?
  }

  private static let waiting = Guarded(Waiting())

  /// The changes, and whether the main queue has been asked to deliver them and has not yet.
  private struct Waiting {
    var changes = ReusedQueue<Change>()
    var isDeliveryComing = false
  }

  /// The thread that runs a frame, and what it has changed itself meanwhile.
  private static let frameThread = Atomic<UInt>(0)
  private static let own = Guarded(ReusedQueue<Change>())

  static func post(_ source: ReadSource, _ transaction: Transaction?) {
    let change = Change(source: source, transaction: transaction)
    if frameThread.load(ordering: .relaxed) == threadToken() {
      return own.withLock { $0.append(change) }
    }
    let asksForDelivery = waiting.withLock { waiting in
      waiting.changes.append(change)
      defer { waiting.isDeliveryComing = true }
      return !waiting.isDeliveryComing
    }
    if asksForDelivery { DispatchQueue.main.async { onMain(deliverWaiting) } }
  }

  @MainActor
  private static func deliverWaiting() {
    waiting.withLock { $0.isDeliveryComing = false }
    deliverAll()
  }

  /// Lets a change that waits carry a transaction, because it was made again with one.
  static func add(_ transaction: Transaction, to source: ReadSource) {
    waiting.withLock { add(transaction, to: source, in: &$0.changes) }
    own.withLock { add(transaction, to: source, in: &$0) }
  }

  private static func add(
    _ transaction: Transaction, to source: ReadSource, in changes: inout ReusedQueue<Change>
  ) {
    guard let index = changes.items.lastIndex(where: { $0.source === source }) else { return }
    changes[index].transaction = transaction
  }

  /// Whether nothing waits.
  static var isEmpty: Bool { waiting.withLock { $0.changes.isEmpty } }

  /// Whether the frame that runs has changed nothing itself that is not taken in.
  static var isOwnEmpty: Bool { own.withLock { $0.isEmpty } }

  /// Marks everyone who read what has changed.
  @MainActor
  static func deliverAll() {
    deliverOwn()
    var changes = waiting.withLock { $0.changes.take() }
    var next = 0
    while next < changes.count {
      let group = changes[next..<endOfGroup(in: changes, from: next)]
      next = group.endIndex
      // What carries something else is shown first, as it was meant.
      Graph.show(exceptWith: group[group.startIndex].transaction)
      deliver(group)
    }
    // Not under the lock: who is let go of may be anybody's.
    changes.removeAll(keepingCapacity: true)
    waiting.withLock { $0.changes.giveBack(&changes) }
  }

  /// Marks everyone who read what the frame has changed itself, in its lifecycle pass: as far as it
  /// carries the same.
  ///
  /// Others may write all the time. That is for the next frame: this one would never be done.
  @MainActor
  static func deliverOwn() {
    let changes = own.withLock { changes in
      changes.isEmpty ? [] : changes.take(first: endOfGroup(in: changes.items, from: 0))
    }
    if !changes.isEmpty { deliver(changes[...]) }
  }

  /// How far the changes from `start` on carry the same.
  private static func endOfGroup(in changes: ContiguousArray<Change>, from start: Int) -> Int {
    var end = start + 1
    while end < changes.count, changes[end].transaction == changes[start].transaction { end += 1 }
    return end
  }

  /// What the changes carry that are being delivered.
  @MainActor @exclusivity(unchecked) private(set) static var delivered: Transaction?

  @MainActor
  private static func deliver(_ group: ArraySlice<Change>) {
    delivered = group.first?.transaction
    for change in group { change.source.invalidateReaders() }
    delivered = nil
  }

  /// Whether a frame runs now, on this thread.
  @MainActor static var isFrameRunning: Bool {
    get { frameThread.load(ordering: .relaxed) != 0 }
    set { frameThread.store(newValue ? threadToken() : 0, ordering: .relaxed) }
  }
}
