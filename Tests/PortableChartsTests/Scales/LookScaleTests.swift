import Foundation
import PortableUI
import Testing
import ViewTesting

@testable import PortableCharts

/// Scales that give values a colour, a shape, a line or a size, and what the chart's proxy says of them.
@MainActor
struct LookScaleTests {
  private var points: some View {
    Chart(["a", "b", "c"], id: \.self) { name in
      PointMark(x: .value("Name", name), y: .value("Count", 5))
        .foregroundStyle(by: .value("Name", name)).symbol(by: .value("Name", name))
        .lineStyle(by: .value("Name", name)).symbolSize(by: .value("Name", name))
    }
  }

  private var numbers: some View {
    Chart([1, 10, 100], id: \.self) { number in
      PointMark(x: .value("x", number), y: .value("y", 1))
        .foregroundStyle(by: .value("Number", number)).symbolSize(by: .value("Number", number))
    }
  }

  /// What the chart hands to who lies over it.
  private func proxy(of chart: some View) throws -> ChartProxy {
    var found: ChartProxy?
    _ = chartScreen(
      chart.chartOverlay { proxy -> Color in
        found = proxy
        return Color.clear
      })
    return try #require(found)
  }

  @Test func `sizes of numbers grow from nothing, of words from the first to the last`() throws {
    let words = try proxy(of: points)
    #expect(["a", "b", "c", "d"].map { words.symbolSize(for: $0) } == [20, 210, 400, nil])
    let usual = try proxy(of: numbers.chartSymbolSizeScale(range: 0...100))
    #expect(usual.symbolSize(for: 100) == 100 && usual.symbolSize(for: 50) == 50)
    let log = try proxy(of: numbers.chartSymbolSizeScale(range: [0, 100] as [CGFloat], type: .log))
    #expect(log.symbolSize(for: 10) == 50 && log.symbolSize(for: 1) == 0)
  }

  @Test func `sizes go across a domain, or are said one by one`() throws {
    let across = try proxy(of: numbers.chartSymbolSizeScale(domain: 0...200, range: 0...100))
    #expect(across.symbolSize(for: 100) == 50)
    let domain = try proxy(of: numbers.chartSymbolSizeScale(domain: [0, 100], type: .linear))
    #expect(domain.symbolSize(for: 50) == 210)
    let each = try proxy(
      of: points.chartSymbolSizeScale(domain: ["c", "a", "b"], range: [1, 2, 3] as [CGFloat]))
    #expect(["a", "b", "c"].map { each.symbolSize(for: $0) } == [2, 3, 1])
    let pairs = try proxy(of: points.chartSymbolSizeScale(["a": 9, "b": 8]))
    #expect(pairs.symbolSize(for: "a") == 9 && pairs.symbolSize(for: "b") == 8)
    let mapped = try proxy(
      of: numbers.chartSymbolSizeScale(mapping: { (number: Int) in CGFloat(number) }))
    #expect(mapped.symbolSize(for: 10) == 10)
    let listed = try proxy(
      of: points.chartSymbolSizeScale(domain: ["b", "a"]) { (name: String) in name == "a" ? 7 : 6 })
    #expect(
      listed.symbolSize(for: "a") == 7
        && listed.symbolSizeDomain(dataType: String.self).first == "b")
    let typed = try proxy(of: numbers.chartSymbolSizeScale(type: .category))
    #expect([1, 10, 100].map { typed.symbolSize(for: $0) } == [20, 210, 400])
  }

  @Test func `lines and shapes are said for a domain, one by one, or by a rule`() throws {
    let dashed = StrokeStyle(lineWidth: 3, dash: [1, 2])
    let domain = try proxy(
      of: points.chartLineStyleScale(domain: ["c"]).chartSymbolScale(domain: ["c"]))
    #expect(domain.lineStyleDomain(dataType: String.self) == ["c", "a", "b"])
    #expect(domain.symbolDomain(dataType: String.self) == ["c", "a", "b"])
    let listed = try proxy(of: points.chartLineStyleScale(domain: ["b"], range: [dashed]))
    #expect(listed.lineStyle(for: "b") == dashed)
    let rule = try proxy(
      of: points.chartLineStyleScale { (name: String) in StrokeStyle(lineWidth: name == "a" ? 9 : 1)
      }
      .chartSymbolScale { (name: String) -> BasicChartSymbolShape in name == "a" ? .cross : .plus })
    #expect(rule.lineStyle(for: "a")?.lineWidth == 9)
    #expect(rule.symbol(for: "a") as? BasicChartSymbolShape == .cross)
    let both = try proxy(
      of: points.chartLineStyleScale(domain: ["b"]) { (name: String) in dashed }
        .chartSymbolScale(domain: ["b"]) { (name: String) in BasicChartSymbolShape.square })
    #expect(
      both.lineStyle(for: "c") == dashed && both.lineStyleDomain(dataType: String.self)[0] == "b")
    #expect(both.symbol(for: "c") as? BasicChartSymbolShape == .square)
  }

  @Test func `colours of numbers go by the type of the scale, or are one for each`() {
    func model(_ change: (inout ChartSettings) -> Void) -> ChartModel {
      var marks: [Mark] = []
      ForEach([1, 10, 100], id: \.self) { number in
        PointMark(x: .value("x", number), y: .value("y", 1))
          .foregroundStyle(by: .value("Number", number))
      }
      .gather(into: &marks)
      var settings = ChartSettings()
      change(&settings)
      return ChartModel(marks, settings.scales, calendar: Calendar(identifier: .gregorian))
    }
    let log = model { $0.foreground.type = .log }
    #expect(log.ramp?.layers(for: 10).map(\.opacity) == [1, 0.5])
    #expect(log.ramp?.amount(at: 0.5) == 10)
    #expect(model { $0.foreground.type = .category }.ramp == nil)
    #expect(model { $0.foreground.type = .category }.foreground.data.count == 3)
  }

  @Test func `the colours of a gradient and of a list are a range, with a domain and without`()
    throws
  {
    let gradient = Gradient(colors: [.red, .green, .blue])
    let ramp = try proxy(of: numbers.chartForegroundStyleScale(range: gradient, type: .log))
    #expect(ramp.model.ramp?.styles.count == 3 && ramp.model.ramp?.type == .log)
    #expect(ramp.foregroundStyleDomain(dataType: Int.self) == [1, 100])
    let domain = try proxy(of: numbers.chartForegroundStyleScale(domain: 0...50, range: gradient))
    #expect(domain.foregroundStyleDomain(dataType: Int.self) == [0, 50])
    let list = try proxy(
      of: points.chartForegroundStyleScale(domain: ["b"], range: [Color.red], type: .category))
    #expect(list.foregroundStyleDomain(dataType: String.self) == ["b", "a", "c"])
    let typed = try proxy(of: numbers.chartForegroundStyleScale(type: .category))
    #expect(typed.foregroundStyleDomain(dataType: Int.self) == [1, 10, 100])
    let domainAlone = try proxy(
      of: numbers.chartForegroundStyleScale(domain: [5, 7], type: .linear))
    #expect(domainAlone.foregroundStyleDomain(dataType: Int.self) == [5, 7])
  }

  @Test func `a domain that was found can be changed`() throws {
    let more = try proxy(
      of: numbers.chartXScale(
        domain: .automatic(dataType: Int.self) { $0.append(500) }))
    #expect(more.xDomain(dataType: Int.self) == [0, 500])
    let words = try proxy(
      of: points.chartXScale(
        domain: .automatic(reversed: true, dataType: String.self) { $0.sort(by: >) }))
    #expect(words.xDomain(dataType: String.self) == ["a", "b", "c"])
    #expect(try proxy(of: points.chartYScale()).yDomain(dataType: Int.self) == [0, 5])
  }

  @Test func `two values have a rectangle`() throws {
    let screen = chartScreen(
      points.chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden)
        .chartOverlay { proxy in
          let frame = proxy.positionRange(for: (x: "b", y: 5)) ?? .zero
          Text("\(Int(frame.minX)) \(Int(frame.width)) \(Int(frame.minY)) \(Int(frame.height))")
        }, size: CGSize(width: 300, height: 100))
    #expect(screen.texts == ["100 100 0 0"])
  }

  @Test func `a gesture of one's own chooses what the selections are told`() throws {
    var (day, range, height): (String?, ClosedRange<String>?, Int?)
    var heights: ClosedRange<Int>?
    let chart =
      points
      .chartXSelection(
        value: Binding {
          day
        } set: {
          day = $0
        }
      )
      .chartXSelection(
        range: Binding {
          range
        } set: {
          range = $0
        }
      )
      .chartYSelection(
        value: Binding {
          height
        } set: {
          height = $0
        }
      )
      .chartYSelection(
        range: Binding {
          heights
        } set: {
          heights = $0
        }
      )
      .chartYScale(domain: 0...10)
    let proxy = try proxy(of: chart)
    let size = proxy.plotSize
    proxy.selectXValue(at: size.width / 2)
    proxy.selectXRange(from: size.width - 1, to: 1)
    proxy.selectYValue(at: 0)
    proxy.selectYRange(from: 0, to: size.height)
    #expect(day == "b" && range == "a"..."c" && height == 10 && heights == 0...10)
    var votes: Int?
    let pie = try self.proxy(
      of: Chart([1, 3], id: \.self) { SectorMark(angle: .value("Votes", $0)) }
        .chartAngleSelection(
          value: Binding {
            votes
          } set: {
            votes = $0
          }))
    pie.selectAngleValue(at: .degrees(180))
    #expect(votes == 2)
  }
}
