import PortableCombine
import Synchronization
import Threads

/// What one node read.
@MainActor
struct ReadList {
  private var sources: ContiguousArray<ReadSource> = []

  mutating func add(_ source: ReadSource, by node: Node, isSame: PartCheck?) {
    if sources.last !== source, !sources.contains(where: { $0 === source }) {
      sources.append(source)
    }
    source.add(node, isSame: isSame)
  }

  mutating func forget(_ node: Node) {
    for source in sources { source.remove(node) }
    sources.removeAll()
  }
}

/// Notes what a body reads while it runs.
enum Tracking {
  /// The thread that runs a body now, so that reads elsewhere are told apart at the cost of a load.
  private static let reader = Atomic<UInt>(0)
  @MainActor private static var node: Node?

  /// Runs `body`, noting what it reads, of states, the environment and objects, as read by `node`.
  @MainActor
  static func record<Result>(_ node: Node, _ body: () -> Result) -> Result {
    Observed.tracking(node) { note(node, body) }
  }

  @MainActor
  private static func note<Result>(_ node: Node, _ body: () -> Result) -> Result {
    let outer = (self.node, reader.load(ordering: .relaxed))
    self.node = node
    reader.store(threadToken(), ordering: .relaxed)
    defer {
      self.node = outer.0
      reader.store(outer.1, ordering: .relaxed)
    }
    node.reads.forget(node)
    return body()
  }

  /// Whether a body runs on this thread.
  static var isRecording: Bool { reader.load(ordering: .relaxed) == threadToken() }

  /// Notes that the body that runs on this thread, if any, read `source`: all of it or, where
  /// `isSame` is given, a part, of which that says later whether it is still the same.
  static func read(_ source: ReadSource, isSame: PartCheck? = nil) {
    guard isRecording else { return }
    onMain { node?.reads.add(source, by: node.unsafelyUnwrapped, isSame: isSame) }
  }

  /// The name of the view whose body runs on this thread.
  static var viewName: String? {
    isRecording ? onMain { node?.name } : nil
  }

  /// The names of the views from the top to the one whose body runs on this thread.
  static var viewPath: String? {
    isRecording ? onMain { node?.path } : nil
  }
}
