import LayoutEngine
import Testing

struct LengthTests {
  @Test(arguments: [
    (30.0, 100.0 as Double?, 30.0), (130, 100, 130), (0, nil, 0), (-1, 100, 0), (.nan, 100, 0),
    (.nan, nil, 0), (.infinity, 100, 100), (.infinity, nil, 10), (.infinity, .infinity, .infinity),
    (-.infinity, .infinity, 0), (.infinity, 0, 0),
  ])
  func `an answer is a length, and infinite only where infinity was offered`(
    _ answer: Double, _ offered: Double?, _ expected: Double
  ) {
    #expect(Length.answered(answer, to: offered) == expected)
  }

  @Test func `a modifier's number counts when it is one`() {
    #expect(Length.given(5) == 5)
    #expect(Length.given(-5) == 0)
    #expect(Length.given(.nan) == nil)
    #expect(Length.given(.infinity) == nil)
    #expect(Length.given(nil) == nil)
    #expect(Length.limit(.infinity) == .infinity)
    #expect(Length.limit(.nan) == nil)
    #expect(Length.distance(-5) == -5)
    #expect(Length.distance(.infinity) == 0)
    #expect(Length.optionalDistance(.nan) == nil)
  }

  @Test func `limits rise from least to most`() {
    let limits = Limits(least: 50, ideal: 20, most: 10)
    #expect(limits == Limits(least: 50, ideal: 50, most: 50))
    #expect(Limits(least: .infinity, ideal: .nan, most: -1) == Limits(most: 0))
  }
}
