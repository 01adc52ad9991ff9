import Threads

/// One frame: the passes by name, in order, until nothing is left to do.
///
/// Lifecycle may write state, which asks for another round. More than eight rounds mean that views
/// keep changing each other, for ever perhaps. Within a round, views that depend on the layout may ask
/// for another layout: once for each floor on which they are nested. Where either does not end, that is
/// said once, what there is is shown, and the next frame goes on: a person can still close the window.
@MainActor
struct Frame {
  let graph: Graph

  /// What happens in the last rounds, for the message.
  var trace: FrameTrace?

  static let mostRounds = 8
  static let mostLayouts = 100

  init(graph: Graph) { self.graph = graph }

  /// Runs the passes. Returns whether nothing is left for another frame.
  mutating func run() -> Bool {
    graph.counts.frames += 1
    for round in 1...Self.mostRounds {
      if round == Self.mostRounds - 1 { trace = FrameTrace() }
      evaluate()
      layOut()
      settleLayout()
      for participant in graph.participants { participant.layoutSettled() }
      commit()
      graph.keyboard.settle()
      tellLifecycle()
      PendingChanges.deliverOwn()
      if graph.isSettled, !graph.keyboard.giveUp() { return true }
    }
    warn(
      "Views keep changing each other: a frame was not done after \(Self.mostRounds) rounds.",
      facts: [
        "what happened last": trace?.steps.joined(separator: "\n    ") ?? "",
        "still waiting": graph.dirtyNodes.items.map(\.path).sorted(),
      ],
      fix: "Look for an onAppear, onChange or task that writes what it depends on each time.")
    return false
  }

  /// Has views that depend on the layout make their content, until none asks for another.
  private func settleLayout() {
    for _ in 1...Self.mostLayouts {
      if !readLayout() { return }
      evaluate()
      layOut()
    }
    graph.hasNewLayout = false
    warn(
      "Views keep asking for another layout: one was not done after \(Self.mostLayouts) times.",
      facts: ["still waiting": graph.layoutReaders.last?.name ?? "a GeometryReader"],
      fix: "Look for a GeometryReader that holds itself, or whose content gives it another room.")
  }
}

/// Who did what in the last rounds of a frame that does not end.
@MainActor
final class FrameTrace {
  private(set) var steps: [String] = []

  func note(_ event: LifecycleEvent) { note("\(event.name) in \(event.node.path)") }

  func note(body node: Node) { note("the body of \(node.path)") }

  // Two rounds may be long; the chain that repeats is short.
  private func note(_ step: String) {
    if steps.count < 12 { steps.append(step) }
  }
}
