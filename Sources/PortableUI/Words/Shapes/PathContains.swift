public import Foundation

extension Path {
  /// Whether `p` lies inside the path: where its line winds around it, or, with `eoFill`, where it does
  /// so an odd number of times. Open pieces count as closed.
  public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
    var winding = Winding(around: p)
    for piece in elements {
      switch piece {
      case .move(let end): winding.move(to: end)
      case .line(let end): winding.line(to: end)
      case .quadCurve(let end, let control):
        let start = winding.current
        winding.curve { t in
          mix(mix(start, control, t), mix(control, end, t), t)
        }
      case .curve(let end, let first, let second):
        let start = winding.current
        winding.curve { t in
          let (one, middle, other) = (
            mix(start, first, t), mix(first, second, t), mix(second, end, t)
          )
          return mix(mix(one, middle, t), mix(middle, other, t), t)
        }
      case .closeSubpath: winding.close()
      }
    }
    winding.close()
    return eoFill ? winding.crossings % 2 != 0 : winding.number != 0
  }

  private func mix(_ one: CGPoint, _ other: CGPoint, _ part: CGFloat) -> CGPoint {
    CGPoint(x: one.x + (other.x - one.x) * part, y: one.y + (other.y - one.y) * part)
  }
}

/// Counts how often a line winds around a point: how often it crosses the level half-line that begins
/// there, in either direction.
private struct Winding {
  private let point: CGPoint
  private var start = CGPoint.zero
  private(set) var current = CGPoint.zero
  private(set) var number = 0
  private(set) var crossings = 0

  init(around point: CGPoint) { self.point = point }

  mutating func move(to end: CGPoint) {
    close()
    (start, current) = (end, end)
  }

  mutating func close() { line(to: start) }

  mutating func line(to end: CGPoint) {
    let (from, to) = (current, end)
    current = end
    let isDownward = from.y <= point.y && to.y > point.y
    let isUpward = to.y <= point.y && from.y > point.y
    guard isDownward || isUpward else { return }
    let x = from.x + (point.y - from.y) / (to.y - from.y) * (to.x - from.x)
    guard x > point.x else { return }
    number += isDownward ? 1 : -1
    crossings += 1
  }

  /// A curve in pieces that are straight to the eye.
  mutating func curve(_ place: (CGFloat) -> CGPoint) {
    for step in 1...32 { line(to: place(CGFloat(step) / 32)) }
  }
}
