import LayoutEngine
import Testing

struct ScrollRangeTests {
  private let range = ScrollRange(
    axes: .vertical, viewport: Size(width: 100, height: 200),
    content: Size(width: 300, height: 1_000))

  private func offset(_ y: Double, _ height: Double, anchor: Double? = nil, from: Double) -> Double
  {
    let target = Rect(x: 0, y: y, width: 100, height: height)
    let anchor = anchor.map { Point(x: 0, y: $0) }
    return range.offset(showing: target, anchor: anchor, from: Point(x: 0, y: from)).y
  }

  @Test func `content can be scrolled until its end is in sight`() {
    #expect(range.limit(along: .vertical) == 800)
    #expect(range.limit(along: .horizontal) == 0)
    #expect(range.clamped(Point(x: 50, y: 900)) == Point(x: 0, y: 800))
    #expect(range.clamped(Point(x: .nan, y: -.infinity)) == .zero)
  }

  @Test func `content that fits cannot be scrolled`() {
    let range = ScrollRange(
      axes: [.horizontal, .vertical], viewport: Size(width: 100, height: 100),
      content: Size(width: 50, height: 50))
    #expect(range.clamped(Point(x: 10, y: 10)) == .zero)
  }

  @Test func `what is in sight needs no scrolling`() {
    #expect(offset(350, 50, from: 300) == 300)
  }

  @Test func `what is below comes in at the bottom`() {
    #expect(offset(600, 50, from: 300) == 450)
  }

  @Test func `what is above comes in at the top`() {
    #expect(offset(100, 50, from: 300) == 100)
  }

  @Test func `of what is larger than the window the start is shown`() {
    #expect(offset(400, 500, from: 0) == 400)
    #expect(offset(400, 500, from: 700) == 400)
  }

  @Test(arguments: [(0.0, 400.0), (0.5, 325), (1, 250)])
  func `an anchor says where in the window the target comes to lie`(
    _ anchor: Double, _ expected: Double
  ) {
    #expect(offset(400, 50, anchor: anchor, from: 0) == expected)
  }

  @Test func `an anchor does not scroll beyond the content`() {
    #expect(offset(980, 20, anchor: 0, from: 0) == 800)
    #expect(offset(0, 20, anchor: 1, from: 300) == 0)
  }

  @Test func `the visible part is the window's size at the clamped offset`() {
    let visible = range.visible(at: Point(x: 0, y: 900))
    #expect(visible == Rect(x: 0, y: 800, width: 100, height: 200))
  }
}
