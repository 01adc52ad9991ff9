import Foundation
import PortableUI
import Testing
import ViewTesting

@testable import PortableCharts

@MainActor struct FunctionTests {
  private func model(_ chart: some ChartContent, x: ClosedRange<Double>? = nil) -> ChartModel {
    var marks: [Mark] = []
    chart.gather(into: &marks)
    var settings = ChartSettings()
    if let x { settings.x.scale.domain = DomainChoice(x) }
    return ChartModel(marks, settings.scales, calendar: Calendar(identifier: .gregorian))
  }

  private func places(_ model: ChartModel) -> [(x: Double, y: Double)] {
    model.marks.compactMap { mark in
      guard let x = mark.x?.ends?.upper.amount, let y = mark.y?.ends?.upper.amount else {
        return nil
      }
      return (x, y)
    }
  }

  @Test func `a function goes through its domain`() {
    let found = places(model(LinePlot(x: "x", y: "y", domain: 0...4) { $0 * $0 }))
    #expect(found.count == 257)
    #expect(found.first?.x == 0 && found.last?.x == 4 && found.last?.y == 16)
  }

  @Test func `without one it goes as far as the axis, or as other marks`() {
    let line = LinePlot(x: "x", y: "y") { $0 }
    #expect(places(model(line)).last?.x == 1)
    #expect(places(model(line, x: -2...8)).map(\.x).first == -2)
    #expect(places(model(line, x: -2...8)).map(\.x).last == 8)
    let both = ChartContentBuilder.buildBlock(
      PointMark(x: .value("x", 3), y: .value("y", 1)),
      PointMark(x: .value("x", 7), y: .value("y", 1)), line)
    #expect(places(model(both)).map(\.x).max() == 7)
    #expect(places(model(both)).map(\.x).min() == 3)
  }

  @Test func `where it has no number there is a gap`() {
    let gaps = model(LinePlot(x: "x", y: "y", domain: -1...1) { $0 == 0 ? .nan : 1 / $0 })
    #expect(gaps.marks.count == 256)
    #expect(Series.all(of: gaps.marks).count == 2)
    let two = ChartContentBuilder.buildBlock(
      LinePlot(x: "x", y: "y", domain: 0...1) { $0 },
      LinePlot(x: "x", y: "z", domain: 0...1) { -$0 })
    #expect(Series.all(of: model(two).marks).count == 2)
    #expect(model(LinePlot(x: "x", y: "y") { _ in .infinity }).marks.isEmpty)
  }

  @Test func `a line goes where a function leads it, and an area lies between two values`() {
    let circle = LinePlot(x: "x", y: "y", t: "t", domain: 0...2 * .pi) { (x: cos($0), y: sin($0)) }
    #expect(places(model(circle)).map(\.x).min().map { $0 < -0.99 } == true)
    let area = model(
      AreaPlot(x: "x", yStart: "least", yEnd: "most", domain: 0...2) { (yStart: -$0, yEnd: $0) })
    #expect(area.marks.last?.y?.ends?.lower.amount == -2)
    let filled = model(AreaPlot(x: "x", y: "y", domain: 0...2) { $0 })
    #expect(filled.marks.last?.y?.ends?.lower.amount == 0)
  }

  @Test func `it is heard as one thing, and seen`() throws {
    let screen = Screen(
      Chart { LinePlot(x: "x", y: "height", domain: 0...10) { $0 } }
        .frame(width: 300, height: 200), size: CGSize(width: 320, height: 240))
    #expect(try screen.value(of: .image("height")) == "257: 0 – 10")
    #expect(screen.svg().contains("stroke-linejoin=\"round\""))
  }
}
