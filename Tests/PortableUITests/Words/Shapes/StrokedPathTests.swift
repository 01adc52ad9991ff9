import Foundation
import LayoutEngine
import PortableUI
import Testing

@MainActor struct StrokedPathTests {
  /// Whether one of the straight-sided pieces of `path` covers the point.
  private func covers(_ path: Path, _ x: CGFloat, _ y: CGFloat) -> Bool {
    var points: [CGPoint] = []
    var winding = 0
    func add(_ one: CGPoint, _ other: CGPoint) {
      guard (one.y <= y) != (other.y <= y) else { return }
      let crossing = one.x + (y - one.y) / (other.y - one.y) * (other.x - one.x)
      if crossing > x { winding += other.y > one.y ? 1 : -1 }
    }
    for element in path.elements {
      switch element {
      case .move(let point): points = [point]
      case .line(let point), .curve(let point, _, _), .quadCurve(let point, _):
        add(points[points.count - 1], point)
        points.append(point)
      case .closeSubpath: add(points[points.count - 1], points[0])
      }
    }
    return winding != 0
  }

  private let corner = Path { path in
    path.move(to: CGPoint(x: 10, y: 50))
    path.addLine(to: CGPoint(x: 50, y: 50))
    path.addLine(to: CGPoint(x: 50, y: 10))
  }

  @Test func `a line covers half of its width at each side`() {
    let line = corner.strokedPath(StrokeStyle(lineWidth: 10))
    #expect(covers(line, 30, 45.5) && covers(line, 30, 54.5))
    #expect(!covers(line, 30, 44.5) && !covers(line, 30, 55.5))
    #expect(covers(line, 54.5, 30) && !covers(line, 55.5, 30))
  }

  @Test func `corners are pointed, cut off or round`() {
    func line(_ join: CGLineJoin, limit: CGFloat = 10) -> Path {
      corner.strokedPath(StrokeStyle(lineWidth: 10, lineJoin: join, miterLimit: limit))
    }
    #expect(covers(line(.miter), 54, 54))
    #expect(!covers(line(.bevel), 54, 54) && covers(line(.bevel), 52, 52))
    #expect(!covers(line(.miter, limit: 1), 54, 54))
    #expect(!covers(line(.round), 54, 54))
    #expect(line(.round).elements.contains { if case .curve = $0 { true } else { false } })
  }

  @Test func `dashes without a length are dots, round or square, or nothing`() {
    let line = Path {
      $0.move(to: CGPoint(x: 10, y: 50))
      $0.addLine(to: CGPoint(x: 40, y: 50))
      $0.addLine(to: CGPoint(x: 40, y: 20))
    }
    func dots(_ cap: CGLineCap) -> Path {
      line.strokedPath(StrokeStyle(lineWidth: 4, lineCap: cap, dash: [0, 8]))
    }
    for cap in [CGLineCap.round, .square] {
      let dots = dots(cap)
      for (x, y) in [(10.0, 50.0), (18, 50), (26, 50), (34, 50), (40, 48), (40, 40), (40, 24)] {
        #expect(covers(dots, x - 0.5, y - 0.5))
      }
      #expect(!covers(dots, 14, 50) && !covers(dots, 40, 44))
      #expect(covers(dots, 19.7, 51.7) == (cap == .square))
    }
    #expect(dots(.butt).elements.isEmpty)
    // What ends where a dash would begin has no dot there.
    let dashes = Path {
      $0.move(to: .zero)
      $0.addLine(to: CGPoint(x: 16, y: 0))
    }
    .strokedPath(StrokeStyle(lineWidth: 4, lineCap: .round, dash: [4, 4]))
    #expect(dashes.boundingRect.maxX == 14)
  }

  @Test func `ends are cut off, or reach on`() {
    func line(_ cap: CGLineCap) -> Path {
      corner.strokedPath(StrokeStyle(lineWidth: 10, lineCap: cap))
    }
    #expect(!covers(line(.butt), 8, 50))
    #expect(covers(line(.square), 6, 46) && !covers(line(.square), 4, 50))
    #expect(covers(line(.round), 8, 50) && !covers(line(.round), 5.5, 54.5))
  }

  @Test func `a closed line has no ends`() {
    let ring = Path(CGRect(x: 10, y: 10, width: 40, height: 40))
      .strokedPath(StrokeStyle(lineWidth: 4))
    #expect(covers(ring, 8.5, 8.5) && covers(ring, 30, 11) && covers(ring, 11, 30))
    #expect(!covers(ring, 30, 30) && !covers(ring, 7, 30))
  }

  @Test func `gaps are left out, from the phase on`() {
    func line(phase: CGFloat) -> Path {
      Path { path in
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 40, y: 0))
      }
      .strokedPath(StrokeStyle(lineWidth: 2, dash: [10, 5], dashPhase: phase))
    }
    func pattern(_ path: Path) -> String {
      stride(from: 2.5, to: 40, by: 5).map { covers(path, $0, 0.5) ? "-" : " " }.joined()
    }
    #expect(pattern(line(phase: 0)) == "-- -- --")
    #expect(pattern(line(phase: 5)) == "- -- -- ")
    #expect(pattern(line(phase: 10)) == " -- -- -")
    #expect(pattern(line(phase: -5)) == " -- -- -")
  }

  @Test func `the line of a shape is a shape`() {
    let inspector = Inspector(Circle().stroke(lineWidth: 4).fill(.red))
    let drawn = inspector.only(\.shape)
    #expect(drawn?.content.fill == nil)
    #expect(drawn?.content.stroke?.paint == .color(.red))
    #expect(drawn?.content.stroke?.style.lineWidth == 4)
    #expect(drawn?.element.frame.size == Size(width: 390, height: 390))
    let clip = Inspector(Text("a").clipShape(Rectangle().stroke(lineWidth: 4))).only(\.layer)
    let path = clip?.content.clip?.path(in: Size(width: 100, height: 100))
    #expect(path.map { covers($0, 1, 50) && !covers($0, 50, 50) } == true)
  }

  @Test func `a shape is drawn in front of how it was drawn before`() {
    let inspector = Inspector(Circle().fill(.yellow).stroke(.red, lineWidth: 2).strokeBorder(.blue))
    let shapes = inspector.contents.compactMap(\.shape)
    #expect(shapes.map(\.fill) == [.color(.yellow), nil, nil])
    #expect(shapes.map { $0.stroke?.paint } == [nil, .color(.red), .color(.blue)])
    #expect(Set(inspector.elements.map(\.frame.size)) == [Size(width: 390, height: 390)])
  }
}
