import LayoutEngine
import Testing

/// Children of which the tests see which were made.
private final class Rows: LayoutChildren {
  let count: Int
  let size: (Int) -> Size
  var made: Set<Int> = []

  init(_ count: Int, size: @escaping (Int) -> Size) {
    self.count = count
    self.size = size
  }

  func measure(_ child: Int, for proposal: Proposal) -> Size {
    made.insert(child)
    return size(child)
  }
}

struct LazyContainerTests {
  private let offered = Proposal(width: 300, height: nil)

  @Test func `a lazy column makes only the rows in sight`() {
    let rows = Rows(100_000) { _ in Size(width: 100, height: 20) }
    let stack = LazyStack(.vertical, alignment: .horizontalCenter)
    var extents = LazyExtents(count: rows.count, guess: 20)
    let window = LazyWindow(offset: 28_000, length: 280, margin: 56)
    let seen = extents.settle(in: window) { stack.length(of: $0, rows, for: offered) }
    #expect(seen == 998..<1012)
    #expect(rows.made == Set(seen))
  }

  @Test func `a lazy column is as wide as offered and as high as it thinks`() {
    let stack = LazyStack(.vertical, alignment: .leading)
    let extents = LazyExtents(count: 10, spacing: 8, guess: 12)
    #expect(stack.size(extents, for: offered) == Size(width: 300, height: 192))
    #expect(stack.size(extents, for: .unspecified, widest: 70).width == 70)
  }

  @Test func `rows of a lazy column lie where they are and are aligned across`() {
    let rows = Rows(10) { Size(width: 100, height: $0 == 3 ? 50 : 20) }
    let stack = LazyStack(.vertical, alignment: .trailing)
    var extents = LazyExtents(count: 10, guess: 20)
    let window = LazyWindow(offset: 60, length: 100)
    let seen = extents.settle(in: window) { stack.length(of: $0, rows, for: offered) }
    var frames: [Int: Rect] = [:]
    let size = stack.size(extents, for: offered)
    stack.arrange(seen, of: rows, in: size, for: offered, extents: extents) { row, placement in
      frames[row] = placement.frame
    }
    #expect(seen == 2..<5)
    #expect(frames[2]?.origin.x == 200)
    #expect(frames[3].map { $0.minY - (frames[2]?.maxY ?? 0) } == 8)
    #expect(frames[4].map { $0.minY - (frames[3]?.maxY ?? 0) } == 8)
  }

  @Test func `a lazy row lies along its own axis`() {
    let rows = Rows(10) { _ in Size(width: 30, height: 10) }
    let stack = LazyStack(.horizontal, alignment: .top)
    var extents = LazyExtents(count: 10, spacing: 2, guess: 30)
    let offered = Proposal(width: nil, height: 50)
    let window = LazyWindow(offset: 0, length: 64)
    let seen = extents.settle(in: window) { stack.length(of: $0, rows, for: offered) }
    var frames: [Rect] = []
    let size = stack.size(extents, for: offered)
    stack.arrange(seen, of: rows, in: size, for: offered, extents: extents) { _, placement in
      frames.append(placement.frame)
    }
    #expect(size == Size(width: 318, height: 50))
    #expect(frames.map(\.minX) == [0, 32])
  }

  @Test func `a lazy grid makes only the cells of lines in sight`() {
    let cells = Rows(1_000) { _ in Size(width: 40, height: 20) }
    let track = GridTrack(.fixed(40), spacing: 0)
    let grid = TrackGrid(
      .vertical, tracks: [track, track, track], alignment: .leading, spacing: 0)
    let lazy = LazyGrid(grid, for: offered)
    var extents = LazyExtents(
      count: TrackGrid.lines(of: 1_000, in: lazy.columns), spacing: 0, guess: 20)
    #expect(extents.count == 334)
    let seen = extents.settle(in: LazyWindow(offset: 200, length: 60)) {
      lazy.length(of: TrackGrid.cells(in: $0, of: 1_000, lazy.columns), cells)
    }
    #expect(seen == 10..<13)
    #expect(cells.made == Set(30..<39))
    #expect(lazy.size(extents) == Size(width: 300, height: 6_680))
  }

  @Test func `cells of a lazy grid lie where those of a whole grid do`() {
    let cells = Rows(20) { Size(width: 30, height: Double(10 + $0)) }
    let tracks = [GridTrack(.flexible(least: 10, most: .infinity)), GridTrack(.fixed(50))]
    let grid = TrackGrid(.vertical, tracks: tracks, alignment: .horizontalCenter)
    let size = grid.size(of: cells, for: offered)
    var whole: [Int: Rect] = [:]
    grid.arrange(cells, in: size, for: offered) { whole[$0] = $1.frame }
    let lazy = LazyGrid(grid, for: offered)
    var extents = LazyExtents(count: 10, guess: 20)
    let all = extents.settle(in: LazyWindow(offset: 0, length: 10_000)) {
      lazy.length(of: TrackGrid.cells(in: $0, of: 20, lazy.columns), cells)
    }
    var made: [Int: Rect] = [:]
    for line in all {
      let row = TrackGrid.cells(in: line, of: 20, lazy.columns)
      lazy.arrange(row, at: extents.offset(of: line), of: cells) { made[$0] = $1.frame }
    }
    #expect(all == 0..<10)
    #expect(made == whole)
    #expect(lazy.size(extents) == size)
  }

  @Test func `a child that has a line of a lazy grid for itself is offered all of it`() {
    let children = Rows(2) { _ in Size(width: 60, height: 25) }
    let tracks = [GridTrack(.fixed(40), spacing: 0), GridTrack(.fixed(40), spacing: 0)]
    let places: [(Guide, Double)] = [(.leading, 0), (.horizontalCenter, 120), (.trailing, 240)]
    for (alignment, start) in places {
      let lazy = LazyGrid(
        TrackGrid(.vertical, tracks: tracks, alignment: alignment, spacing: 0), for: offered)
      #expect(lazy.length(ofWhole: 0, children) == 25)
      var placement: Placement?
      lazy.arrange(whole: 0, at: 70, of: children) { placement = $1 }
      #expect(placement?.frame == Rect(x: start, y: 70, width: 60, height: 25))
      #expect(placement?.proposal == offered)
    }
  }

  @Test func `a lazy grid without tracks has no lines`() {
    let lazy = LazyGrid(TrackGrid(.vertical, tracks: [], alignment: .leading), for: offered)
    #expect(TrackGrid.lines(of: 10, in: lazy.columns) == 0)
    #expect(TrackGrid.cells(in: 0, of: 10, lazy.columns).isEmpty)
  }
}
