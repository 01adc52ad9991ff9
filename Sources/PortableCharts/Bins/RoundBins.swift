/// Where bins begin and end that do so at multiples of their size.
enum RoundBins {
  /// How many bins there are where nobody says it.
  static let usual = 10

  /// The multiples of a round number around a range, so that they make about `count` bins.
  ///
  /// Each bin is at least `least` wide.
  static func thresholds(
    around range: ClosedRange<Double>, count: Int?, least: Double
  ) -> [Double] {
    let length = range.upperBound - range.lowerBound
    let size = NiceNumbers.step(across: length, count: max(1, count ?? usual))
    return thresholds(around: range, size: length > 0 ? max(size, least) : max(1, least))
  }

  /// The multiples of `size` around a range. Of a size that would make too many bins, it takes ten times that.
  static func thresholds(around range: ClosedRange<Double>, size: Double) -> [Double] {
    guard size > 0, size.isFinite, range.lowerBound.isFinite, range.upperBound.isFinite else {
      return []
    }
    let hair = 1e-9
    let first = (range.lowerBound / size + hair).rounded(.down)
    let last = max(first + 1, (range.upperBound / size - hair).rounded(.up))
    guard last - first <= 100_000 else { return thresholds(around: range, size: size * 10) }
    return stride(from: first, through: last, by: 1).map { $0 == 0 ? 0 : $0 * size }
  }
}
