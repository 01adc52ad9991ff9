import Foundation
import PortableUI
import Testing

struct PathTests {
  private let end = CGPoint(x: 40, y: 20)
  private let one = CGPoint(x: 10, y: 30)
  private let other = CGPoint(x: 30, y: 0)

  private func elements(_ path: Path) -> [Path.Element] {
    var elements: [Path.Element] = []
    let note = { elements.append($0) }
    path.forEach(note)
    return elements
  }

  @Test func `an empty path has nothing to draw`() {
    #expect(Path().isEmpty)
    #expect(elements(Path()) == [])
    #expect(!Path { $0.move(to: .zero) }.isEmpty)
  }

  @Test func `a path is made of its pieces, in order`() {
    let path = Path { path in
      path.move(to: .zero)
      path.addLine(to: one)
      path.addQuadCurve(to: end, control: other)
      path.addCurve(to: .zero, control1: one, control2: other)
      path.closeSubpath()
    }
    #expect(
      elements(path) == [
        .move(to: .zero), .line(to: one), .quadCurve(to: end, control: other),
        .curve(to: .zero, control1: one, control2: other), .closeSubpath,
      ])
  }

  @Test func `lines go from the first point through the others`() {
    var path = Path()
    path.addLines([])
    #expect(path.isEmpty)
    path.addLines([one, end, other])
    #expect(elements(path) == [.move(to: one), .line(to: end), .line(to: other)])
  }

  @Test func `a rectangle goes round its corners`() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    let expected: [Path.Element] = [
      .move(to: CGPoint(x: 1, y: 2)), .line(to: CGPoint(x: 4, y: 2)),
      .line(to: CGPoint(x: 4, y: 6)), .line(to: CGPoint(x: 1, y: 6)), .closeSubpath,
    ]
    #expect(elements(Path(rect)) == expected)
    #expect(elements(Path(roundedRect: rect, cornerRadius: 0)) == expected)
    #expect(elements(Path(roundedRect: rect, cornerSize: .zero)) == expected)
    #expect(elements(Rectangle().path(in: rect)) == expected)
  }

  @Test func `an ellipse touches the middles of the sides`() {
    let path = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 40))
    let ends = elements(path).compactMap { element -> CGPoint? in
      if case .curve(let end, _, _) = element { end } else { nil }
    }
    #expect(
      ends == [
        CGPoint(x: 50, y: 40), CGPoint(x: 0, y: 20), CGPoint(x: 50, y: 0),
        CGPoint(x: 100, y: 20),
      ])
  }

  @Test func `corners may be wider than high, and take half a side at most`() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 40)
    func firstCorner(_ size: CGSize) -> [CGPoint] {
      let points = elements(Path(roundedRect: rect, cornerSize: size)).map { element in
        switch element {
        case .move(let point), .line(let point), .curve(let point, _, _): point
        default: CGPoint.zero
        }
      }
      // Where there is a straight piece before it, that is one more.
      return Array(size.width < 50 ? points[1...2] : points[0...1])
    }
    #expect(
      firstCorner(CGSize(width: 30, height: 10)) == [CGPoint(x: 100, y: 30), CGPoint(x: 70, y: 40)])
    #expect(
      firstCorner(CGSize(width: 80, height: 80)) == [CGPoint(x: 100, y: 20), CGPoint(x: 50, y: 40)])
  }

  @Test func `paths are put together, and compared piece by piece`() {
    var path = Path { $0.addLines([one, end]) }
    path.addPath(Path(CGRect(x: 0, y: 0, width: 1, height: 1)))
    #expect(elements(path).count == 7)
    #expect(path == path.path(in: CGRect(x: 5, y: 5, width: 50, height: 50)))
    #expect(path != Path { $0.addLines([one, end]) })
  }
}
