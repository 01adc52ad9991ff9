import Foundation

/// A path as runs of points that straight lines join.
struct FlatPath {
  /// The points of each part of the path.
  private(set) var runs: [Run] = []

  /// Points that follow one another.
  struct Run {
    var points: [CGPoint]
    var isClosed = false
  }

  /// How far a curve may be from the straight lines that stand for it, in paths of this extent.
  static func tolerance(for extent: CGFloat) -> CGFloat { min(0.05, extent / 2_000) }

  /// `path` with its curves in straight pieces, none of which is further than `tolerance` from it.
  init(_ path: Path, tolerance: CGFloat) {
    var run = Run(points: [])
    for element in path.elements {
      switch element {
      case .move(let end):
        finish(run)
        run = Run(points: [end])
      case .line(let end): run.points.append(end)
      case .quadCurve(let end, let control):
        let start = run.points.last ?? control
        run.bend([start, control, end], tolerance)
      case .curve(let end, let first, let second):
        let start = run.points.last ?? first
        run.bend([start, first, second, end], tolerance)
      case .closeSubpath:
        guard let start = run.points.first else { continue }
        run.isClosed = true
        finish(run)
        run = Run(points: [start])
      }
    }
    finish(run)
  }

  private mutating func finish(_ run: Run) {
    if run.points.count > 1 { runs.append(run) }
  }

  /// The lines around what is inside: open runs count as closed.
  var edges: [(start: CGPoint, end: CGPoint)] {
    runs.flatMap { run in zip(run.points, run.points.dropFirst() + [run.points[0]]).map { ($0, $1) }
    }
  }

  /// The runs as lines, each of a closed one with the line back to its start.
  var lines: [[CGPoint]] {
    runs.map { $0.isClosed ? $0.points + [$0.points[0]] : $0.points }
  }
}

extension FlatPath.Run {
  /// Adds a curve by its points, without the first.
  fileprivate mutating func bend(_ curve: [CGPoint], _ tolerance: CGFloat) {
    if points.isEmpty { points.append(curve[0]) }
    // How far the curve is from its chord goes by the second differences of its points, and with the
    // square of how many pieces there are.
    let bends = zip(zip(curve, curve.dropFirst()), curve.dropFirst(2)).map { pair, last in
      hypot(pair.0.x - 2 * pair.1.x + last.x, pair.0.y - 2 * pair.1.y + last.y)
    }
    let degree = CGFloat(curve.count - 1)
    let most = degree * (degree - 1) / 8 * (bends.max() ?? 0)
    let count = max(1, min(500, (most / tolerance).squareRoot().rounded(.up)))
    for step in 1...Int(count) { points.append(Self.point(of: curve, at: CGFloat(step) / count)) }
  }

  private static func point(of curve: [CGPoint], at part: CGFloat) -> CGPoint {
    if part >= 1 { return curve[curve.count - 1] }
    var row = curve
    while row.count > 1 {
      row = zip(row, row.dropFirst()).map { one, other in
        CGPoint(x: one.x + (other.x - one.x) * part, y: one.y + (other.y - one.y) * part)
      }
    }
    return row[0]
  }
}
