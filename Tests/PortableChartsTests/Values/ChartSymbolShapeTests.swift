import Foundation
import PortableCharts
import PortableUI
import Testing
import ViewTesting

/// Shapes that mark points.
@MainActor
struct ChartSymbolShapeTests {
  private let square = CGRect(x: 0, y: 0, width: 20, height: 20)

  @Test func `a shape without its type, and a circle, are drawn as they are`() {
    let any = AnyChartSymbolShape(BasicChartSymbolShape.triangle)
    #expect(any.path(in: square) == BasicChartSymbolShape.triangle.path(in: square))
    #expect(any.perceptualUnitRect == CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(Circle().perceptualUnitRect == CGRect(x: 0, y: 0, width: 1, height: 1))
  }

  @Test func `a border lies inside of any shape`() {
    func bounds(_ shape: some ChartSymbolShape) -> CGRect { shape.path(in: square).boundingRect }
    let line = bounds(Circle().strokeBorder(lineWidth: 4))
    #expect(square.insetBy(dx: -0.1, dy: -0.1).contains(line) && line.width > 19.5)
    let inner = Circle().strokeBorder(style: StrokeStyle(lineWidth: 4)).path(in: square)
    #expect(!inner.contains(CGPoint(x: 10, y: 10)) && inner.contains(CGPoint(x: 2, y: 10)))
  }

  @Test func `values that describe charts have names`() {
    #expect("\(AxisMarkPosition.leading)" == "leading")
    #expect("\(InterpolationMethod.catmullRom(alpha: 1))" == "catmullRom(1.0)")
    #expect("\(MarkDimension.fixed(3))" == "fixed(3.0)")
    #expect("\(MarkStackingMethod.normalized)" == "normalized")
    #expect("\(AxisValueLabelOrientation.verticalReversed)" == "verticalReversed")
  }

  // Where a view is written, the border is the one that shapes have.
  @Test func `a shape that is a symbol as well is a view with a border`() {
    let screen = Screen(
      VStack {
        Circle().strokeBorder(lineWidth: 4).foregroundStyle(.tertiary)
        Circle().strokeBorder(style: StrokeStyle(lineWidth: 4)).opacity(0.5)
        Text("below")
      })
    #expect(screen.texts == ["below"])
  }
}
