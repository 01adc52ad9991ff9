/// The places where bins end and the next ones begin, in their order.
struct Bins<Bound: Comparable> {
  let thresholds: [Bound]

  /// How many bins there are between the thresholds.
  var count: Int { max(0, thresholds.count - 1) }

  /// The bin at a place.
  subscript(position: Int) -> ChartBinRange<Bound> {
    ChartBinRange(
      lowerBound: thresholds[position], upperBound: thresholds[position + 1],
      includesUpperBound: position == count - 1)
  }

  /// The bin that has `value`; the first or the last one where none has.
  func index(for value: Bound) -> Int {
    var (low, high) = (0, thresholds.count)
    while low < high {
      let middle = (low + high) / 2
      if thresholds[middle] <= value { low = middle + 1 } else { high = middle }
    }
    return max(0, min(low - 1, count - 1))
  }
}
