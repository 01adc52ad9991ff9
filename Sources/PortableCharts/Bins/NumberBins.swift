/// Ranges of numbers that lie side by side, to count what is in each.
///
///     let bins = NumberBins(data: times, desiredCount: 10)
///     let counts = Dictionary(grouping: times) { bins.index(for: $0) }
///     Chart(bins.indices, id: \.self) { index in
///       BarMark(x: .value("Time", bins[index]), y: .value("Count", counts[index]?.count ?? 0))
///     }
public struct NumberBins<Value: Comparable & Numeric> {
  private let bins: Bins<Value>

  /// Bins between these numbers, which are put in order.
  public init(thresholds: [Value]) { bins = Bins(thresholds: thresholds.sorted()) }

  /// The bin that has `value`. What is before all of them is in the first, what is behind all in the last.
  public func index(for value: Value) -> Int { bins.index(for: value) }

  /// Where bins begin, and where the last one ends.
  public var thresholds: [Value] { bins.thresholds }
}

extension NumberBins: RandomAccessCollection {
  /// The place of the first bin.
  public var startIndex: Int { 0 }

  /// The place behind the last bin.
  public var endIndex: Int { bins.count }

  /// The place behind another one.
  public func index(after index: Int) -> Int { index + 1 }

  /// The bin at a place.
  public subscript(position: Int) -> ChartBinRange<Value> { bins[position] }
}

extension NumberBins where Value: BinaryFloatingPoint {
  /// Round bins that have all of `data`, about `desiredCount` of them, each at least `minimumStride` wide.
  public init(data: [Value], desiredCount: Int? = nil, minimumStride: Value = 0) {
    guard let least = data.min(), let most = data.max() else {
      self.init(thresholds: [])
      return
    }
    self.init(range: least...most, desiredCount: desiredCount, minimumStride: minimumStride)
  }

  /// Round bins that have all of `range`, about `desiredCount` of them, each at least `minimumStride` wide.
  public init(
    range: ClosedRange<Value>, desiredCount: Int? = nil, minimumStride: Value = 0
  ) {
    let round = RoundBins.thresholds(
      around: range.doubles, count: desiredCount, least: Double(minimumStride))
    self.init(thresholds: round.map { Value($0) })
  }

  /// So many bins of the same width, which begin and end with `range`.
  public init(range: ClosedRange<Value>, count: Int) {
    let ends = range.doubles
    let count = Swift.max(1, count)
    let length = ends.upperBound - ends.lowerBound
    let inner = (1..<count).map {
      Value(ends.lowerBound + length * Double($0) / Double(count))
    }
    self.init(thresholds: [range.lowerBound] + inner + [range.upperBound])
  }

  /// Bins between the multiples of `size` that have all of `range`.
  public init(size: Value, range: ClosedRange<Value>) {
    let round = RoundBins.thresholds(around: range.doubles, size: Double(size))
    self.init(thresholds: round.map { Value($0) })
  }
}

extension NumberBins where Value: BinaryInteger {
  /// Round bins that have all of `data`, about `desiredCount` of them, each at least `minimumStride` wide.
  public init(data: [Value], desiredCount: Int? = nil, minimumStride: Value = 1) {
    guard let least = data.min(), let most = data.max() else {
      self.init(thresholds: [])
      return
    }
    self.init(range: least...most, desiredCount: desiredCount, minimumStride: minimumStride)
  }

  /// Round bins that have all of `range`, about `desiredCount` of them, each at least `minimumStride` wide.
  public init(
    range: ClosedRange<Value>, desiredCount: Int? = nil, minimumStride: Value = 1
  ) {
    let round = RoundBins.thresholds(
      around: range.doubles, count: desiredCount, least: Swift.max(1, Double(minimumStride)))
    self.init(thresholds: round.map { Value($0) })
  }

  /// So many bins, as equally wide as whole numbers let them be, which begin and end with `range`.
  public init(range: ClosedRange<Value>, count: Int) {
    let count = Value(Swift.max(1, count))
    let length = range.upperBound - range.lowerBound
    let (each, rest) = length.quotientAndRemainder(dividingBy: count)
    var thresholds = [range.lowerBound]
    var index: Value = 0
    while index < count {
      let width = each + (index < rest ? 1 : 0)
      if width > 0, let last = thresholds.last { thresholds.append(last + width) }
      index += 1
    }
    self.init(thresholds: thresholds.count > 1 ? thresholds : [range.lowerBound, range.upperBound])
  }

  /// Bins between the multiples of `size` that have all of `range`.
  public init(size: Value, range: ClosedRange<Value>) {
    let round = RoundBins.thresholds(
      around: range.doubles, size: Swift.max(1, Double(size)))
    self.init(thresholds: round.map { Value($0) })
  }
}

extension ClosedRange where Bound: BinaryInteger {
  fileprivate var doubles: ClosedRange<Double> { Double(lowerBound)...Double(upperBound) }
}

extension ClosedRange where Bound: BinaryFloatingPoint {
  fileprivate var doubles: ClosedRange<Double> { Double(lowerBound)...Double(upperBound) }
}
