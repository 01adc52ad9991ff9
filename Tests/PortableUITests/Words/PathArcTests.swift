import Foundation
import PortableUI
import Testing

/// Parts of circles, and paths that are moved.
struct PathArcTests {
  private func arc(_ start: Double, _ end: Double, clockwise: Bool) -> Path {
    Path {
      $0.addArc(
        center: .zero, radius: 10, startAngle: .degrees(start), endAngle: .degrees(end),
        clockwise: clockwise)
    }
  }

  @Test(arguments: [
    (0.0, 90.0, false, -1.0, -1.0, 10.0, 10.0), (0, 90, true, -10, -10, 10, 10),
    (90, 0, true, -1, -1, 10, 10), (0, 360, false, -10, -10, 10, 10),
    (180, 270, false, -10, -10, 1, 1),
  ])
  func `an arc goes the way that it is told`(
    _ start: Double, _ end: Double, _ clockwise: Bool, _ left: Double, _ top: Double,
    _ right: Double, _ bottom: Double
  ) {
    let bounds = arc(start, end, clockwise: clockwise).boundingRect
    let room = CGRect(x: left, y: top, width: right - left, height: bottom - top)
    #expect(room.insetBy(dx: -0.01, dy: -0.01).contains(bounds))
    #expect(bounds.width > 9 && bounds.height > 9)
    #expect((bounds.width > 19) == (room.width > 19))
  }

  @Test func `an arc begins with a line from where the path is`() {
    var path = Path()
    path.move(to: .zero)
    path.addArc(
      center: CGPoint(x: 50, y: 0), radius: 10, startAngle: .zero, endAngle: .degrees(180),
      clockwise: false)
    #expect(path.boundingRect.minX == 0)
    let end = path.currentPoint ?? .zero
    #expect(abs(end.x - 40) < 1e-9 && abs(end.y) < 1e-9)
    // Halfway it is as far away as everywhere.
    #expect(path.contains(CGPoint(x: 50, y: 9.9)) && !path.contains(CGPoint(x: 50, y: 10.1)))
  }

  @Test
  func `a path goes on where its last piece ends, and after it is closed where that part began`() {
    var path = Path()
    #expect(path.currentPoint == nil)
    path.closeSubpath()
    #expect(path.currentPoint == nil)
    for start in [10.0, 20] {
      path.move(to: CGPoint(x: start, y: 0))
      path.addLine(to: CGPoint(x: start, y: 5))
      #expect(path.currentPoint == CGPoint(x: start, y: 5))
      path.addQuadCurve(to: CGPoint(x: start, y: 9), control: .zero)
      #expect(path.currentPoint == CGPoint(x: start, y: 9))
      path.closeSubpath()
      #expect(path.currentPoint == CGPoint(x: start, y: 0))
    }
  }

  @Test func `a path is moved point by point`() {
    let square = Path(CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(square.offsetBy(dx: 1, dy: 1).boundingRect == CGRect(x: 2, y: 3, width: 3, height: 4))
    let turned = CGRect(x: 1, y: 2, width: 3, height: 4)
      .applying(CGAffineTransform(scaleX: -1, y: 2))
    #expect(turned == CGRect(x: -4, y: 4, width: 3, height: 8))
  }
}
