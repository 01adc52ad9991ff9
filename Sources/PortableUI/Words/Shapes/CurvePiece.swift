import Foundation

/// A straight or bent piece of a path: its ends, and what it is bent towards between them.
struct CurvePiece {
  /// Two, three or four points.
  let points: [CGPoint]
  let length: Double

  init(_ points: [CGPoint]) {
    self.points = points
    length = Self.length(of: points, upTo: 1)
  }

  /// What lies between two lengths along it.
  func between(_ start: Double, _ end: Double) -> CurvePiece {
    let (from, to) = (place(at: start), place(at: end))
    var points = points
    if to < 1 { points = Self.split(points, at: to).before }
    if from > 0 { points = Self.split(points, at: to > 0 ? from / to : 0).after }
    return CurvePiece(points)
  }

  /// Adds it to `path`, which is where it begins.
  func add(to path: inout Path) {
    switch points.count {
    case 2: path.addLine(to: points[1])
    case 3: path.addQuadCurve(to: points[2], control: points[1])
    default: path.addCurve(to: points[3], control1: points[1], control2: points[2])
    }
  }

  /// Where so much of the length lies behind, from 0 to 1 as the curve counts.
  private func place(at wanted: Double) -> Double {
    if wanted <= 0 { return 0 }
    if wanted >= length { return 1 }
    if points.count == 2 { return wanted / length }
    var (least, most) = (0.0, 1.0)
    for _ in 0..<30 {
      let middle = (least + most) / 2
      if Self.length(of: points, upTo: middle) < wanted { least = middle } else { most = middle }
    }
    return (least + most) / 2
  }

  /// The two pieces that it is made of.
  private static func split(
    _ points: [CGPoint], at place: Double
  ) -> (before: [CGPoint], after: [CGPoint]) {
    var (before, after, row) = ([points[0]], [points[points.count - 1]], points)
    while row.count > 1 {
      row = zip(row, row.dropFirst()).map { one, other in
        CGPoint(x: one.x + (other.x - one.x) * place, y: one.y + (other.y - one.y) * place)
      }
      before.append(row[0])
      after.insert(row[row.count - 1], at: 0)
    }
    return (before, after)
  }

  private static func length(of points: [CGPoint], upTo end: Double) -> Double {
    guard points.count > 2 else { return end * speed(of: points, at: 0) }
    // By Gauss and Legendre, on four parts of the way: curves that turn back have sharp bends.
    let part = end / 4
    return (0..<4).reduce(0) { sum, index in
      let middle = (Double(index) + 0.5) * part
      return sum
        + nodes.reduce(0) { sum, node in
          sum + node.weight * speed(of: points, at: middle + node.place * part / 2)
        } * part / 2
    }
  }

  private static let nodes: [(place: Double, weight: Double)] = [
    (0, 0.568_888_888_888_888_9),
    (-0.538_469_310_105_683, 0.478_628_670_499_366_5),
    (0.538_469_310_105_683, 0.478_628_670_499_366_5),
    (-0.906_179_845_938_664, 0.236_926_885_056_189_1),
    (0.906_179_845_938_664, 0.236_926_885_056_189_1),
  ]

  /// How fast a point moves that goes along the curve.
  private static func speed(of points: [CGPoint], at place: Double) -> Double {
    var steps = zip(points, points.dropFirst()).map { CGPoint(x: $1.x - $0.x, y: $1.y - $0.y) }
    let degree = Double(steps.count)
    while steps.count > 1 {
      steps = zip(steps, steps.dropFirst()).map { one, other in
        CGPoint(x: one.x + (other.x - one.x) * place, y: one.y + (other.y - one.y) * place)
      }
    }
    let step = steps[0]
    return degree * Double((step.x * step.x + step.y * step.y).squareRoot())
  }
}
