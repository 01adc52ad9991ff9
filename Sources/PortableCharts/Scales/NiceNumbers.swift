import Foundation

/// Round numbers across a range.
enum NiceNumbers {
  /// So many are the most that are ever made.
  static let most = 500

  /// A step of 1, 2 or 5, or ten times that, … so that about `count` of them make `span`.
  static func step(across span: Double, count: Int) -> Double {
    let raw = span / Double(max(1, count))
    guard raw.isFinite, raw > 0 else { return 1 }
    let magnitude = pow(10, floor(log10(raw)))
    let part = raw / magnitude
    let factor: Double = part < 1.5 ? 1 : part < 3 ? 2 : part < 7 ? 5 : 10
    return magnitude * factor
  }

  /// All multiples of `step` from `lower` to `upper`; fewer where they would be too many to see.
  static func multiples(of step: Double, from lower: Double, to upper: Double) -> [Double] {
    guard step > 0, lower <= upper, (upper - lower).isFinite else { return [] }
    var step = step
    while (upper - lower) / step > Double(most) { step *= 10 }
    // What is a hair outside, because no number is exact, is inside.
    let hair = step * 1e-9
    let first = ((lower - hair) / step).rounded(.up)
    let last = ((upper + hair) / step).rounded(.down)
    guard first <= last, abs(first) < 1e15, abs(last) < 1e15 else { return [] }
    return stride(from: first, through: last, by: 1).map { $0 == 0 ? 0 : $0 * step }
  }

  /// Powers of ten, with their halves and fifths where there are few.
  static func powers(from lower: Double, to upper: Double, count: Int) -> [Double] {
    guard lower > 0, upper >= lower else { return [] }
    let (first, last) = (Int(floor(log10(lower))), Int(ceil(log10(upper))))
    let factors: [Double] = last - first >= max(3, count / 2) ? [1] : [1, 2, 5]
    let stride = max(1, Int((Double(last - first) / Double(max(1, count))).rounded(.up)))
    let range = lower * (1 - 1e-9)...upper * (1 + 1e-9)
    var numbers: [Double] = []
    for power in Swift.stride(from: first, through: last, by: factors.count == 1 ? stride : 1) {
      let whole = pow(10, Double(power))
      numbers += factors.map { $0 * whole }.filter(range.contains)
    }
    return numbers
  }
}
