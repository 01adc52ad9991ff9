/// How a room is shared among views with lines between them.
nonisolated enum SplitShares {
  /// One of the views.
  struct Pane: Hashable {
    /// How long it may be.
    var least = 0.0
    var most = Double.infinity

    /// Which part of the room it wants, compared to others; `nil` for as much as those have on average.
    var wanted: Double?

    /// How long it is.
    var length = 0.0
  }

  /// Gives each pane its length. What none of them can take is the last one's.
  static func share(_ room: Double, among panes: inout [Pane]) {
    let said = panes.compactMap(\.wanted)
    let average = said.isEmpty ? 1 : max(said.reduce(0, +) / Double(said.count), 1e-6)
    let weights = panes.map { max($0.wanted ?? average, 1e-6) }
    var open = Set(panes.indices)
    while !open.isEmpty {
      let taken = panes.indices.filter { !open.contains($0) }.reduce(0) { $0 + panes[$1].length }
      let weight = open.reduce(0) { $0 + weights[$1] }
      var excess = 0.0
      for index in open {
        let pane = panes[index]
        let part = max(0, room - taken) * weights[index] / weight
        panes[index].length = max(pane.least, min(pane.most, part))
        excess += panes[index].length - part
      }
      // Those settle first whose limits cost the others, or spare them, more in sum.
      let settled = open.filter { index in
        let pane = panes[index]
        return excess == 0
          || (excess > 0 ? pane.length == pane.least : pane.length == pane.most)
      }
      if settled.isEmpty { break }
      open.subtract(settled)
    }
    let rest = panes.reduce(room) { $0 - $1.length }
    if rest > 0, let last = panes.indices.last { panes[last].length += rest }
  }

  /// How long the pane of that number may be made at the cost of the next one.
  static func room(behind index: Int, in panes: [Pane]) -> ClosedRange<Double> {
    let (one, next) = (panes[index], panes[index + 1])
    let both = one.length + next.length
    let least = max(one.least, both - next.most)
    return least...max(least, min(one.most, both - next.least))
  }
}
