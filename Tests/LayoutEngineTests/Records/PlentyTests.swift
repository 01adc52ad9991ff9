import LayoutEngine
import Testing

struct PlentyTests {
  private let plenty = Plenty(Size(width: 30, height: 20), from: Size(width: 30, height: 0))

  @Test(arguments: [
    (Proposal(width: 30, height: 0), true), (Proposal(width: 31, height: 5), true),
    (.infinity, true), (.unspecified, true), (Proposal(width: nil, height: 0), true),
    (Proposal(width: 29.9, height: 500), false), (.zero, false),
  ])
  func `it covers what offers as much, or does not say how much`(
    _ proposal: Proposal, _ isCovered: Bool
  ) {
    #expect(plenty.covers(proposal) == isCovered)
    var record = LayoutRecord()
    record.store(plenty)
    let known = record.knownSize(for: proposal)
    #expect(known == (isCovered ? plenty.size : nil))
  }

  @Test func `a place with as much room as before is the same place`() {
    var record = LayoutRecord()
    record.store(plenty)
    func placement(_ width: Double) -> Placement {
      Placement(
        origin: .zero, size: plenty.size, proposal: Proposal(width: width, height: 100))
    }
    let first = record.place(placement(40))
    let wider = record.place(placement(50))
    let narrower = record.place(placement(20))
    #expect(first && !wider && narrower)
  }

  @Test func `a record is true while its plenty is renewed as it was`() {
    var record = LayoutRecord()
    record.store(plenty)
    _ = record.place(
      Placement(origin: .zero, size: plenty.size, proposal: Proposal(width: 50, height: 50)))
    let other = Plenty(plenty.size, from: Size(width: 31, height: 0))
    let isTrue = [plenty, other, nil].map { renewed in
      record.isStillTrue(measure: { _ in .zero }, renewPlenty: { _ in renewed })
    }
    #expect(isTrue == [true, false, false])
  }

  @Test func `a changed view has none`() {
    var record = LayoutRecord()
    record.store(plenty)
    let isNews = record.invalidate()
    let known = record.knownPlenty
    #expect(isNews && known == nil)
  }

  /// Words 30, 20 and 40 wide want 110; three times the widest is the row's.
  @Test func `a row has plenty where each equal part is plenty`() throws {
    let row = Node(
      .rule(Stack(.horizontal, alignment: .verticalCenter, spacing: 5)),
      [
        Node(.leaf(.words([30, 20, 40]))),
        Node(.leaf(.text(Size(width: 50, height: 9), baseline: nil))),
      ])
    row.layout(for: Proposal(width: 200, height: 100))
    #expect(row.plenty == nil)
    row.layout(for: Proposal(width: 300, height: 100))
    let found = try #require(row.plenty)
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
