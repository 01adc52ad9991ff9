/// Any combination of the two directions, as `fixedSize` and scroll views take it.
package struct LayoutAxes: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Left to right, or right to left where the language is written so.
  package static let horizontal = LayoutAxes(rawValue: 1)
  /// Top to bottom.
  package static let vertical = LayoutAxes(rawValue: 2)

  /// Whether `axis` is one of the set's directions.
  package func contains(_ axis: LayoutAxis) -> Bool {
    rawValue & (axis == .horizontal ? 1 : 2) != 0
  }
}
