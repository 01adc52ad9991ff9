import LayoutEngine
import Testing

struct GuideTests {
  private let size = Size(width: 60, height: 20)

  @Test(arguments: [
    (Guide.leading, 0.0), (.horizontalCenter, 30), (.trailing, 60), (.top, 0),
    (.verticalCenter, 10), (.bottom, 20), (.firstTextBaseline, 20), (.lastTextBaseline, 20),
    (.custom(3, along: .vertical), 0),
  ])
  func `where a guide lies in a view that says nothing about it`(
    _ guide: Guide, _ expected: Double
  ) {
    #expect(guide.standardValue(in: size) == expected)
  }

  @Test func `a custom guide is known by its number and axis`() {
    let guide = Guide.custom(5, along: .horizontal)
    #expect(guide == .custom(5, along: .horizontal))
    #expect(guide != .custom(5, along: .vertical))
    #expect(guide != .custom(6, along: .horizontal))
    #expect(guide.customNumber == 5)
    #expect(Guide.lastTextBaseline.customNumber == nil)
  }

  @Test func `a set tells which guides may be found below`() {
    let set = GuideSet(.leading).union(.textBaselines)
    #expect(set.contains(Guide.leading))
    #expect(set.contains(Guide.firstTextBaseline))
    #expect(!set.contains(Guide.trailing))
    #expect(!set.contains(Guide.custom(0, along: .horizontal)))
    #expect(GuideSet(.custom(7, along: .vertical)).contains(Guide.custom(0, along: .horizontal)))
  }
}
