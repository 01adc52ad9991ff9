/// Puts what stands in a layer into an order in which few arrows cross: each near the middle of what
/// it is tied to in the layer above, then below, in turn. What is as near keeps its order.
struct LayerOrder {
  /// For each arrow, the items that it goes through, by their place in their row.
  var chains: [[Int]]
  let tops: [Int]

  private struct Tie {
    let arrow: Int
    let step: Int
  }

  /// Sorts `rows`, and returns the chains through them as they are then.
  func sorted(_ rows: inout [[LayerItem]]) -> [[Int]] {
    var chains = chains
    for round in 0..<8 {
      let isDown = round % 2 == 0
      let order = isDown ? Array(rows.indices) : rows.indices.reversed()
      for row in order { sort(row, isDown: isDown, &rows, &chains) }
    }
    return chains
  }

  private func sort(
    _ row: Int, isDown: Bool, _ rows: inout [[LayerItem]], _ chains: inout [[Int]]
  ) {
    var sums = [(sum: Double, count: Int)](repeating: (0, 0), count: rows[row].count)
    var ties: [[Tie]] = Array(repeating: [], count: rows[row].count)
    for (arrow, chain) in chains.enumerated() {
      let step = row - tops[arrow]
      guard chain.indices.contains(step) else { continue }
      ties[chain[step]].append(Tie(arrow: arrow, step: step))
      let other = isDown ? step - 1 : step + 1
      guard chain.indices.contains(other) else { continue }
      let otherRow = rows[row + (isDown ? -1 : 1)]
      // As a part of the whole row: rows are not as long as each other.
      let place = (Double(chain[other]) + 0.5) / Double(otherRow.count)
      sums[chain[step]].sum += place
      sums[chain[step]].count += 1
    }
    let wishes = sums.enumerated().map { index, sum in
      sum.count > 0
        ? sum.sum / Double(sum.count) : (Double(index) + 0.5) / Double(rows[row].count)
    }
    let order = rows[row].indices.sorted { (wishes[$0], $0) < (wishes[$1], $1) }
    rows[row] = order.map { rows[row][$0] }
    for (new, old) in order.enumerated() {
      for tie in ties[old] { chains[tie.arrow][tie.step] = new }
    }
  }
}
