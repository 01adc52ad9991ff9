/// Lines of two paths that meet at their ends only, each with how often either path goes along it.
struct EdgeMesh {
  /// A line between two points, the lesser of which comes first.
  struct Edge: Hashable {
    let start: GridPoint
    let end: GridPoint

    init(_ one: GridPoint, _ other: GridPoint) {
      (start, end) = one < other ? (one, other) : (other, one)
    }

    /// The way along it.
    var way: GridPoint { end - start }
  }

  /// How often each of the two paths goes along a line, less how often it comes back.
  typealias Passes = SIMD2<Int>

  private(set) var edges: [(edge: Edge, passes: Passes)] = []
  private var known: [Edge: Passes] = [:]

  /// Adds a line of the path with this number.
  mutating func add(_ start: GridPoint, _ end: GridPoint, path: Int) {
    var passes = Passes(0, 0)
    passes[path] = start < end ? 1 : -1
    add(Edge(start, end), passes)
  }

  private mutating func add(_ edge: Edge, _ passes: Passes) {
    if edge.start != edge.end { known[edge, default: Passes(0, 0)] &+= passes }
  }

  /// Cuts all lines where they meet others.
  ///
  /// A place where two cross is moved onto the grid, which may let lines cross that did not; so this goes on
  /// until nothing is left to be cut.
  mutating func settle() {
    for _ in 0..<24 {
      collect()
      let cuts = cuts()
      if cuts.allSatisfy(\.isEmpty) { return }
      // All that are cut are taken away first: a piece of one may be the whole of another.
      for (index, cuts) in cuts.enumerated() where !cuts.isEmpty { known[edges[index].edge] = nil }
      for (index, cuts) in cuts.enumerated() where !cuts.isEmpty { cut(index, at: cuts) }
    }
    collect()
  }

  /// Takes the lines as they are now. Those along which a path comes back are none.
  private mutating func collect() {
    edges = known.filter { $0.value != Passes(0, 0) }.map { ($0.key, $0.value) }
      .sorted { ($0.edge.start, $0.edge.end) < ($1.edge.start, $1.edge.end) }
  }

  /// Adds the pieces of a line that was taken away.
  private mutating func cut(_ index: Int, at cuts: [GridPoint]) {
    let (edge, passes) = edges[index]
    var last = edge.start
    let inOrder = cuts.sorted { ($0 - edge.start).dot(edge.way) < ($1 - edge.start).dot(edge.way) }
    for place in inOrder + [edge.end] {
      // What a cut bends may lie the other way round.
      add(Edge(last, place), last < place ? passes : Passes(0, 0) &- passes)
      last = place
    }
  }

  /// Where each line has to be cut.
  private func cuts() -> [[GridPoint]] {
    var cuts = [[GridPoint]](repeating: [], count: edges.count)
    // They are in the order of their left ends: those that end before one begins do not meet it.
    var open: [Int] = []
    for index in edges.indices {
      let edge = edges[index].edge
      open.removeAll { edges[$0].edge.end.x < edge.start.x }
      let (top, bottom) = edge.heights
      for other in open {
        let heights = edges[other].edge.heights
        guard heights.bottom >= top, heights.top <= bottom else { continue }
        let (own, others) = edge.meeting(edges[other].edge)
        cuts[index] += own
        cuts[other] += others
      }
      open.append(index)
    }
    return cuts
  }
}

extension EdgeMesh.Edge {
  fileprivate var heights: (top: Int, bottom: Int) { (min(start.y, end.y), max(start.y, end.y)) }

  /// Where this line and `other` are to be cut because of each other.
  fileprivate func meeting(_ other: EdgeMesh.Edge) -> (own: [GridPoint], others: [GridPoint]) {
    let (way, otherWay) = (way, other.way)
    let ends = (way.cross(other.start - start), way.cross(other.end - start))
    let otherEnds = (otherWay.cross(start - other.start), otherWay.cross(end - other.start))
    if ends.0.signum() * ends.1.signum() < 0, otherEnds.0.signum() * otherEnds.1.signum() < 0 {
      let part = Double(otherEnds.0) / (Double(otherEnds.0) - Double(otherEnds.1))
      let place = GridPoint(
        x: start.x + Int((part * Double(way.x)).rounded()),
        y: start.y + Int((part * Double(way.y)).rounded()))
      return (has(place) ? [] : [place], other.has(place) ? [] : [place])
    }
    var (own, others): ([GridPoint], [GridPoint]) = ([], [])
    if ends.0 == 0, spans(other.start) { own.append(other.start) }
    if ends.1 == 0, spans(other.end) { own.append(other.end) }
    if otherEnds.0 == 0, other.spans(start) { others.append(start) }
    if otherEnds.1 == 0, other.spans(end) { others.append(end) }
    return (own, others)
  }

  private func has(_ place: GridPoint) -> Bool { place == start || place == end }

  /// Whether `place`, which lies on the line through both ends, lies between them.
  private func spans(_ place: GridPoint) -> Bool {
    let along = (place - start).dot(way)
    return along > 0 && along < way.dot(way)
  }
}
