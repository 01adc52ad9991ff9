import Foundation

/// The inside of a path, by which the lines of others are cut.
struct LineCutting {
  private let edges: [(start: CGPoint, end: CGPoint)]
  private let eoFill: Bool
  private let nearest: CGFloat

  /// Cuts lines by what is inside of `area`.
  init(by area: Path, eoFill: Bool, tolerance: CGFloat) {
    edges = FlatPath(area, tolerance: tolerance).edges
    self.eoFill = eoFill
    nearest = tolerance * 1e-4
  }

  /// The parts of `lines` that are inside, or those that are not. What lies on the border is inside.
  func parts(of lines: [[CGPoint]], inside: Bool) -> Path {
    Path { path in
      for line in lines {
        var isDrawing = false
        for (start, end) in zip(line, line.dropFirst()) {
          for (from, to) in pieces(from: start, to: end) {
            let middle = CGPoint(x: (from.x + to.x) / 2, y: (from.y + to.y) / 2)
            let isWanted = isInside(middle) == inside
            if isWanted, !isDrawing { path.move(to: from) }
            if isWanted { path.addLine(to: to) }
            isDrawing = isWanted
          }
        }
      }
    }
  }

  /// A straight line in pieces, none of which crosses the border.
  private func pieces(from start: CGPoint, to end: CGPoint) -> [(CGPoint, CGPoint)] {
    let way = CGPoint(x: end.x - start.x, y: end.y - start.y)
    let length = hypot(way.x, way.y)
    guard length > 0 else { return [] }
    var parts: [CGFloat] = [0, 1]
    for edge in edges { parts += cuts(from: start, way, by: edge) }
    let least = nearest / length
    var (pieces, last): ([(CGPoint, CGPoint)], CGFloat) = ([], 0)
    for part in parts.sorted() where part - last > least || part == 1 {
      func point(_ part: CGFloat) -> CGPoint {
        part == 1 ? end : CGPoint(x: start.x + way.x * part, y: start.y + way.y * part)
      }
      if part > last { pieces.append((point(last), point(part))) }
      last = part
    }
    return pieces
  }

  /// After which parts of `way` the line meets `edge`.
  private func cuts(
    from start: CGPoint, _ way: CGPoint, by edge: (start: CGPoint, end: CGPoint)
  ) -> [CGFloat] {
    let other = CGPoint(x: edge.end.x - edge.start.x, y: edge.end.y - edge.start.y)
    let between = CGPoint(x: edge.start.x - start.x, y: edge.start.y - start.y)
    let area = way.x * other.y - way.y * other.x
    let square = way.x * way.x + way.y * way.y
    if abs(area) > 1e-12 * (square + other.x * other.x + other.y * other.y) {
      let part = (between.x * other.y - between.y * other.x) / area
      let others = (between.x * way.y - between.y * way.x) / area
      let isMet = part > 0 && part < 1 && others > -1e-9 && others < 1 + 1e-9
      return isMet ? [part] : []
    }
    // Side by side they meet where one of them begins or ends, if they do.
    return [edge.start, edge.end].map { end in
      ((end.x - start.x) * way.x + (end.y - start.y) * way.y) / square
    }.filter { $0 > 0 && $0 < 1 }
  }

  private func isInside(_ point: CGPoint) -> Bool {
    var windings = 0
    for (start, end) in edges {
      let way = CGPoint(x: end.x - start.x, y: end.y - start.y)
      let side = way.x * (point.y - start.y) - way.y * (point.x - start.x)
      if isNear(point, start, way, side) { return true }
      guard (start.y <= point.y) != (end.y <= point.y) else { continue }
      // Of those that the level half-line to the right crosses.
      if way.y > 0, side < 0 { windings += 1 }
      if way.y < 0, side > 0 { windings -= 1 }
    }
    return eoFill ? windings & 1 != 0 : windings != 0
  }

  /// Whether `point` lies on a line of the border.
  private func isNear(
    _ point: CGPoint, _ start: CGPoint, _ way: CGPoint, _ side: CGFloat
  ) -> Bool {
    let square = way.x * way.x + way.y * way.y
    guard square > 0, side * side <= nearest * nearest * square else { return false }
    let along = (point.x - start.x) * way.x + (point.y - start.y) * way.y
    return along >= 0 && along <= square
  }
}
