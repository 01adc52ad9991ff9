public import Foundation

/// A way from 0 to 1: how far things are at which part of the time.
public struct UnitCurve: Hashable, Sendable {
  private let kind: Kind

  private indirect enum Kind: Hashable, Sendable {
    case line(TimingCurve)
    case circleIn
    case circleOut
    case circleInOut
    case inverse(Kind)
  }

  private init(_ kind: Kind) { self.kind = kind }

  init(_ curve: TimingCurve) { kind = .line(curve) }

  /// Along the bent line from (0, 0) to (1, 1) with these two control points, time across.
  public static func bezier(
    startControlPoint: UnitPoint, endControlPoint: UnitPoint
  ) -> UnitCurve {
    func part(_ part: CGFloat) -> Double { Showable.coordinate(Double(part)) }
    return UnitCurve(
      TimingCurve(
        part(startControlPoint.x), part(startControlPoint.y), part(endControlPoint.x),
        part(endControlPoint.y)))
  }

  /// At the same speed all the time.
  public static let linear = UnitCurve(.linear)
  /// Slow at first.
  public static let easeIn = UnitCurve(.easeIn)
  /// Slow in the end.
  public static let easeOut = UnitCurve(.easeOut)
  /// Slow at first and in the end.
  public static let easeInOut = UnitCurve(.easeInOut)
  /// Slow at first, along a quarter of a circle.
  public static let circularEaseIn = UnitCurve(.circleIn)
  /// Slow in the end, along a quarter of a circle.
  public static let circularEaseOut = UnitCurve(.circleOut)
  /// Slow at first and in the end, along two quarters of circles.
  public static let circularEaseInOut = UnitCurve(.circleInOut)

  /// The curve that says at which part of the time things are how far.
  public var inverse: UnitCurve {
    if case .inverse(let kind) = kind { return UnitCurve(kind) }
    return UnitCurve(.inverse(kind))
  }

  /// How far things are at the part `progress` of the time.
  public func value(at progress: Double) -> Double { place(at: progress).progress }

  /// How fast they are then, where one whole way in the whole time is 1.
  public func velocity(at progress: Double) -> Double { place(at: progress).slope }

  func place(at progress: Double) -> (progress: Double, slope: Double) {
    Self.place(at: Showable.number(progress, in: 0...1, usual: 0), along: kind)
  }

  private static func place(at time: Double, along kind: Kind) -> (progress: Double, slope: Double)
  {
    switch kind {
    case .line(let curve): return curve.value(at: time)
    case .circleIn:
      let height = max(0, 1 - time * time).squareRoot()
      return (1 - height, time / max(1e-6, height))
    case .circleOut:
      let (progress, slope) = place(at: 1 - time, along: .circleIn)
      return (1 - progress, slope)
    case .circleInOut:
      let isLate = time > 0.5
      let half = place(at: isLate ? time * 2 - 1 : time * 2, along: isLate ? .circleOut : .circleIn)
      return ((half.progress + (isLate ? 1 : 0)) / 2, half.slope)
    case .inverse(let kind):
      // Things get on all the time along most curves, so halving finds the place.
      var (low, high) = (0.0, 1.0)
      for _ in 0..<40 {
        let middle = (low + high) / 2
        if place(at: middle, along: kind).progress < time { low = middle } else { high = middle }
      }
      let slope = place(at: (low + high) / 2, along: kind).slope
      return ((low + high) / 2, abs(slope) > 1e-6 ? 1 / slope : 1e6)
    }
  }
}

extension Animation {
  /// Along `curve`, in `duration` seconds.
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    Animation(.curve(curve, duration: Showable.number(duration, in: 0...1e9, usual: 0.35)))
  }
}
