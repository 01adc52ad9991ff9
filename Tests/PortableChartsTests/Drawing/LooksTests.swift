import Foundation
import PortableUI
import Testing
import ViewTesting

@testable import PortableCharts

/// What marks are drawn with.
@MainActor
struct LooksTests {
  private func model(
    _ settings: ChartSettings = ChartSettings(),
    @ChartContentBuilder _ content: () -> some ChartContent
  ) -> ChartModel {
    var marks: [Mark] = []
    content().gather(into: &marks)
    return ChartModel(marks, settings.scales, calendar: Calendar(identifier: .gregorian))
  }

  private func point(_ kind: String) -> some ChartContent {
    PointMark(x: .value("x", 1), y: .value("y", 1)).foregroundStyle(by: .value("Kind", kind))
      .symbol(by: .value("Kind", kind)).lineStyle(by: .value("Kind", kind))
  }

  @Test
  func `values get colours, shapes and lines in the order in which they come, and begin anew`() {
    let model = model { ForEach(0..<12) { point("\($0)") } }
    #expect(model.foreground.data.count == 12)
    #expect(model.symbols[.category("0")] as? BasicChartSymbolShape == .circle)
    #expect(model.symbols[.category("1")] as? BasicChartSymbolShape == .square)
    #expect(model.symbols[.category("8")] as? BasicChartSymbolShape == .circle)
    #expect(model.lines[.category("0")]?.dash == [] && model.lines[.category("1")]?.dash == [6, 4])
    #expect(model.symbols[.category("none")] == nil)
  }

  @Test func `what is said of a mark itself goes before what is said around it`() {
    let model = model {
      Plot {
        PointMark(x: .value("x", 1), y: .value("y", 1)).symbolSize(16).opacity(0.5).zIndex(2)
        PointMark(x: .value("x", 1), y: .value("y", 1))
      }
      .symbolSize(100).opacity(0.5).zIndex(1).symbol(.cross).cornerRadius(3)
    }
    #expect(model.marks.map(\.style.zIndex) == [1, 2])
    #expect(model.marks.map { model.symbolSize(of: $0.style).width } == [10, 4])
    #expect(model.marks.map(\.style.opacity) == [0.5, 0.25])
  }

  @Test func `numbers are mixtures of the colours at both sides`() {
    let ramp = ColorRamp(
      kind: .number, lower: 0, upper: 100,
      styles: [Color.red, .green, .blue].map { AnyShapeStyle($0) })
    #expect(ramp.layers(for: 0).map(\.opacity) == [1])
    #expect(ramp.layers(for: 25).map(\.opacity) == [1, 0.5])
    #expect(ramp.layers(for: 50).map(\.opacity) == [1])
    #expect(ramp.layers(for: 1_000).map(\.opacity) == [1])
    #expect(ramp.layers(for: .nan).isEmpty)
  }

  @Test func `points grow with their number, their area as it does`() {
    let model = model {
      ForEach(0..<5) { index in
        PointMark(x: .value("x", index), y: .value("y", 1)).symbolSize(
          by: .value("Size", index * 10))
      }
    }
    let sizes = model.marks.map { model.symbolSize(of: $0.style).width }
    #expect(sizes.map { ($0 * $0).rounded() } == [20, 115, 210, 305, 400])
  }

  @Test(arguments: BasicChartSymbolShape.Kind.allCases)
  func `a shape fills its square, and has a line of a width`(kind: BasicChartSymbolShape.Kind) {
    let square = CGRect(x: 10, y: 10, width: 20, height: 20)
    for shape in [
      BasicChartSymbolShape(kind: kind),
      BasicChartSymbolShape(kind: kind).strokeBorder(lineWidth: 2),
    ] {
      let bounds = shape.path(in: square).boundingRect
      #expect(bounds.width > 12 && bounds.height > 12)
      #expect(square.insetBy(dx: -3.5, dy: -3.5).contains(bounds))
    }
  }

  @Test(arguments: [
    InterpolationMethod.linear, .monotone, .cardinal, .cardinal(tension: 1), .catmullRom,
    .catmullRom(alpha: 1), .stepStart, .stepCenter, .stepEnd,
  ])
  func `every way goes through all points`(method: InterpolationMethod) {
    let points = [(0, 5), (10, 5), (10, 0), (20, 9), (35, 9)].map { CGPoint(x: $0.0, y: $0.1) }
    let path = Path {
      $0.move(to: points[0])
      Curve(method: method).add(points, to: &$0)
    }
    var ends: [CGPoint] = []
    func note(_ element: Path.Element) {
      switch element {
      case .move(let end), .line(let end), .quadCurve(let end, _), .curve(let end, _, _):
        ends.append(end)
      case .closeSubpath: break
      }
    }
    path.forEach(note)
    for point in points { #expect(ends.contains(point)) }
    #expect(ends.allSatisfy { $0.x.isFinite && $0.y.isFinite })
  }

  @Test func `a monotone way is nowhere higher or lower than its points`() {
    let points = [(0, 0), (10, 0), (12, 50), (30, 50), (40, 10)].map { CGPoint(x: $0.0, y: $0.1) }
    func reach(_ method: InterpolationMethod) -> CGRect {
      Path {
        $0.move(to: points[0])
        Curve(method: method).add(points, to: &$0)
      }
      .boundingRect
    }
    #expect(reach(.monotone).minY >= 0 && reach(.monotone).maxY <= 50)
    #expect(reach(.cardinal).minY < 0 || reach(.cardinal).maxY > 50)
  }

  @Test func `points in one column are as many as can be told apart, their ends among them`() {
    let points = (0..<10_000).map { CGPoint(x: Double($0) / 100, y: Double($0 * 7_919 % 1_000)) }
    let thinned = Thinning.thinned(points)
    #expect(thinned.count <= 400 && thinned.first == points.first && thinned.last == points.last)
    let column = points.filter { $0.x < 1 }
    #expect(thinned.contains { $0.x < 1 && $0.y == column.map(\.y).max() })
    #expect(thinned.contains { $0.x < 1 && $0.y == column.map(\.y).min() })
    #expect(Thinning.thinned(Array(points.prefix(100))).count == 100)
  }
}
