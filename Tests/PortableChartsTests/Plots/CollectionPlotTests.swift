import Foundation
import PortableUI
import Testing
import ViewTesting

@testable import PortableCharts

/// Plots of all elements of a collection.
@MainActor
struct CollectionPlotTests {
  private struct Sale {
    let day: String
    let count: Int
    let least: Int
    let date: Date
    let city: String
    var color: Color { city == "Oslo" ? .red : .blue }
    var size: CGFloat { CGFloat(count) }
    var part: Double { 0.5 }
    var dash: StrokeStyle { StrokeStyle(lineWidth: size) }
    var words: String { "\(count) sold" }
    var title: Text { Text("on \(day)") }
    var isOslo: Bool { city == "Oslo" }
  }

  private let sales = [
    Sale(day: "Mon", count: 4, least: 1, date: january(1, hour: 5), city: "Oslo"),
    Sale(day: "Tue", count: 9, least: 2, date: january(2, hour: 7), city: "Rome"),
    Sale(day: "Wed", count: 6, least: 3, date: january(3, hour: 9), city: "Oslo"),
  ]

  private func marks(_ content: some ChartContent) -> [Mark] {
    var marks: [Mark] = []
    content.gather(into: &marks)
    return marks
  }

  /// Where the marks of two contents are, and how many pictures they make.
  private func same(_ plot: some ChartContent, _ each: some ChartContent) -> Bool {
    let (found, wanted) = (marks(plot), marks(each))
    func place(_ mark: Mark) -> String {
      let series = mark.series.map { "\($0)" } ?? ""
      return "\(mark.form) \(mark.x?.place as Any) \(mark.y?.place as Any) \(mark.width) "
        + "\(mark.height) \(mark.stacking) \(series)"
    }
    return !found.isEmpty && found.map(place) == wanted.map(place)
  }

  @Test func `a plot is a mark of each element`() {
    #expect(
      same(
        PointPlot(sales, x: .value("Day", \.day), y: .value("Count", \.count)),
        ForEach(sales, id: \.day) {
          PointMark(x: .value("Day", $0.day), y: .value("Count", $0.count))
        }))
    #expect(
      same(
        RulePlot(
          sales, x: .value("Day", \.day), yStart: .value("Least", \.least),
          yEnd: .value("Count", \.count)),
        ForEach(sales, id: \.day) {
          RuleMark(
            x: .value("Day", $0.day), yStart: .value("Least", $0.least),
            yEnd: .value("Count", $0.count))
        }))
    #expect(
      same(
        RulePlot(
          sales, xStart: .value("Least", \.least), xEnd: .value("Count", \.count),
          y: .value("Day", \.day)),
        ForEach(sales, id: \.day) {
          RuleMark(
            xStart: .value("Least", $0.least), xEnd: .value("Count", $0.count),
            y: .value("Day", $0.day))
        }))
    #expect(
      same(
        SectorPlot(sales, angle: .value("Count", \.count), innerRadius: .ratio(0.5)),
        ForEach(sales, id: \.day) {
          SectorMark(angle: .value("Count", $0.count), innerRadius: .ratio(0.5))
        }))
  }

  @Test func `a plot of bars takes all forms of a bar`() {
    #expect(
      same(
        BarPlot(
          sales, x: .value("Day", \.day), y: .value("Count", \.count), width: .fixed(\.size),
          height: 5, stacking: .center),
        ForEach(sales, id: \.day) {
          BarMark(
            x: .value("Day", $0.day), y: .value("Count", $0.count), width: .fixed($0.size),
            height: 5, stacking: .center)
        }))
    #expect(
      same(
        BarPlot(
          sales, x: .value("Day", \.date, unit: .day), yStart: .value("Least", \.least),
          yEnd: .value("Count", \.count), width: .ratio(0.5)),
        ForEach(sales, id: \.day) {
          BarMark(
            x: .value("Day", $0.date, unit: .day), yStart: .value("Least", $0.least),
            yEnd: .value("Count", $0.count), width: .ratio(0.5))
        }))
    #expect(
      same(
        BarPlot(
          sales, xStart: .value("Least", \.least), xEnd: .value("Count", \.count),
          y: .value("Day", \.day), height: .inset(\.size)),
        ForEach(sales, id: \.day) {
          BarMark(
            xStart: .value("Least", $0.least), xEnd: .value("Count", $0.count),
            y: .value("Day", $0.day), height: .inset($0.size))
        }))
  }

  @Test func `a plot of bars takes places in the plot, too`() {
    #expect(
      same(
        BarPlot(sales, x: .value("Count", \.count), yStart: 3, yEnd: 9, width: .inset(2)),
        ForEach(sales, id: \.day) {
          BarMark(x: .value("Count", $0.count), yStart: 3, yEnd: 9, width: .inset(2))
        }))
    #expect(
      same(
        BarPlot(sales, y: .value("Count", \.count), stacking: .normalized),
        ForEach(sales, id: \.day) {
          BarMark(y: .value("Count", $0.count), stacking: .normalized)
        }))
    #expect(
      same(
        BarPlot(sales, xStart: .value("a", \.least), xEnd: .value("b", \.count), yEnd: 7),
        ForEach(sales, id: \.day) {
          BarMark(xStart: .value("a", $0.least), xEnd: .value("b", $0.count), yEnd: 7)
        }))
    #expect(
      same(
        BarPlot(sales, xStart: 3, yStart: .value("a", \.least), yEnd: .value("b", \.count)),
        ForEach(sales, id: \.day) {
          BarMark(xStart: 3, yStart: .value("a", $0.least), yEnd: .value("b", $0.count))
        }))
  }

  @Test func `a plot of rectangles takes all forms of a rectangle`() {
    #expect(
      same(
        RectanglePlot(
          sales, x: .value("Bin", \.least, \.count), y: .value("Day", \.day), width: .ratio(\.size)
        ),
        ForEach(sales, id: \.day) {
          RectangleMark(
            x: .value("Bin", $0.least..<$0.count), y: .value("Day", $0.day), width: .ratio($0.size))
        }))
    #expect(
      same(
        RectanglePlot(
          sales, xStart: .value("a", \.least), xEnd: .value("b", \.count),
          yStart: .value("a", \.count), yEnd: .value("b", \.least)),
        ForEach(sales, id: \.day) {
          RectangleMark(
            xStart: .value("a", $0.least), xEnd: .value("b", $0.count),
            yStart: .value("a", $0.count), yEnd: .value("b", $0.least))
        }))
    #expect(
      same(
        RectanglePlot(
          sales, x: .value("a", \.day), yStart: .value("a", \.least), yEnd: .value("b", \.count),
          width: 3),
        ForEach(sales, id: \.day) {
          RectangleMark(
            x: .value("a", $0.day), yStart: .value("a", $0.least), yEnd: .value("b", $0.count),
            width: 3)
        }))
    #expect(
      same(
        RectanglePlot(
          sales, xStart: .value("a", \.least), xEnd: .value("b", \.count), y: .value("a", \.day),
          height: 3),
        ForEach(sales, id: \.day) {
          RectangleMark(
            xStart: .value("a", $0.least), xEnd: .value("b", $0.count), y: .value("a", $0.day),
            height: 3)
        }))
  }

  @Test func `plots of lines and areas take all forms of these`() {
    #expect(
      same(
        LinePlot(
          sales, x: .value("Day", \.day), y: .value("Count", \.count), series: .value("C", \.city)),
        ForEach(sales, id: \.day) {
          LineMark(
            x: .value("Day", $0.day), y: .value("Count", $0.count), series: .value("C", $0.city))
        }))
    #expect(
      same(
        AreaPlot(
          sales, x: .value("Day", \.day), y: .value("Count", \.count), series: .value("C", \.city),
          stacking: .center),
        ForEach(sales, id: \.day) {
          AreaMark(
            x: .value("Day", $0.day), y: .value("Count", $0.count), series: .value("C", $0.city),
            stacking: .center)
        }))
    #expect(
      same(
        AreaPlot(
          sales, x: .value("Day", \.day), yStart: .value("Least", \.least),
          yEnd: .value("Count", \.count)),
        ForEach(sales, id: \.day) {
          AreaMark(
            x: .value("Day", $0.day), yStart: .value("Least", $0.least),
            yEnd: .value("Count", $0.count))
        }))
    #expect(
      same(
        AreaPlot(
          sales, xStart: .value("Least", \.least), xEnd: .value("Count", \.count),
          y: .value("Day", \.day), series: .value("C", \.city)),
        ForEach(sales, id: \.day) {
          AreaMark(
            xStart: .value("Least", $0.least), xEnd: .value("Count", $0.count),
            y: .value("Day", $0.day), series: .value("C", $0.city))
        }))
    let lines = LinePlot(sales, x: .value("Day", \.day), y: .value("Count", \.count))
      .foregroundStyle(by: .value("City", \.city))
    #expect(Series.all(of: marks(lines)).count == 2)
  }

  @Test func `each element says how its mark looks, and what is said first holds`() {
    let plot = PointPlot(sales, x: .value("Day", \.day), y: .value("Count", \.count))
      .symbolSize(\.size).symbolSize(\.least.size).symbolSize(by: .value("Count", \.count))
      .foregroundStyle(\.color).foregroundStyle(by: .value("City", \.city))
      .symbol(by: .value("City", \.city)).lineStyle(\.dash).lineStyle(by: .value("City", \.city))
      .opacity(\.part).position(by: .value("City", \.city), axis: .vertical, span: .fixed(\.size))
    let styles = marks(plot).map(\.style)
    #expect(styles.map(\.symbolSize?.width) == [2, 3, CGFloat(6).squareRoot()])
    #expect(styles.map(\.symbolSizeBy?.datum) == [.number(4), .number(9), .number(6)])
    #expect(styles.allSatisfy { $0.foreground != nil && $0.opacity == 0.5 })
    for datum in [styles[1].foregroundBy, styles[1].symbolBy, styles[1].lineBy] {
      #expect(datum?.datum == .category("Rome"))
    }
    #expect(styles.map(\.line?.lineWidth) == [4, 9, 6])
    #expect(styles[2].dodge?.axis == .vertical && styles[2].dodge?.span == .fixed(6))
  }

  @Test func `each element says how its mark is heard`() throws {
    let screen = chartScreen(
      Chart {
        BarPlot(sales, x: .value("Day", \.day), y: .value("Count", \.count))
          .accessibilityLabel(\.title).accessibilityValue(\.words).accessibilityIdentifier(\.city)
          .accessibilityHidden(\.isOslo)
      })
    #expect(screen.heard == ["on Tue: 9 sold"])
    #expect(try screen.frame(of: .identifier("Rome")) == screen.frame(of: .image("on Tue")))
    let strings = marks(
      BarPlot(sales, x: .value("Day", \.day), y: .value("Count", \.count))
        .accessibilityLabel(\.words).accessibilityValue(\.title))
    #expect(strings[0].style.label == Text(sales[0].words))
    #expect(strings[0].style.value == sales[0].title)
  }

  @Test func `what is said of all marks is said of a plot, too`() {
    let plot = BarPlot(sales, x: .value("Day", \.day), y: .value("Count", \.count))
      .foregroundStyle(by: .value("City", \.city)).cornerRadius(4).zIndex(2)
    #expect(marks(plot).allSatisfy { $0.style.cornerRadius == 4 && $0.style.zIndex == 2 })
    #expect(marks(plot).last?.style.foregroundBy?.datum == .category("Oslo"))
  }

  private struct Bars: VectorizedChartContent {
    typealias DataElement = Sale
    let sales: [Sale]
    var body: some VectorizedChartContent<Sale> {
      BarPlot(sales, x: .value("Day", \.day), y: .value("Count", \.count))
    }
  }

  @Test func `a plot of one's own asks its elements as well`() {
    let marks = marks(Bars(sales: sales).symbol(by: .value("City", \.city)))
    #expect(marks.map(\.style.symbolBy?.datum) == ["Oslo", "Rome", "Oslo"].map(Datum.category))
  }
}

extension Int {
  fileprivate var size: CGFloat { CGFloat(self) }
}
