import LayoutEngine
import Testing

struct LayoutRecordTests {
  private let size = Size(width: 30, height: 20)

  private func placement(x: Double, width: Double = 30) -> Placement {
    Placement(
      origin: Point(x: x, y: 0), size: Size(width: width, height: 20), proposal: .unspecified)
  }

  @Test func `an answer is known until the view changes`() {
    var record = LayoutRecord()
    let atFirst = record.knownSize(for: .zero)
    #expect(atFirst == nil)
    record.store(size, for: .zero)
    let kept = record.knownSize(for: .zero)
    #expect(kept == size)
    _ = record.invalidate()
    let afterwards = record.knownSize(for: .zero)
    #expect(afterwards == nil)
  }

  @Test func `wishes for spacing are known until the view changes`() {
    var record = LayoutRecord()
    let atFirst = record.knownSpacing
    #expect(atFirst == nil)
    record.store(Spacing.none)
    let kept = record.knownSpacing
    #expect(kept == Spacing.none)
    let isNews = record.invalidate()
    #expect(isNews)
    let afterwards = record.knownSpacing
    #expect(afterwards == nil)
  }

  @Test func `a new record need not tell its ancestors of a change`() {
    var record = LayoutRecord()
    let isNews = record.invalidate()
    #expect(!isNews)
  }

  @Test func `a change is told once until the record is used again`() {
    var record = LayoutRecord()
    record.store(size, for: .zero)
    let first = record.invalidate()
    #expect(first)
    let second = record.invalidate()
    #expect(!second)
    record.store(size, for: .zero)
    let third = record.invalidate()
    #expect(third)
  }

  @Test func `a placed view tells its ancestors of a change even if never measured`() {
    var record = LayoutRecord()
    _ = record.place(placement(x: 0))
    let isNews = record.invalidate()
    #expect(isNews)
    let isValid = record.isValid
    #expect(!isValid)
  }

  @Test func `a view that only moves keeps its children`() {
    var record = LayoutRecord()
    let first = record.place(placement(x: 0))
    #expect(first)
    let second = record.place(placement(x: 50))
    #expect(!second)
    let frame = record.frame
    #expect(frame == Rect(x: 50, y: 0, width: 30, height: 20))
  }

  @Test func `a view of another size places its children again`() {
    var record = LayoutRecord()
    _ = record.place(placement(x: 0))
    let again = record.place(placement(x: 0, width: 31))
    #expect(again)
  }

  @Test func `a changed view places its children again even where it was`() {
    var record = LayoutRecord()
    _ = record.place(placement(x: 0))
    _ = record.invalidate()
    let again = record.place(placement(x: 0))
    #expect(again)
  }

  @Test func `the place itself remembers an answer when the cache has lost it`() {
    var record = LayoutRecord()
    _ = record.place(placement(x: 0))
    for width in 1...6 {
      record.store(.zero, for: Proposal(width: Double(width), height: nil))
    }
    let known = record.knownSize(for: .unspecified)
    #expect(known == size)
  }

  @Test func `a record fits into a node of 400 bytes with room to spare`() {
    #expect(MemoryLayout<MeasureCache>.size == 8)
    #expect(MemoryLayout<LayoutRecord>.size <= 120)
  }
}
