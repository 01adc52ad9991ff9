import Foundation
import LayoutEngine
import PortableUI
import SystemTesting
import Testing

/// What is made of the insides of two paths.
struct PathCombiningTests {
  private let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))

  /// What a way of combining says of a point, and what the path says.
  private struct Way: Sendable {
    let path: @Sendable (Path, Path, Bool) -> Path
    let isInside: @Sendable (Bool, Bool) -> Bool
  }

  private static let ways = [
    Way(path: { $0.union($1, eoFill: $2) }, isInside: { $0 || $1 }),
    Way(path: { $0.intersection($1, eoFill: $2) }, isInside: { $0 && $1 }),
    Way(path: { $0.subtracting($1, eoFill: $2) }, isInside: { $0 && !$1 }),
    Way(path: { $0.symmetricDifference($1, eoFill: $2) }, isInside: { $0 != $1 }),
    Way(path: { one, _, eoFill in one.normalized(eoFill: eoFill) }, isInside: { one, _ in one }),
  ]

  // On few places of a coarse grid edges meet, touch and lie on each other all the time.
  @Test(arguments: [4, 9, 31, 50_000])
  func `a point is inside as both paths say, whatever their lines do`(places: Int) {
    var random = RandomNumbers(seed: UInt64(places))
    for round in 0..<30 {
      let (one, other) = (polygons(&random, places), polygons(&random, places))
      let eoFill = round.isMultiple(of: 2)
      for (index, way) in Self.ways.enumerated() {
        let path = way.path(one, other, eoFill)
        for _ in 0..<25 {
          let point = CGPoint(
            x: (CGFloat(random.below(40_000)) + 0.37) / 1000,
            y: (CGFloat(random.below(40_000)) + 0.53) / 1000)
          let isInside = way.isInside(
            one.contains(point, eoFill: eoFill), other.contains(point, eoFill: eoFill))
          #expect(
            path.contains(point) == isInside && path.contains(point, eoFill: true) == isInside,
            "way \(index) of round \(round) at \(point)")
        }
      }
    }
  }

  private func polygons(_ random: inout RandomNumbers, _ places: Int) -> Path {
    func place() -> CGFloat {
      CGFloat(random.below(places)) * 40 / CGFloat(places - 1)
    }
    return Path { path in
      for _ in 0...random.below(3) {
        path.addLines((0...(2 + random.below(5))).map { _ in CGPoint(x: place(), y: place()) })
        if random.below(2) == 0 { path.closeSubpath() }
      }
    }
  }

  @Test func `two that share a side become one without a line between them`() {
    let beside = square.offsetBy(dx: 10, dy: 0)
    #expect(corners(of: square.union(beside)).count == 4)
    #expect(square.union(beside).boundingRect == CGRect(x: 0, y: 0, width: 20, height: 10))
    #expect(square.intersection(beside).isEmpty)
  }

  @Test func `a path and itself are that path, or nothing`() {
    #expect(corners(of: square.union(square)).count == 4)
    #expect(corners(of: square.intersection(square)).count == 4)
    #expect(square.subtracting(square).isEmpty)
    #expect(square.symmetricDifference(square).isEmpty)
    #expect(square.intersection(Path()).isEmpty)
    #expect(square.subtracting(Path()).boundingRect == square.boundingRect)
  }

  @Test func `what is cut out of the middle is a hole, either way it is filled`() {
    let frame = square.subtracting(Path(CGRect(x: 2, y: 2, width: 6, height: 6)))
    for eoFill in [true, false] {
      #expect(!frame.contains(CGPoint(x: 5, y: 5), eoFill: eoFill))
      #expect(frame.contains(CGPoint(x: 1, y: 5), eoFill: eoFill))
    }
  }

  @Test func `curves stay within a twentieth of a point`() {
    let disc = Path(ellipseIn: CGRect(x: -100, y: -100, width: 200, height: 200))
    let half = disc.intersection(Path(CGRect(x: -100, y: -100, width: 200, height: 100)))
    let points = corners(of: half)
    #expect(points.count > 20)
    for point in points where point.y < -0.001 {
      // Four bent lines are a circle up to a fortieth of a percent of its radius.
      #expect(abs(hypot(point.x, point.y) - 100) < 0.08)
    }
    // What is small is no less round.
    let small = Path(ellipseIn: CGRect(x: 0, y: 0, width: 1, height: 1)).normalized()
    #expect(corners(of: small).count > 20)
  }

  @Test func `a star that winds twice is whole, or has a hole`() {
    let star = Path { path in
      path.addLines(
        (0..<5).map { index in
          let angle = Double(index) * 4 * .pi / 5
          return CGPoint(x: 50 + 50 * sin(angle), y: 50 - 50 * cos(angle))
        })
      path.closeSubpath()
    }
    let middle = CGPoint(x: 50, y: 50)
    #expect(star.normalized(eoFill: false).contains(middle))
    #expect(star.normalized(eoFill: false).contains(middle, eoFill: true))
    #expect(!star.normalized().contains(middle))
  }

  @Test func `of a line stays what is inside of the other, or what is not`() {
    let line = Path { $0.addLines([CGPoint(x: -5, y: 5), CGPoint(x: 15, y: 5)]) }
    #expect(
      corners(of: line.lineIntersection(square)) == [CGPoint(x: 0, y: 5), CGPoint(x: 10, y: 5)])
    let outside = [-5, 0, 10, 15].map { CGPoint(x: CGFloat($0), y: 5) }
    #expect(corners(of: line.lineSubtraction(square)) == outside)
    #expect(line.lineSubtraction(square).elements.filter(\.isMove).count == 2)
    // A line on the border is not outside.
    let side = Path { $0.addLines([CGPoint(x: 0, y: -5), CGPoint(x: 0, y: 5)]) }
    #expect(corners(of: side.lineIntersection(square)) == [.zero, CGPoint(x: 0, y: 5)])
  }

  @Test func `rectangles are added where a transform moves them to`() {
    var path = Path()
    path.addRects(
      [CGRect(x: 0, y: 0, width: 1, height: 1), CGRect(x: 4, y: 0, width: 1, height: 1)],
      transform: CGAffineTransform(scaleX: 2, y: 3))
    #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 10, height: 3))
    #expect(!path.contains(CGPoint(x: 5, y: 1)))
  }

  private func corners(of path: Path) -> [CGPoint] {
    path.elements.compactMap { element in
      switch element {
      case .move(let end), .line(let end): end
      default: nil
      }
    }
  }
}

extension Path.Element {
  fileprivate var isMove: Bool { if case .move = self { true } else { false } }
}
