import LayoutEngine
import Testing

struct RectTests {
  private let frame = Rect(x: 10, y: 20, width: 30, height: 40)

  @Test func `edges`() {
    #expect([frame.minX, frame.maxX, frame.minY, frame.maxY] == [10, 40, 20, 60])
  }

  @Test func `a frame holds what lies on its edges`() {
    #expect(frame.contains(frame))
    #expect(frame.contains(Rect(x: 10, y: 20, width: 0, height: 0)))
    #expect(!frame.contains(Rect(x: 10, y: 20, width: 31, height: 40)))
  }

  @Test func `touching frames share nothing`() {
    #expect(!frame.intersects(Rect(x: 40, y: 20, width: 10, height: 10)))
    #expect(frame.intersects(Rect(x: 39, y: 20, width: 10, height: 10)))
  }

  @Test func `mirroring twice changes nothing`() {
    #expect(frame.mirrored(in: 100) == Rect(x: 60, y: 20, width: 30, height: 40))
    #expect(frame.mirrored(in: 100).mirrored(in: 100) == frame)
  }

  @Test func `a placement by anchor puts that point of the view there`() {
    let dimensions = Dimensions(size: Size(width: 20, height: 10), proposal: .unspecified)
    let placement = Placement(dimensions, at: Point(x: 50, y: 50), anchorX: 1, anchorY: 0.5)
    #expect(placement.frame == Rect(x: 30, y: 45, width: 20, height: 10))
    let nowhere = Placement(dimensions, at: Point(x: .nan, y: .infinity), anchorX: 0, anchorY: 0)
    #expect(nowhere.origin == .zero)
  }
}
