import Foundation
import PortableUI

/// The way through points.
struct Curve {
  let method: InterpolationMethod

  /// Whether the points follow one another downwards, not across.
  var isDown = false

  /// Goes on from the first point, where `path` is, through all others.
  func add(_ points: [CGPoint], to path: inout Path) {
    guard points.count > 2 || isStep else { return path.addRest(of: points) }
    switch method.kind {
    case .linear: path.addRest(of: points)
    case .stepStart: step(points, 0, &path)
    case .stepCenter: step(points, 0.5, &path)
    case .stepEnd: step(points, 1, &path)
    case .monotone: monotone(points, &path)
    case .cardinal(let tension):
      let part = (1 - min(1, max(0, tension))) / 6
      bend(points, &path) { ($0 * part, $1 * part) }
    case .catmullRom(let alpha): catmullRom(points, Double(alpha), &path)
    }
  }

  private var isStep: Bool {
    switch method.kind {
    case .stepStart, .stepCenter, .stepEnd: true
    default: false
    }
  }

  /// Steps at that part of the way from one point to the next.
  private func step(_ points: [CGPoint], _ part: CGFloat, _ path: inout Path) {
    for (start, end) in zip(points, points.dropFirst()) {
      if isDown {
        let y = start.y + (end.y - start.y) * part
        path.addLines(on: [CGPoint(x: start.x, y: y), CGPoint(x: end.x, y: y), end])
      } else {
        let x = start.x + (end.x - start.x) * part
        path.addLines(on: [CGPoint(x: x, y: start.y), CGPoint(x: x, y: end.y), end])
      }
    }
  }

  /// Bends each piece by parts of the ways past its two ends.
  private func bend(
    _ points: [CGPoint], _ path: inout Path,
    _ parts: (_ before: CGVector, _ behind: CGVector) -> (CGVector, CGVector)
  ) {
    for index in 1..<points.count {
      let (start, end) = (points[index - 1], points[index])
      let before = points[max(0, index - 2)]
      let behind = points[min(points.count - 1, index + 1)]
      let (out, back) = parts(end - before, behind - start)
      path.addCurve(to: end, control1: start + out, control2: end + back * -1)
    }
  }

  private func catmullRom(_ points: [CGPoint], _ alpha: Double, _ path: inout Path) {
    for index in 1..<points.count {
      let (one, two) = (points[index - 1], points[index])
      let before = points[max(0, index - 2)]
      let behind = points[min(points.count - 1, index + 1)]
      let first = Self.controls(before, one, two, alpha)
      let second = Self.controls(behind, two, one, alpha)
      path.addCurve(to: two, control1: first, control2: second)
    }
  }

  /// Where a piece from `one` to `two` is drawn to from `one`, which it came to from `before`.
  private static func controls(
    _ before: CGPoint, _ one: CGPoint, _ two: CGPoint, _ alpha: Double
  ) -> CGPoint {
    let (near, far) = (pow((one - before).length, alpha), pow((two - one).length, alpha))
    guard near > 1e-9, far > 1e-9 else { return one }
    // The way at `one` of the curve that is at each point at a time of its own.
    let way =
      (one - before) * CGFloat(1 / near) + (two - before) * CGFloat(-1 / (near + far))
      + (two - one) * CGFloat(1 / far)
    return one + way * CGFloat(far / 3)
  }

  /// Bends so that the curve is nowhere beyond its points.
  private func monotone(_ points: [CGPoint], _ path: inout Path) {
    let turned = isDown ? points.map { CGPoint(x: $0.y, y: $0.x) } : points
    let slopes = Self.slopes(turned)
    for index in 1..<turned.count {
      let (start, end) = (turned[index - 1], turned[index])
      let third = (end.x - start.x) / 3
      let one = CGPoint(x: start.x + third, y: start.y + slopes[index - 1] * third)
      let two = CGPoint(x: end.x - third, y: end.y - slopes[index] * third)
      path.addCurve(to: points[index], control1: turn(one), control2: turn(two))
    }
  }

  private func turn(_ point: CGPoint) -> CGPoint {
    isDown ? CGPoint(x: point.y, y: point.x) : point
  }

  private static func slopes(_ points: [CGPoint]) -> [CGFloat] {
    let pieces = zip(points, points.dropFirst()).map { start, end in
      end.x == start.x ? 0 : (end.y - start.y) / (end.x - start.x)
    }
    return points.indices.map { index in
      guard index > 0, index < pieces.count else { return pieces[min(index, pieces.count - 1)] }
      let (before, behind) = (pieces[index - 1], pieces[index])
      // Flat where it turns; else the harmonic mean, which is never too steep.
      guard before * behind > 0 else { return 0 }
      return 2 * before * behind / (before + behind)
    }
  }
}

extension Curve {
  /// The same way back: a step at the first point is one at the second.
  var reversed: Curve {
    switch method.kind {
    case .stepStart: Curve(method: .stepEnd, isDown: isDown)
    case .stepEnd: Curve(method: .stepStart, isDown: isDown)
    default: self
    }
  }
}

extension Path {
  fileprivate mutating func addRest(of points: [CGPoint]) { addLines(on: points.dropFirst()) }

  fileprivate mutating func addLines(on points: some Sequence<CGPoint>) {
    for point in points { addLine(to: point) }
  }
}

extension CGPoint {
  static func - (one: CGPoint, other: CGPoint) -> CGVector {
    CGVector(dx: one.x - other.x, dy: one.y - other.y)
  }

  static func + (point: CGPoint, way: CGVector) -> CGPoint {
    CGPoint(x: point.x + way.dx, y: point.y + way.dy)
  }
}

extension CGVector {
  fileprivate var length: Double { Double((dx * dx + dy * dy).squareRoot()) }

  fileprivate static func * (way: CGVector, factor: CGFloat) -> CGVector {
    CGVector(dx: way.dx * factor, dy: way.dy * factor)
  }

  fileprivate static func + (one: CGVector, other: CGVector) -> CGVector {
    CGVector(dx: one.dx + other.dx, dy: one.dy + other.dy)
  }
}
