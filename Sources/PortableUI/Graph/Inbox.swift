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

  private static let waiting = Guarded<[Mail]>([])

  /// The thread that runs a frame, and what it has changed itself meanwhile.
  private static let frameThread = Atomic<UInt>(0)
  private static let own = Guarded<[Mail]>([])

  static func post(_ source: ReadSource, _ transaction: Transaction?) {
    let mail = Mail(source: source, transaction: transaction)
    if frameThread.load(ordering: .relaxed) == threadToken() {
      return own.withLock { $0.append(mail) }
    }
    let isFirst = waiting.withLock { mails in
      mails.append(mail)
      return mails.count == 1
    }
    if isFirst { DispatchQueue.main.async { onMain(empty) } }
  }

  /// Lets a change that waits carry a transaction, because it was made again with one.
  static func add(_ transaction: Transaction, to source: ReadSource) {
    for mails in [waiting, own] {
      mails.withLock { mails in
        guard let index = mails.lastIndex(where: { $0.source === source }) else { return }
        mails[index].transaction = transaction
      }
    }
  }

  /// Whether nothing waits.
  static var isEmpty: Bool { waiting.withLock { $0.isEmpty } }

  /// Whether the frame that runs has changed nothing itself that is not taken in.
  static var isOwnEmpty: Bool { own.withLock { $0.isEmpty } }

  /// Marks everyone who read what has changed.
  @MainActor
  static func empty() {
    emptyOwn()
    var mails = waiting.withLock { mails in
      defer { mails = [] }
      return mails[...]
    }
    while let group = firstGroup(of: &mails) {
      // What carries something else is shown first, as it was meant.
      Graph.show(exceptWith: group.transaction)
      deliver(group)
    }
  }

  /// Marks everyone who read what the frame has changed itself, in its lifecycle pass: as far as it
  /// carries the same.
  ///
  /// Others may write all the time. That is for the next frame: this one would never be done.
  @MainActor
  static func emptyOwn() {
    let group = own.withLock { mails in
      var rest = mails[...]
      defer { mails = Array(rest) }
      return firstGroup(of: &rest)
    }
    if let group { deliver(group) }
  }

  private typealias Group = (sources: [ReadSource], transaction: Transaction?)

  /// Takes the first changes, as far as they carry the same.
  private static func firstGroup(of mails: inout ArraySlice<Mail>) -> Group? {
    guard let first = mails.first else { return nil }
    let sources = mails.prefix { $0.transaction == first.transaction }.map(\.source)
    mails = mails.dropFirst(sources.count)
    return (sources, first.transaction)
  }

  /// What the changes carry that are being delivered.
  @MainActor private(set) static var delivered: Transaction?

  @MainActor
  private static func deliver(_ group: Group) {
    delivered = group.transaction
    for source in group.sources { source.invalidateReaders() }
    delivered = nil
  }

  /// Whether a frame runs now, on this thread.
  @MainActor static var isFrameRunning: Bool {
    get { frameThread.load(ordering: .relaxed) != 0 }
    set { frameThread.store(newValue ? threadToken() : 0, ordering: .relaxed) }
  }
}
