import Dispatch
import PortableCombine
import Synchronization
import Threads

/// Changes that wait for the main actor, from whatever thread they came.
///
/// The first one asks the main queue for a turn; all that come before it share that turn, so many
/// writes make one frame.
enum Inbox {
  private static let waiting = Guarded<[ReadSource]>([])

  /// The thread that runs a frame, and what it has changed itself meanwhile.
  private static let frameThread = Atomic<UInt>(0)
  private static let own = Guarded<[ReadSource]>([])

  static func post(_ source: ReadSource) {
    if frameThread.load(ordering: .relaxed) == threadToken() {
      return own.withLock { $0.append(source) }
    }
    let isFirst = waiting.withLock { sources in
      sources.append(source)
      return sources.count == 1
    }
    if isFirst { DispatchQueue.main.async { onMain(empty) } }
  }

  /// Whether nothing waits.
  static var isEmpty: Bool { waiting.withLock { $0.isEmpty } }

  /// Marks everyone who read what has changed.
  @MainActor
  static func empty() {
    emptyOwn()
    let sources = waiting.withLock { sources in
      defer { sources = [] }
      return sources
    }
    for source in sources { source.invalidateReaders() }
  }

  /// Marks everyone who read what the frame has changed itself, in its lifecycle pass.
  ///
  /// Others may write all the time. That is for the next frame: this one would never be done.
  @MainActor
  static func emptyOwn() {
    let sources = own.withLock { sources in
      defer { sources = [] }
      return sources
    }
    for source in sources { source.invalidateReaders() }
  }

  /// Whether a frame runs now, on this thread.
  @MainActor static var isFrameRunning: Bool {
    get { frameThread.load(ordering: .relaxed) != 0 }
    set { frameThread.store(newValue ? threadToken() : 0, ordering: .relaxed) }
  }
}
