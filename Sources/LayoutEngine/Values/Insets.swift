/// Distances kept free at the four edges; negative ones reach beyond the edge.
package struct Insets: Hashable, Sendable {
  /// The distance at the top edge.
  package var top: Double
  /// The distance at the leading edge.
  package var leading: Double
  /// The distance at the bottom edge.
  package var bottom: Double
  /// The distance at the trailing edge.
  package var trailing: Double

  @inlinable package static var zero: Insets { Insets(top: 0, leading: 0, bottom: 0, trailing: 0) }

  @inlinable package init(top: Double, leading: Double, bottom: Double, trailing: Double) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// What the insets take away along `axis`.
  @inlinable package func total(along axis: LayoutAxis) -> Double {
    axis == .horizontal ? leading + trailing : top + bottom
  }
}
