import Dispatch
import PortableCombine
import Synchronization
import Threads

/// Changes that wait for the main actor, from whatever thread they came.
///
/// The first one asks the main queue for a turn; all that come before it share that turn, so many
/// writes make one frame. Those that carry different transactions make a frame each.
enum Inbox {
  /// A change, and what it carries, if anything.
  private struct Mail {
    let source: ReadSource
    var transaction: Transaction?
  }

  private static let waiting = Guarded(Tray())

  /// The changes, and whether the main queue has been asked for a turn that has not come yet.
  private struct Tray {
    var mails = Agenda<Mail>()
    var isTurnComing = false
  }

  /// The thread that runs a frame, and what it has changed itself meanwhile.
  private static let frameThread = Atomic<UInt>(0)
  private static let own = Guarded(Agenda<Mail>())

  static func post(_ source: ReadSource, _ transaction: Transaction?) {
    let mail = Mail(source: source, transaction: transaction)
    if frameThread.load(ordering: .relaxed) == threadToken() {
      return own.withLock { $0.append(mail) }
    }
    let asksForTurn = waiting.withLock { tray in
      tray.mails.append(mail)
      defer { tray.isTurnComing = true }
      return !tray.isTurnComing
    }
    if asksForTurn { DispatchQueue.main.async { onMain(takeTurn) } }
  }

  @MainActor
  private static func takeTurn() {
    waiting.withLock { $0.isTurnComing = false }
    empty()
  }

  /// Lets a change that waits carry a transaction, because it was made again with one.
  static func add(_ transaction: Transaction, to source: ReadSource) {
    waiting.withLock { add(transaction, to: source, in: &$0.mails) }
    own.withLock { add(transaction, to: source, in: &$0) }
  }

  private static func add(
    _ transaction: Transaction, to source: ReadSource, in mails: inout Agenda<Mail>
  ) {
    guard let index = mails.items.lastIndex(where: { $0.source === source }) else { return }
    mails[index].transaction = transaction
  }

  /// Whether nothing waits.
  static var isEmpty: Bool { waiting.withLock { $0.mails.isEmpty } }

  /// Whether the frame that runs has changed nothing itself that is not taken in.
  static var isOwnEmpty: Bool { own.withLock { $0.isEmpty } }

  /// Marks everyone who read what has changed.
  @MainActor
  static func empty() {
    emptyOwn()
    var mails = waiting.withLock { $0.mails.take() }
    var next = 0
    while next < mails.count {
      let group = mails[next..<endOfGroup(in: mails, from: next)]
      next = group.endIndex
      // What carries something else is shown first, as it was meant.
      Graph.show(exceptWith: group[group.startIndex].transaction)
      deliver(group)
    }
    // Not under the lock: who is let go of may be anybody's.
    mails.removeAll(keepingCapacity: true)
    waiting.withLock { $0.mails.giveBack(&mails) }
  }

  /// Marks everyone who read what the frame has changed itself, in its lifecycle pass: as far as it
  /// carries the same.
  ///
  /// Others may write all the time. That is for the next frame: this one would never be done.
  @MainActor
  static func emptyOwn() {
    let mails = own.withLock { mails in
      mails.isEmpty ? [] : mails.take(first: endOfGroup(in: mails.items, from: 0))
    }
    if !mails.isEmpty { deliver(mails[...]) }
  }

  /// How far the changes from `start` on carry the same.
  private static func endOfGroup(in mails: ContiguousArray<Mail>, from start: Int) -> Int {
    var end = start + 1
    while end < mails.count, mails[end].transaction == mails[start].transaction { end += 1 }
    return end
  }

  /// What the changes carry that are being delivered.
  @MainActor @exclusivity(unchecked) private(set) static var delivered: Transaction?

  @MainActor
  private static func deliver(_ group: ContiguousArray<Mail>.SubSequence) {
    delivered = group.first?.transaction
    for mail in group { mail.source.invalidateReaders() }
    delivered = nil
  }

  /// Whether a frame runs now, on this thread.
  @MainActor static var isFrameRunning: Bool {
    get { frameThread.load(ordering: .relaxed) != 0 }
    set { frameThread.store(newValue ? threadToken() : 0, ordering: .relaxed) }
  }
}
