extension Graph {
  /// Asks for one frame, however often it is called before that frame, or during it.
  func needsFrame() {
    guard !isFrameRequested else { return }
    isFrameRequested = true
    Graph.waiting.append(Waiting(graph: self, id: ObjectIdentifier(self)))
    backend.requestFrame()
  }

  /// Those that need a frame.
  @exclusivity(unchecked) private static var waiting: ContiguousArray<Waiting> = []

  private struct Waiting {
    unowned let graph: Graph

    /// Tells it apart also while it is being destroyed.
    let id: ObjectIdentifier
  }

  /// Shows now what waits for a frame and carries something else than `transaction`.
  static func show(exceptWith transaction: Transaction?) {
    for one in waiting where one.graph.transaction != transaction ?? Transaction() {
      one.graph.runPending()
    }
  }

  /// Whether something waits for a frame.
  package var isFrameNeeded: Bool { isFrameRequested }

  /// Takes in what has changed, and runs a frame where one is needed. Returns whether that changed
  /// something on the backend.
  @discardableResult
  package func runFrame() -> Bool {
    let mutations = counts.mutations
    StoredValues.look()
    PendingChanges.deliverAll()
    runPending()
    return counts.mutations != mutations
  }

  private func runPending() {
    // Whoever asks for a frame from inside of one, in onAppear say, gets what it needs by another
    // round of the one that runs.
    guard isFrameRequested, !isRunning else { return }
    isRunning = true
    let isInside = PendingChanges.isFrameRunning
    PendingChanges.isFrameRunning = true
    var frame = Frame(graph: self)
    let isDone = host == nil ? frame.run() : inside { frame.run() }
    PendingChanges.isFrameRunning = isInside
    isRunning = false
    isFrameRequested = false
    stopWaiting()
    if !isDone { needsFrame() }
  }

  /// Needs no frame any more.
  func stopWaiting() { Graph.waiting.removeAll { $0.id == ObjectIdentifier(self) } }

  /// Whether nothing waits for another round.
  var isSettled: Bool {
    dirtyNodes.isEmpty && staleBoxes.isEmpty && !hasNewLayout && lifecycle.isEmpty
      && endings.isEmpty && !arePreferencesStale && PendingChanges.isOwnEmpty
  }
}
