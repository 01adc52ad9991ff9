/// A bent line from (0, 0) to (1, 1) that says how far things are at which time.
struct TimingCurve: Hashable, Sendable {
  private let x: Cubic
  private let y: Cubic

  static let linear = TimingCurve(0, 0, 1, 1)
  static let easeIn = TimingCurve(0.42, 0, 1, 1)
  static let easeOut = TimingCurve(0, 0, 0.58, 1)
  static let easeInOut = TimingCurve(0.42, 0, 0.58, 1)

  /// The line with these control points. Their times lie between 0 and 1: time does not run back.
  init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    x = Cubic(min(1, max(0, x1)), min(1, max(0, x2)))
    y = Cubic(y1, y2)
  }

  /// How far things are at `time`, and how fast they get on.
  func value(at time: Double) -> (progress: Double, slope: Double) {
    if x == y { return (time, 1) }
    // Time grows along the line, so halving finds the place; 40 times is far beyond what one sees.
    var (low, high) = (0.0, 1.0)
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if x.value(at: middle) < time { low = middle } else { high = middle }
    }
    let place = (low + high) / 2
    let run = x.slope(at: place)
    return (y.value(at: place), run > 1e-9 ? y.slope(at: place) / run : 0)
  }

  /// One direction of the line.
  private struct Cubic: Hashable, Sendable {
    let one: Double
    let other: Double

    init(_ one: Double, _ other: Double) {
      self.one = one
      self.other = other
    }

    func value(at t: Double) -> Double {
      let u = 1 - t
      return 3 * u * u * t * one + 3 * u * t * t * other + t * t * t
    }

    func slope(at t: Double) -> Double {
      let u = 1 - t
      return 3 * u * u * one + 6 * u * t * (other - one) + 3 * t * t * (1 - other)
    }
  }
}
