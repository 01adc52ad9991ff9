/// Stands for something a view has begun, until it is finished.
package struct WorkTicket: Hashable, Sendable {
  let number: Int
}

extension Graph {
  /// Notes that a view has begun something that goes on by itself, such as a task. `name` says to
  /// people what it is: "the task of ProfileView".
  package func begin(_ name: String) -> WorkTicket {
    lastTicket += 1
    work[lastTicket] = name
    return WorkTicket(number: lastTicket)
  }

  /// Notes that it is finished. A ticket that is not known any more is ignored.
  package func finish(_ ticket: WorkTicket) { work[ticket.number] = nil }

  /// What views have begun and not finished, oldest first.
  package var pendingWork: [String] {
    work.sorted { $0.key < $1.key }.map(\.value) + (host?.pendingWork ?? [])
  }

  /// How many tickets were given out, so that work that came and went is noticed.
  package var begunWorkCount: Int { lastTicket + (host?.begunWorkCount ?? 0) }

  /// What the next frame is needed for, in words for people; empty where none is.
  package var pendingFrame: [String] {
    var reasons = dirtyNodes.items.map { "the body of \($0.path)" }
    if !staleBoxes.isEmpty { reasons.append("the layout of \(staleBoxes.count) views") }
    if !lifecycle.isEmpty { reasons.append("\(lifecycle.count) lifecycle actions") }
    return reasons
  }

  /// Whether a write waits to be noticed.
  package var hasMail: Bool { !Inbox.isEmpty }
}
