/// The part of a lazy container's axis that should exist: what is seen, and a margin around it.
package struct LazyWindow: Hashable, Sendable {
  /// Where it starts, in the container's coordinates.
  package var start: Double
  /// Where it ends.
  package var end: Double
  /// Where what is seen starts.
  package private(set) var offset: Double

  /// What a viewport of `length` at `offset` shows, with `margin` before and after it.
  package init(offset: Double, length: Double, margin: Double = 0) {
    let margin = Length.given(margin) ?? 0
    self.offset = Length.distance(offset)
    start = self.offset - margin
    end = self.offset + (Length.given(length) ?? 0) + margin
  }

  /// Has what is seen start at `offset`.
  fileprivate mutating func move(to offset: Double) {
    let way = offset - self.offset
    (start, end, self.offset) = (start + way, end + way, offset)
  }
}

extension LazyExtents {
  /// The rows that lie at least partly in `window`, going by what is known now.
  package func rows(in window: LazyWindow) -> Range<Int> {
    guard count > 0, window.end > window.start else { return 0..<0 }
    guard window.end > 0, window.start < total else { return 0..<0 }
    var first = row(at: window.start)
    // What ends at the window's start, or lies in the spacing before it, is not seen.
    if first < count - 1, offset(of: first) + (length(of: first) ?? estimate) <= window.start {
      first += 1
    }
    var last = row(at: window.end)
    if offset(of: last) >= window.end { last -= 1 }
    return first..<max(first, last + 1)
  }

  /// Measures the rows in `window` until no other comes into it, and returns them.
  ///
  /// Rows shorter than thought bring others into the window, so this may take a few rounds; a round
  /// measures what the one before did not. `prepare` is called at its start with all rows in the
  /// window.
  ///
  /// The window goes with the row that is seen first: far down, each length that becomes known has all rows
  /// elsewhere, and others would come into a window that stood still, round after round.
  package mutating func settle(
    in window: LazyWindow, prepare: (_ rows: Range<Int>) -> Void = { _ in },
    measure: (_ row: Int) -> Double
  ) -> Range<Int> {
    let anchor = anchor(at: window.offset)
    var (window, rows) = (window, 0..<0)
    // Lengths that follow from the row alone settle within a few rounds. The bound is for those that
    // change each time they are asked for.
    for _ in 0..<64 {
      let asked = rows
      window.move(to: offset(of: anchor))
      rows = self.rows(in: window)
      prepare(rows)
      var isChanged = false
      for row in rows where !asked.contains(row) {
        if set(measure(row), of: row) { isChanged = true }
      }
      if !isChanged { break }
    }
    return rows
  }
}
