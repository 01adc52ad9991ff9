/// Stands for something a view has begun, until it is finished.
package struct WorkToken: Hashable, Sendable {
  let number: Int
}

extension Graph {
  /// Notes that a view has begun something that goes on by itself, such as a task. `name` says to
  /// people what it is: "the task of ProfileView".
  package func begin(_ name: String) -> WorkToken {
    // In the real world nobody waits for it.
    WorkToken(number: host?.note(name) ?? 0)
  }

  /// Notes that it is finished. A token that is not known any more is ignored.
  package func finish(_ token: WorkToken) { host?.finish(token.number) }

  /// What views have begun and not finished, oldest first.
  package var pendingWork: [String] { host?.pendingWork.map(\.name) ?? [] }

  /// What of it does not wait for the host's clock.
  package var wakingWork: [String] {
    host?.pendingWork.filter { !$0.isAsleep }.map(\.name) ?? []
  }

  /// How much was ever begun, so that work that came and went is noticed.
  package var begunWorkCount: Int { host?.begunWorkCount ?? 0 }

  /// What the next frame is needed for, in words for people; empty where none is.
  package var pendingFrame: [String] {
    var reasons = dirtyNodes.items.map { "the body of \($0.path)" }
    if !staleBoxes.isEmpty { reasons.append("the layout of \(staleBoxes.count) views") }
    if !lifecycle.isEmpty { reasons.append("\(lifecycle.count) lifecycle actions") }
    return reasons
  }

  /// Whether a write waits to be noticed.
  package var hasPendingChanges: Bool { !PendingChanges.isEmpty }
}
