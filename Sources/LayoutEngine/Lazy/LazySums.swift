/// Sums of the known lengths among many rows, kept as a tree over blocks of rows.
///
/// Every sum is made anew from the two below it, so the tree never drifts from the lengths.
struct LazySums: Sendable {
  /// What is known about a run of rows: how many were measured, and their length together.
  struct Sum: Sendable {
    var length = 0.0
    var count = 0

    static func + (left: Sum, right: Sum) -> Sum {
      Sum(length: left.length + right.length, count: left.count + right.count)
    }
  }

  // Reading 32 lengths costs about as much as two steps down the tree, and keeps the tree small.
  private static let block = 32
  // The node's children are at twice its index and one more; the root is 1; blocks come last.
  private var nodes: [Sum]
  private var firstLeaf: Int { nodes.count / 2 }

  init(_ lengths: [Double]) {
    let blocks = (lengths.count + LazySums.block - 1) / LazySums.block
    var leaves = 1
    while leaves < blocks { leaves *= 2 }
    nodes = Array(repeating: Sum(), count: 2 * leaves)
    for block in 0..<blocks {
      nodes[leaves + block] = LazySums.sum(of: block, lengths)
    }
    for node in stride(from: leaves - 1, to: 0, by: -1) {
      nodes[node] = nodes[2 * node] + nodes[2 * node + 1]
    }
  }

  /// What is known about all rows.
  var all: Sum { nodes[1] }

  /// Takes in a changed length.
  mutating func update(_ row: Int, _ lengths: [Double]) {
    let block = row / LazySums.block
    var node = firstLeaf + block
    nodes[node] = LazySums.sum(of: block, lengths)
    while node > 1 {
      node /= 2
      nodes[node] = nodes[2 * node] + nodes[2 * node + 1]
    }
  }

  /// What is known about the rows before `row`.
  func sum(before row: Int, _ lengths: [Double]) -> Sum {
    let block = row / LazySums.block
    var sum = Sum()
    if block >= firstLeaf {
      sum = all
    } else {
      var node = firstLeaf + block
      while node > 1 {
        if node % 2 == 1 { sum = nodes[node - 1] + sum }
        node /= 2
      }
    }
    return sum + LazySums.sum(of: block, lengths, before: row)
  }

  /// Finds the last block whose start lies `within`, and where it starts.
  ///
  /// `span` says how long a run of rows is, given what is known about it.
  func descend(
    rows count: Int, span: (Sum, Int) -> Double, within: (Double) -> Bool
  ) -> (row: Int, start: Double) {
    var node = 1
    var width = firstLeaf
    var row = 0
    var start = 0.0
    while node < firstLeaf {
      width /= 2
      let leftRows = min(width * LazySums.block, count - row)
      let middle = start + span(nodes[2 * node], leftRows)
      let goesRight = row + leftRows < count && within(middle)
      node = 2 * node + (goesRight ? 1 : 0)
      if goesRight {
        row += leftRows
        start = middle
      }
    }
    return (row, start)
  }

  private static func sum(of block: Int, _ lengths: [Double], before end: Int = .max) -> Sum {
    var sum = Sum()
    let first = block * LazySums.block
    for row in first..<max(first, min(first + LazySums.block, end, lengths.count))
    where !lengths[row].isNaN {
      sum.length += lengths[row]
      sum.count += 1
    }
    return sum
  }
}
