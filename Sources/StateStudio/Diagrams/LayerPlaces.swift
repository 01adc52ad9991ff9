/// Gives what stands in rows its place from the left: near the middle of what it is tied to, in the
/// order of its row, and never nearer to its neighbours than `gap`.
struct LayerPlaces {
  let chains: [[Int]]
  let tops: [Int]
  let gap: Double

  func apply(to rows: inout [[LayerItem]]) {
    for row in rows.indices { settle(&rows[row], wishes: rows[row].map { _ in 0 }) }
    for round in 0..<12 {
      let isDown = round % 2 == 0
      for row in isDown ? Array(rows.indices) : rows.indices.reversed() {
        settle(&rows[row], wishes: wishes(row, isDown: isDown, rows))
      }
    }
  }

  /// Where each would like to stand: in the middle of what it is tied to on one side.
  private func wishes(_ row: Int, isDown: Bool, _ rows: [[LayerItem]]) -> [Double] {
    var sums = [(sum: Double, count: Int)](repeating: (0, 0), count: rows[row].count)
    for (arrow, chain) in chains.enumerated() {
      let step = row - tops[arrow]
      let other = isDown ? step - 1 : step + 1
      guard chain.indices.contains(step), chain.indices.contains(other) else { continue }
      sums[chain[step]].sum += rows[row + (isDown ? -1 : 1)][chain[other]].x
      sums[chain[step]].count += 1
    }
    return sums.enumerated().map { index, sum in
      sum.count > 0 ? sum.sum / Double(sum.count) : rows[row][index].x
    }
  }

  /// Comes as near to the `wishes` as can be without changing the order: neighbours who would push
  /// each other make a group, which stands where its members would on average.
  private func settle(_ row: inout [LayerItem], wishes: [Double]) {
    var starts: [Double] = []
    var offset = 0.0
    for (index, item) in row.enumerated() {
      if index > 0 { offset += (row[index - 1].width + item.width) / 2 + gap }
      starts.append(offset)
    }
    var groups: [(sum: Double, count: Int)] = []
    for (wish, start) in zip(wishes, starts) {
      groups.append((wish - start, 1))
      while groups.count > 1, let last = groups.last {
        let before = groups[groups.count - 2]
        guard before.sum / Double(before.count) > last.sum / Double(last.count) else { break }
        groups.removeLast(2)
        groups.append((before.sum + last.sum, before.count + last.count))
      }
    }
    let bases = groups.flatMap { Array(repeating: $0.sum / Double($0.count), count: $0.count) }
    for index in row.indices { row[index].x = bases[index] + starts[index] }
  }
}
