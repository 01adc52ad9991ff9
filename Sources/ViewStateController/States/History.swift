import Threads

/// The latest states of a controller, never more than a limit.
@usableFromInline
struct History<Info> {
  private let limit: Int

  /// The states, from `oldest` on and around.
  private var ring: [ViewState<Info>] = []
  private var oldest = 0

  init(limit: Int) {
    if limit < 1 { historyTooShort(limit) }
    self.limit = max(1, limit)
  }

  /// The states, the latest last.
  var states: [ViewState<Info>] { Array(ring[oldest...] + ring[..<oldest]) }

  /// Takes `state` in, for the oldest one where there is no more room.
  mutating func append(_ state: ViewState<Info>) {
    guard ring.count == limit else { return ring.append(state) }
    ring[oldest] = state
    oldest = (oldest + 1) % limit
  }

  mutating func removeAll() {
    ring = []
    oldest = 0
  }
}

extension History: Sendable where Info: Sendable {}

private func historyTooShort(_ limit: Int) {
  misuse(
    "A history was asked for that has no room for a single state.",
    facts: ["historyLimit": limit],
    fix: "Give a limit of one or more, or none at all: ViewStateController() keeps no history.")
}
