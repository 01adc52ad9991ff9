import LayoutEngine
import Testing

struct LazyExtentsTests {
  /// The same rows, added up one by one.
  private struct Model {
    var lengths: [Double?]
    var spacing: Double
    var guess: Double

    var estimate: Double {
      let known = lengths.compactMap(\.self)
      return known.isEmpty ? guess : known.reduce(0, +) / Double(known.count)
    }

    /// Where each row starts, and where a next one would.
    func starts() -> [Double] {
      let estimate = estimate
      var starts = [0.0]
      for length in lengths {
        starts.append(starts[starts.count - 1] + (length ?? estimate) + spacing)
      }
      return starts
    }
  }

  @Test(arguments: UInt64(1)...40)
  func `offsets and rows are those of adding up`(_ seed: UInt64) {
    var dice = Dice(seed: seed)
    let count = Int(dice.number(0...300))
    let spacing = dice.pick([0, 8, 3.5])
    var extents = LazyExtents(count: count, spacing: spacing, guess: 20)
    var model = Model(lengths: Array(repeating: nil, count: count), spacing: spacing, guess: 20)
    for _ in 0..<(count == 0 ? 0 : 60) {
      let row = Int.random(in: 0..<count, using: &dice)
      let length = dice.number(0...50)
      extents.set(length, of: row)
      model.lengths[row] = length
    }
    let starts = model.starts()
    for row in 0...count {
      #expect(abs(extents.offset(of: row) - starts[row]) < 1e-6)
    }
    for row in 0..<count {
      // A little beside the edge, where rounding cannot decide.
      let offset = starts[row] + 0.25
      #expect(extents.row(at: offset) == starts[..<count].lastIndex { $0 <= offset })
    }
  }

  @Test func `rows not measured count with the mean of those that were`() {
    var extents = LazyExtents(count: 10, spacing: 0, guess: 100)
    #expect(extents.total == 1000)
    extents.set(20, of: 3)
    extents.set(40, of: 7)
    #expect(extents.estimate == 30)
    #expect(extents.total == 300)
    #expect(extents.offset(of: 4) == 110)
  }

  @Test func `the total has spacing between rows only`() {
    #expect(LazyExtents(count: 3, spacing: 8, guess: 10).total == 46)
    #expect(LazyExtents(count: 1, spacing: 8, guess: 10).total == 10)
    #expect(LazyExtents(count: 0, spacing: 8, guess: 10).total == 0)
  }

  @Test func `offsets outside belong to the first and the last row`() {
    let extents = LazyExtents(count: 5, spacing: 0, guess: 10)
    #expect(extents.row(at: -100) == 0)
    #expect(extents.row(at: 1_000) == 4)
    #expect(extents.row(at: .nan) == 0)
    #expect(LazyExtents(count: 0).row(at: 10) == 0)
  }

  @Test func `a row begins at its offset exactly`() {
    let extents = LazyExtents(count: 100_000, spacing: 8, guess: 32)
    for row in [0, 1, 31, 32, 33, 63, 64, 4_095, 65_536, 99_999] {
      #expect(extents.offset(of: row) == Double(row) * 40)
      #expect(extents.row(at: Double(row) * 40) == row)
      #expect(extents.row(at: Double(row) * 40 + 39) == row)
    }
  }

  @Test func `the order in which lengths become known does not matter`() {
    var dice = Dice(seed: 7)
    let lengths = (0..<500).map { _ in dice.number(1...1000) / 7 }
    var forwards = LazyExtents(count: 500)
    var shuffled = LazyExtents(count: 500)
    for row in 0..<500 {
      forwards.set(lengths[row], of: row)
    }
    for row in (0..<500).shuffled(using: &dice) {
      shuffled.set(1, of: row)
      shuffled.set(lengths[row], of: row)
    }
    for row in 0...500 {
      #expect(forwards.offset(of: row) == shuffled.offset(of: row))
    }
  }

  @Test func `setting a length says whether that is news`() {
    var extents = LazyExtents(count: 3)
    let news = [extents.set(20, of: 1), extents.set(20, of: 1), extents.set(21, of: 1)]
    #expect(news == [true, false, true])
  }

  @Test func `a length that is no length counts as nothing`() {
    var extents = LazyExtents(count: 2, spacing: 0)
    extents.set(.nan, of: 0)
    extents.set(-5, of: 1)
    #expect(extents.total == 0)
    extents.set(.infinity, of: 0)
    #expect(extents.total == 0)
  }

  @Test func `rows keep their lengths when others come and go`() {
    var extents = LazyExtents(count: 4, spacing: 0)
    for row in 0..<4 {
      extents.set(Double(10 * (row + 1)), of: row)
    }
    extents.replace(1..<2, withUnknown: 3)
    #expect((0..<6).map { extents.length(of: $0) } == [10, nil, nil, nil, 30, 40])
    #expect(extents.count == 6)
    extents.replace(0..<6, withUnknown: 0)
    #expect(extents.total == 0)
  }

  @Test func `an anchor stays with its row while rows above it turn out longer`() {
    var extents = LazyExtents(count: 100, spacing: 0, guess: 10)
    let anchor = extents.anchor(at: 503)
    #expect(anchor == LazyAnchor(row: 50, distance: 3))
    for row in 0..<50 {
      extents.set(30, of: row)
    }
    #expect(extents.offset(of: anchor) == 1503)
  }

  @Test func `an anchor whose row is gone lies at the end`() {
    let extents = LazyExtents(count: 5, spacing: 0, guess: 10)
    #expect(extents.offset(of: LazyAnchor(row: 9, distance: 0)) == 50)
  }
}
