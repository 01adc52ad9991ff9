extension EdgeMesh {
  /// The lines that have what is wanted on one side alone, each in the direction that has it on the side
  /// towards which x turns to y.
  func borders(of isInside: (Passes) -> Bool) -> [(start: GridPoint, end: GridPoint)] {
    let upright = edges.indices.sorted { edges[$0].edge.top < edges[$1].edge.top }
    return edges.compactMap { edge, passes in
      let far = edge.way.x == 0 ? windingsBeside(edge, upright) : windingsBelow(edge)
      // Across the line a path winds once more, or less, for each time that it goes along it.
      let near = far &+ passes
      // Beside an upright line x turns to y on the near side, and with others on the far one.
      let (first, second) = edge.way.x == 0 ? (near, far) : (far, near)
      let (isFirst, isSecond) = (isInside(first), isInside(second))
      if isFirst == isSecond { return nil }
      return isFirst ? (edge.start, edge.end) : (edge.end, edge.start)
    }
  }

  /// How often both paths wind around what lies at the side of larger y of the middle of `edge`.
  private func windingsBelow(_ edge: Edge) -> Passes {
    var windings = Passes(0, 0)
    let middle = edge.start.x + edge.end.x
    for (other, passes) in edges {
      // They are in the order of their left ends.
      if other.start.x * 2 > middle { break }
      guard other.end.x * 2 > middle, other != edge else { continue }
      let height = other.way.cross(edge.middle - other.start.doubled)
      if height < 0 { windings &+= passes }
    }
    return windings
  }

  /// How often both paths wind around what lies at the side of larger x of the middle of an upright `edge`.
  private func windingsBeside(_ edge: Edge, _ upright: [Int]) -> Passes {
    var windings = Passes(0, 0)
    let middle = edge.start.y + edge.end.y
    for index in upright {
      let (other, passes) = edges[index]
      if other.top * 2 > middle { break }
      guard other.bottom * 2 > middle, other != edge else { continue }
      let side = other.way.cross(edge.middle - other.start.doubled)
      let isDownward = other.way.y > 0
      // It lies further right where the middle of the edge is on its left.
      guard isDownward ? side > 0 : side < 0 else { continue }
      windings &+= isDownward ? passes : Passes(0, 0) &- passes
    }
    return windings
  }
}

extension EdgeMesh.Edge {
  fileprivate var top: Int { min(start.y, end.y) }
  fileprivate var bottom: Int { max(start.y, end.y) }

  /// Twice the point in the middle, which need not be on the grid.
  fileprivate var middle: GridPoint { GridPoint(x: start.x + end.x, y: start.y + end.y) }
}

extension GridPoint {
  fileprivate var doubled: GridPoint { GridPoint(x: x * 2, y: y * 2) }
}
