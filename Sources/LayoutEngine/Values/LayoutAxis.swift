/// One of the two directions in which lengths are proposed, answered and placed.
package enum LayoutAxis: UInt8, Hashable, Sendable {
  case horizontal
  case vertical

  /// The direction across this one: a row's height, a column's width.
  package var cross: LayoutAxis { self == .horizontal ? .vertical : .horizontal }
}
