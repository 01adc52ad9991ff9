import PortableCombine
import Synchronization
import Threads

/// What one reader read.
@MainActor
struct ReadList {
  private var sources: ContiguousArray<ReadSource> = []

  mutating func add(_ source: ReadSource, by reader: Reader, isSame: PartCheck?) {
    if sources.last !== source, !sources.contains(where: { $0 === source }) {
      sources.append(source)
    }
    source.add(reader, isSame: isSame)
  }

  mutating func forget(_ reader: Reader) {
    guard !sources.isEmpty else { return }
    for source in sources { source.remove(reader) }
    sources.removeAll(keepingCapacity: true)
  }
}

/// Notes what a body reads while it runs.
enum Tracking {
  /// The thread that runs a body now, so that reads elsewhere are told apart at the cost of a load.
  private static let thread = Atomic<UInt>(0)
  @MainActor private static var reader: Reader?

  /// Runs `body`, noting what it reads, of states, the environment and objects, as read by `node`.
  @MainActor
  static func record<Result>(_ node: Node, _ body: () -> Result) -> Result {
    Observed.tracking(node) { note(node, body) }
  }

  /// Runs `body`, which reads no objects, noting what it reads of states and the environment: instead
  /// of what `reader` read before or, where it `isMore`, besides that.
  @MainActor
  static func note<Result>(
    _ reader: Reader, isMore: Bool = false, _ body: () -> Result
  ) -> Result {
    let outer = (self.reader, thread.load(ordering: .relaxed))
    self.reader = reader
    thread.store(threadToken(), ordering: .relaxed)
    defer {
      self.reader = outer.0
      thread.store(outer.1, ordering: .relaxed)
    }
    if !isMore { reader.reads.forget(reader) }
    return body()
  }

  /// Whether a body runs on this thread.
  static var isRecording: Bool { thread.load(ordering: .relaxed) == threadToken() }

  /// Notes that the body that runs on this thread, if any, read `source`: all of it or, where
  /// `isSame` is given, a part, of which that says later whether it is still the same.
  static func read(_ source: ReadSource, isSame: PartCheck? = nil) {
    guard isRecording else { return }
    onMain { reader?.reads.add(source, by: reader.unsafelyUnwrapped, isSame: isSame) }
  }

  /// The node whose body runs on this thread.
  @MainActor static var node: Node? { isRecording ? reader as? Node : nil }

  /// The name of the view whose body runs on this thread.
  static var viewName: String? {
    isRecording ? onMain { reader?.name } : nil
  }

  /// The names of the views from the top to the one whose body runs on this thread.
  static var viewPath: String? {
    isRecording ? onMain { reader?.path } : nil
  }
}
