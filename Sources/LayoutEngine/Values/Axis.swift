/// One of the two directions in which lengths are proposed, answered and placed.
package enum Axis: UInt8, Hashable, Sendable {
  case horizontal
  case vertical

  /// The direction across this one: a row's height, a column's width.
  package var cross: Axis { self == .horizontal ? .vertical : .horizontal }
}

/// Any combination of the two directions, as `fixedSize` and scroll views take it.
package struct AxisSet: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Left to right, or right to left where the language is written so.
  package static let horizontal = AxisSet(rawValue: 1)
  /// Top to bottom.
  package static let vertical = AxisSet(rawValue: 2)

  /// Whether `axis` is one of the set's directions.
  package func contains(_ axis: Axis) -> Bool {
    rawValue & (axis == .horizontal ? 1 : 2) != 0
  }
}
