public import Foundation

extension Path {
  /// A part of a circle, with a straight line to where it begins.
  ///
  /// Angles count from the right. They grow clockwise to the eye, because places count downwards; a
  /// part that is not `clockwise` goes from one angle to the next larger one.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let start = startAngle.radians
    var way = endAngle.radians - start
    guard way.isFinite, start.isFinite else { return }
    let turn = 2 * Double.pi
    if clockwise, way > 0 { way = way.truncatingRemainder(dividingBy: turn) - turn }
    if !clockwise, way < 0 { way = way.truncatingRemainder(dividingBy: turn) + turn }
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle,
      delta: .radians(min(turn, max(-turn, way))), transform: transform)
  }

  /// A part of a circle that goes on by `delta` from an angle, with a straight line to where it begins.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
    transform: CGAffineTransform = .identity
  ) {
    let way = delta.radians
    guard way.isFinite, startAngle.radians.isFinite else { return }
    // A quarter of a circle is bent well enough by two points.
    let count = max(1, min(4_000, Int((abs(way) / (.pi / 2)).rounded(.up))))
    let step = way / Double(count)
    let bend = CGFloat(4 / 3 * tan(step / 4)) * radius
    func point(_ angle: Double, bent by: CGFloat = 0) -> CGPoint {
      let (cosine, sine) = (CGFloat(cos(angle)), CGFloat(sin(angle)))
      return CGPoint(
        x: center.x + radius * cosine - by * sine, y: center.y + radius * sine + by * cosine
      ).applying(transform)
    }
    let start = point(startAngle.radians)
    if currentPoint == nil { move(to: start) } else { addLine(to: start) }
    for index in 0..<count {
      let (from, to) = (
        startAngle.radians + Double(index) * step, startAngle.radians + Double(index + 1) * step
      )
      addCurve(to: point(to), control1: point(from, bent: bend), control2: point(to, bent: -bend))
    }
  }
}
