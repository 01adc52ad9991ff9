import LayoutEngine
import Testing

struct LazyWindowTests {
  private let extents = LazyExtents(count: 100, spacing: 10, guess: 30)

  private func rows(_ offset: Double, _ length: Double, margin: Double = 0) -> Range<Int> {
    extents.rows(in: LazyWindow(offset: offset, length: length, margin: margin))
  }

  @Test func `rows partly in the window are in it`() {
    #expect(rows(0, 100) == 0..<3)
    #expect(rows(29, 100) == 0..<4)
  }

  @Test func `rows that only touch the window are not in it`() {
    #expect(rows(30, 10).isEmpty)
    #expect(rows(40, 40) == 1..<2)
    #expect(rows(30, 50) == 1..<2)
  }

  @Test func `a margin brings in rows before and after`() {
    #expect(rows(400, 40) == 10..<11)
    #expect(rows(400, 40, margin: 80) == 8..<13)
  }

  @Test func `a window beside the rows holds none`() {
    #expect(rows(4_000, 100).isEmpty)
    #expect(rows(-200, 100).isEmpty)
    #expect(rows(0, 0).isEmpty)
    #expect(LazyExtents(count: 0).rows(in: LazyWindow(offset: 0, length: 100)).isEmpty)
  }

  @Test func `a window that is no window holds none or what it can`() {
    #expect(rows(.nan, 100) == 0..<3)
    #expect(rows(0, .nan).isEmpty)
    #expect(rows(0, .infinity).isEmpty)
  }

  @Test func `settling measures until the window is filled`() {
    var extents = LazyExtents(count: 1000, spacing: 0, guess: 100)
    var measured: [Int] = []
    let rows = extents.settle(in: LazyWindow(offset: 0, length: 200)) { row in
      measured.append(row)
      return 20
    }
    #expect(rows == 0..<10)
    #expect(measured == Array(0..<10))
  }

  @Test func `settling after a jump measures what is seen there and little else`() {
    var extents = LazyExtents(count: 100_000, spacing: 0, guess: 44)
    var measures = 0
    let rows = extents.settle(in: LazyWindow(offset: 1_000_000, length: 800)) { _ in
      measures += 1
      return 20
    }
    // It was the row there by what was thought before, and stays the one that is seen first.
    #expect(rows == 22_727..<22_768)
    #expect(measures == rows.count)
  }

  @Test func `settling ends although a row answers differently each time`() {
    var extents = LazyExtents(count: 50, spacing: 0, guess: 10)
    var answer = 0.0
    let rows = extents.settle(in: LazyWindow(offset: 0, length: 100)) { _ in
      answer += 1
      return answer.truncatingRemainder(dividingBy: 40)
    }
    #expect(!rows.isEmpty)
  }

  @Test func `a row that changed while in sight is measured again`() {
    var extents = LazyExtents(count: 10, spacing: 0, guess: 10)
    let window = LazyWindow(offset: 0, length: 50)
    _ = extents.settle(in: window) { _ in 10 }
    let rows = extents.settle(in: window) { $0 == 1 ? 40 : 10 }
    #expect(extents.length(of: 1) == 40)
    #expect(rows == 0..<2)
  }
}
