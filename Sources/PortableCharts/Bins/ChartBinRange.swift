/// All values of one bin: from its lower bound up to its upper bound, which belongs to the next bin.
///
/// The upper bound of the last bin belongs to that bin.
public struct ChartBinRange<Bound: Comparable> {
  /// The least value of the bin.
  public let lowerBound: Bound

  /// Where the bin ends.
  public let upperBound: Bound

  /// Whether the end is one of its values.
  let includesUpperBound: Bool
}

extension ChartBinRange: RangeExpression {
  /// Whether a value is one of the bin.
  public func contains(_ element: Bound) -> Bool {
    element >= lowerBound
      && (element < upperBound || includesUpperBound && element == upperBound)
  }

  /// The indices of a collection from the lower bound up to the upper bound, without that.
  public func relative<C: Collection>(to collection: C) -> Range<Bound> where C.Index == Bound {
    lowerBound..<upperBound
  }
}

extension ChartBinRange: Equatable {}
extension ChartBinRange: Hashable where Bound: Hashable {}
extension ChartBinRange: Sendable where Bound: Sendable {}
