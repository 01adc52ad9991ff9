import Foundation

/// Lines that follow one another, as loops that do not cross themselves or each other.
struct EdgeLoops {
  private let edges: [(start: GridPoint, end: GridPoint)]
  private var leaving: [GridPoint: [Int]] = [:]
  private var isUsed: [Bool]

  /// Loops of `edges`, of which as many begin at each point as end there.
  init(_ edges: [(start: GridPoint, end: GridPoint)]) {
    self.edges = edges
    isUsed = Array(repeating: false, count: edges.count)
    for (index, edge) in edges.enumerated() { leaving[edge.start, default: []].append(index) }
  }

  /// The corners of each loop.
  mutating func loops() -> [[GridPoint]] {
    var loops: [[GridPoint]] = []
    for index in edges.indices where !isUsed[index] {
      let loop = Self.corners(of: loop(from: index))
      if loop.count > 2 { loops.append(loop) }
    }
    return loops
  }

  private mutating func loop(from first: Int) -> [GridPoint] {
    var (points, index) = ([edges[first].start], first)
    while true {
      isUsed[index] = true
      let end = edges[index].end
      guard let next = next(after: index, first), next != first else { return points }
      points.append(end)
      index = next
    }
  }

  /// The line that bounds what the one before it bounds: the first in the corner that they make.
  private func next(after index: Int, _ first: Int) -> Int? {
    let edge = edges[index]
    let choice = (leaving[edge.end] ?? []).filter { !isUsed[$0] || $0 == first }
    if choice.count < 2 { return choice.first }
    let back = Self.angle(of: edge.start - edge.end)
    return choice.min { turn(from: back, to: $0) < turn(from: back, to: $1) }
  }

  private func turn(from back: Double, to index: Int) -> Double {
    let turn = back - Self.angle(of: edges[index].end - edges[index].start)
    return turn > 0 ? turn : turn + 2 * .pi
  }

  private static func angle(of way: GridPoint) -> Double { atan2(Double(way.y), Double(way.x)) }

  /// The points of a loop where it does not go straight on.
  private static func corners(of loop: [GridPoint]) -> [GridPoint] {
    guard loop.count > 2 else { return loop }
    return loop.indices.compactMap { index in
      let before = loop[index == 0 ? loop.count - 1 : index - 1]
      let after = loop[index == loop.count - 1 ? 0 : index + 1]
      return (loop[index] - before).cross(after - loop[index]) == 0 ? nil : loop[index]
    }
  }
}
