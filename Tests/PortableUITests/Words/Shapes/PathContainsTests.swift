import Foundation
import PortableUI
import Testing

struct PathContainsTests {
  private let square = CGRect(x: 0, y: 0, width: 100, height: 100)

  @Test func `a circle contains what is as near to its middle as its radius`() {
    let circle = Circle().path(in: square)
    for degrees in stride(from: 0.0, to: 360, by: 7) {
      let (x, y) = (cos(degrees * .pi / 180), sin(degrees * .pi / 180))
      #expect(circle.contains(CGPoint(x: 50 + 49 * x, y: 50 + 49 * y)))
      #expect(!circle.contains(CGPoint(x: 50 + 51 * x, y: 50 + 51 * y)))
    }
  }

  @Test func `an open line counts as closed`() {
    let corner = Path { path in
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: 100, y: 0))
      path.addLine(to: CGPoint(x: 0, y: 100))
    }
    #expect(corner.contains(CGPoint(x: 20, y: 20)))
    #expect(!corner.contains(CGPoint(x: 80, y: 80)))
    #expect(!Path().contains(.zero))
  }

  @Test func `what is inside twice is outside where that is asked`() {
    let path = Path { path in
      path.addRect(square)
      path.addRect(CGRect(x: 25, y: 25, width: 50, height: 50))
    }
    #expect(path.contains(CGPoint(x: 50, y: 50)))
    #expect(!path.contains(CGPoint(x: 50, y: 50), eoFill: true))
    #expect(path.contains(CGPoint(x: 10, y: 50), eoFill: true))
  }
}
