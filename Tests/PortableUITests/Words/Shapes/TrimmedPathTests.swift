import Foundation
import PortableUI
import Testing

struct TrimmedPathTests {
  private func elements(_ path: Path) -> [Path.Element] {
    var elements: [Path.Element] = []
    let note = { elements.append($0) }
    path.forEach(note)
    return elements
  }

  private func point(_ x: CGFloat, _ y: CGFloat = 0) -> CGPoint { CGPoint(x: x, y: y) }

  @Test func `a part is counted by length, through lines of every length`() {
    let path = Path { $0.addLines([point(0), point(10), point(10, 90)]) }
    #expect(
      elements(path.trimmedPath(from: 0.05, to: 0.5))
        == [.move(to: point(5)), .line(to: point(10)), .line(to: point(10, 40))])
    #expect(
      elements(path.trimmedPath(from: 0.25, to: 0.5))
        == [.move(to: point(10, 15)), .line(to: point(10, 40))])
  }

  @Test func `the whole is the path itself, and no part is nothing`() {
    let path = Path(ellipseIn: CGRect(x: 0, y: 0, width: 9, height: 4))
    #expect(path.trimmedPath(from: 0, to: 1) == path)
    #expect(path.trimmedPath(from: -3, to: 7) == path)
    #expect(path.trimmedPath(from: .nan, to: .nan) == path)
    for (from, to): (CGFloat, CGFloat) in [(0, 0), (0.4, 0.4), (0.8, 0.2), (1, 1)] {
      #expect(path.trimmedPath(from: from, to: to).isEmpty)
    }
    #expect(Path().trimmedPath(from: 0, to: 0.5).isEmpty)
    #expect(Path { $0.addLines([.zero, .zero]) }.trimmedPath(from: 0, to: 0.5).isEmpty)
  }

  @Test func `several parts are one length, and a whole one stays closed`() {
    let square = CGRect(x: 0, y: 0, width: 10, height: 10)
    var path = Path(square)
    path.addLines([point(100), point(140)])
    // The way back to the beginning counts, though no line was said for it.
    let half = path.trimmedPath(from: 0, to: 0.75)
    #expect(
      elements(half)
        == [
          .move(to: .zero), .line(to: point(10)), .line(to: point(10, 10)), .line(to: point(0, 10)),
          .line(to: .zero), .closeSubpath, .move(to: point(100)), .line(to: point(120)),
        ])
    #expect(
      elements(path.trimmedPath(from: 0.25, to: 0.5))
        == [
          .move(to: point(10, 10)), .line(to: point(0, 10)), .line(to: .zero),
        ])
  }

  @Test(arguments: [0.1, 0.25, 0.5, 0.9])
  func `a bent line is cut where so much of its length lies behind`(part: CGFloat) throws {
    let circle = Path(ellipseIn: CGRect(x: -100, y: -100, width: 200, height: 200))
    let end = try #require(circle.trimmedPath(from: 0, to: part).currentPoint)
    // It begins at the trailing side and goes round as a clock does.
    let angle = Double(part) * 2 * .pi
    #expect(abs(end.x - 100 * cos(angle)) < 0.1)
    #expect(abs(end.y - 100 * sin(angle)) < 0.1)
    let rest = circle.trimmedPath(from: part, to: 1)
    guard case .move(let start)? = elements(rest).first else { throw CancellationError() }
    #expect(abs(start.x - end.x) < 0.001 && abs(start.y - end.y) < 0.001)
  }

  @Test func `a line bent towards one point is cut where it has that length`() throws {
    // Twice as fast at its end as at its beginning, on a straight way.
    let path = Path {
      $0.move(to: .zero)
      $0.addQuadCurve(to: point(90), control: point(30))
    }
    let half = path.trimmedPath(from: 0.25, to: 0.5)
    guard case .quadCurve(let end, _)? = elements(half).last else { throw CancellationError() }
    #expect(abs(end.x - 45) < 0.001)
    #expect(abs(half.boundingRect.minX - 22.5) < 0.001)
  }
}
