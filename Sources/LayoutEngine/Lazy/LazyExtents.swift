/// The lengths of many rows of which only some were ever measured.
///
/// A row not measured counts with the mean of those that were. Finding a row's place, or the row at
/// a place, takes a walk down a small tree of sums, so a list of 100,000 rows scrolls as smoothly as
/// one of ten. The sums depend only on the lengths, never on the order in which they became known.
package struct LazyExtents: Sendable {
  /// The distance between rows.
  package let spacing: Double
  private let guess: Double
  private var lengths: [Double]
  private var known: LazySums

  /// `count` rows of unknown length; `guess` stands in until the first is measured.
  package init(count: Int, spacing: Double = Length.standardSpacing, guess: Double = 44) {
    self.spacing = Length.distance(spacing)
    self.guess = Length.given(guess) ?? Length.unspecified
    lengths = Array(repeating: .nan, count: max(0, count))
    known = LazySums(lengths)
  }

  /// Rows of these lengths, not a number where one is unknown; `guess` stands in until one is known.
  package init(_ lengths: [Double], spacing: Double, guess: Double) {
    self.spacing = Length.distance(spacing)
    self.guess = Length.given(guess) ?? Length.unspecified
    self.lengths = lengths
    known = LazySums(lengths)
  }

  /// How many rows there are.
  package var count: Int { lengths.count }

  /// Whether no row was ever measured.
  package var isGuessing: Bool { known.all.count == 0 }

  /// The length that stands in for a row not measured.
  package var estimate: Double {
    isGuessing ? guess : known.all.length / Double(known.all.count)
  }

  /// The length of all rows and the spacing between them.
  package var total: Double {
    count == 0 ? 0 : max(0, offset(of: count) - spacing)
  }

  /// The measured length of `row`, `nil` if it never was.
  package func length(of row: Int) -> Double? {
    lengths[row].isNaN ? nil : lengths[row]
  }

  /// Where `row` starts; `count` is allowed and tells where a next row would start.
  package func offset(of row: Int) -> Double {
    span(of: known.sum(before: row, lengths), rows: row)
  }

  /// The row at `offset`, the last one that starts there or before; 0 when there are no rows.
  package func row(at offset: Double) -> Int {
    let offset = Length.distance(offset)
    guard count > 0, offset > 0 else { return 0 }
    var (row, start) = known.descend(rows: count) { sum, rows in
      span(of: sum, rows: rows)
    } within: { start in
      start <= offset
    }
    while row < count - 1 {
      let next = start + (length(of: row) ?? estimate) + spacing
      if next > offset { break }
      row += 1
      start = next
    }
    return row
  }

  /// Notes that `row` is `length` long; says whether that changes anything.
  @discardableResult
  package mutating func set(_ length: Double, of row: Int) -> Bool {
    let length = Length.given(length) ?? 0
    guard lengths[row] != length else { return false }
    lengths[row] = length
    known.update(row, lengths)
    return true
  }

  /// Replaces `rows` by `count` rows of unknown length; all others keep theirs.
  package mutating func replace(_ rows: Range<Int>, withUnknown count: Int) {
    lengths.replaceSubrange(rows, with: repeatElement(.nan, count: max(0, count)))
    known = LazySums(lengths)
  }

  private func span(of sum: LazySums.Sum, rows: Int) -> Double {
    sum.length + Double(rows - sum.count) * estimate + Double(rows) * spacing
  }
}
