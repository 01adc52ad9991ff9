/// A place in a lazy container told by a row, so that it stays put while lengths become known.
///
/// Rows above the viewport turn out longer or shorter than thought, and data comes and goes: take an
/// anchor before, and scroll to its offset after.
package struct LazyAnchor: Hashable, Sendable {
  /// The row.
  package var row: Int
  /// How far below the row's start.
  package var distance: Double

  package init(row: Int, distance: Double) {
    self.row = row
    self.distance = distance
  }
}

extension LazyExtents {
  /// The anchor of what is at `offset`.
  package func anchor(at offset: Double) -> LazyAnchor {
    let row = row(at: offset)
    return LazyAnchor(row: row, distance: Length.distance(offset) - self.offset(of: row))
  }

  /// Where `anchor` is now.
  package func offset(of anchor: LazyAnchor) -> Double {
    offset(of: min(max(0, anchor.row), count)) + anchor.distance
  }
}
