import LayoutEngine
import Testing

struct SaturatedSizeTests {
  private let saturated = SaturatedSize(
    Size(width: 30, height: 20), from: Size(width: 30, height: 0))

  @Test(arguments: [
    (Proposal(width: 30, height: 0), true), (Proposal(width: 31, height: 5), true),
    (.infinity, true), (.unspecified, true), (Proposal(width: nil, height: 0), true),
    (Proposal(width: 29.9, height: 500), false), (.zero, false),
  ])
  func `it covers what offers as much, or does not say how much`(
    _ proposal: Proposal, _ isCovered: Bool
  ) {
    #expect(saturated.covers(proposal) == isCovered)
    var record = LayoutRecord()
    record.store(saturated)
    let known = record.knownSize(for: proposal)
    #expect(known == (isCovered ? saturated.size : nil))
  }

  @Test func `a place with as much room as before is the same place`() {
    var record = LayoutRecord()
    record.store(saturated)
    func placement(_ width: Double) -> Placement {
      Placement(
        origin: .zero, size: saturated.size, proposal: Proposal(width: width, height: 100))
    }
    let first = record.place(placement(40))
    let wider = record.place(placement(50))
    let narrower = record.place(placement(20))
    #expect(first && !wider && narrower)
  }

  @Test func `a record is true while its saturated size is renewed as it was`() {
    var record = LayoutRecord()
    record.store(saturated)
    _ = record.place(
      Placement(origin: .zero, size: saturated.size, proposal: Proposal(width: 50, height: 50)))
    let other = SaturatedSize(saturated.size, from: Size(width: 31, height: 0))
    let isTrue = [saturated, other, nil].map { renewed in
      record.isStillTrue(measure: { _ in .zero }, renewSaturatedSize: { _ in renewed })
    }
    #expect(isTrue == [true, false, false])
  }

  @Test func `a changed view has none`() {
    var record = LayoutRecord()
    record.store(saturated)
    let isNews = record.invalidate()
    let known = record.knownSaturatedSize
    #expect(isNews && known == nil)
  }

  /// Words 30, 20 and 40 wide want 110; three times the widest is the row's.
  @Test func `a row has a saturated size where each equal part is enough`() throws {
    let row = Node(
      .rule(Stack(.horizontal, alignment: .verticalCenter, spacing: 5)),
      [
        Node(.leaf(.words([30, 20, 40]))),
        Node(.leaf(.text(Size(width: 50, height: 9), baseline: nil))),
      ])
    row.layout(for: Proposal(width: 200, height: 100))
    #expect(row.saturatedSize == nil)
    row.layout(for: Proposal(width: 300, height: 100))
    let found = try #require(row.saturatedSize)
    #expect(found.size == Size(width: 165, height: 20))
    #expect(found.room.height == 0 && found.room.width > 225 && found.room.width < 225.1)
    row.resetCounts()
    row.layout(for: .unspecified)
    #expect(row.all.allSatisfy { $0.visits == 0 })
  }

  @Test func `a column of rows asks each row once`() {
    let rows = (0..<10).map { _ in
      Node(
        .rule(Stack(.horizontal, alignment: .verticalCenter)),
        [Node(.leaf(.words([30, 20]))), Node(.leaf(.words([40])))])
    }
    let column = Node(.rule(Stack(.vertical, alignment: .leading)), rows)
    column.layout(for: Proposal(width: 390, height: 100))
    #expect(rows.allSatisfy { $0.visits == 1 && $0.children.allSatisfy { $0.measures == 1 } })
  }
}
