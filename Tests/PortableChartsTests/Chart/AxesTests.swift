import Foundation
import PortableUI
import Testing
import ViewTesting

@testable import PortableCharts

/// What stands at the axes of a chart, and around it.
@MainActor
struct AxesTests {
  private let bars = Chart {
    BarMark(x: .value("Day", "Mon"), y: .value("Sold", 5))
    BarMark(x: .value("Day", "Tue"), y: .value("Sold", 8))
  }

  @Test func `words are below the plot, and numbers behind it`() throws {
    let screen = chartScreen(bars)
    #expect(Set(screen.texts) == ["Mon", "Tue", "0", "2", "4", "6", "8"])
    let (bar, words, zero, eight) = try (
      screen.frame(of: .image("Tue")), screen.frame(of: .text("Tue")), screen.frame(of: .text("0")),
      screen.frame(of: .text("8"))
    )
    #expect(words.minY >= bar.maxY && abs(words.midX - bar.midX) < 0.5)
    #expect(zero.minX > bar.maxX && zero.minX == eight.minX)
    #expect(abs(zero.midY - bar.maxY) < 0.5 && abs(eight.midY - bar.minY) < 0.5)
  }

  @Test func `words on the y axis are before the plot`() throws {
    let screen = chartScreen(
      Chart { BarMark(x: .value("Sold", 5), y: .value("Day", "Mon")) })
    #expect(try screen.frame(of: .text("Mon")).maxX <= screen.frame(of: .image("Mon")).minX)
  }

  @Test func `an axis that is hidden leaves its room to the plot`() {
    let screen = chartScreen(
      bars.chartXAxis(.hidden).chartYAxis(.hidden))
    #expect(screen.texts == [])
  }

  @Test func `marks of one's own say which values, where, and what stands there`() throws {
    let screen = chartScreen(
      bars.chartYAxis {
        AxisMarks(position: .leading, values: [0, 5, 10]) { value in
          AxisGridLine()
          AxisTick()
          if let number = value.as(Int.self), value.index > 0 {
            AxisValueLabel { Text("\(number) of \(value.count)") }
          } else {
            AxisValueLabel("none")
          }
        }
      }
      .chartXAxis { AxisMarks(position: .top) }
      .chartYScale(domain: 0...10))
    #expect(Set(screen.texts) == ["Mon", "Tue", "none", "5 of 3", "10 of 3"])
    let bar = try screen.frame(of: .image("Mon"))
    #expect(try screen.frame(of: .text("none")).maxX <= bar.minX)
    #expect(try screen.frame(of: .text("Mon")).maxY <= screen.frame(of: .image("Tue")).minY)
  }

  @Test func `values can be round ones, strides, and written in a format`() {
    func texts(_ values: AxisMarkValues) -> Set<String> {
      let chart = Chart {
        PointMark(x: .value("x", 0), y: .value("y", 0))
        PointMark(x: .value("x", 100), y: .value("y", 1))
      }
      return Set(
        chartScreen(
          chart.chartYAxis(.hidden).chartXAxis {
            AxisMarks(format: FloatingPointFormatStyle<Double>(), values: values)
          }
        ).texts)
    }
    #expect(texts(.automatic(desiredCount: 2)) == ["0", "50", "100"])
    #expect(texts(.automatic(minimumStride: 100, desiredCount: 5)) == ["0", "100"])
    #expect(texts(.stride(by: 25)) == ["0", "25", "50", "75", "100"])
  }

  @Test func `dates are marked by the calendar, and written by what differs`() {
    func texts(_ days: Int, _ values: AxisMarkValues = .automatic) -> [String] {
      let chart = Chart {
        PointMark(x: .value("Day", january(1)), y: .value("y", 0))
        PointMark(x: .value("Day", january(1 + days)), y: .value("y", 1))
      }
      return chartScreen(chart.chartYAxis(.hidden).chartXAxis { AxisMarks(values: values) }).texts
    }
    #expect(texts(120) == ["Jan", "Feb", "Mar", "Apr"])
    #expect(texts(8) == ["Jan 1", "Jan 3", "Jan 5", "Jan 7", "Jan 9"])
    #expect(texts(9, .stride(by: .day, count: 3)) == ["Jan 1", "Jan 4", "Jan 7", "Jan 10"])
  }

  @Test func `words that would lie over others are left out, and come back with the room`() {
    let chart = Chart(0..<12, id: \.self) {
      BarMark(x: .value("Name", "A long name \($0)"), y: .value("Count", 1))
    }
    .chartYAxis(.hidden)
    let narrow = chartScreen(chart, size: CGSize(width: 400, height: 200))
    #expect(narrow.texts.count > 1 && narrow.texts.count < 6)
    let frames = narrow.texts.compactMap { try? narrow.frame(of: .text($0)) }
    for (one, next) in zip(frames, frames.dropFirst()) { #expect(one.maxX < next.minX) }
    narrow.resize(to: CGSize(width: 2_000, height: 200))
    #expect(narrow.texts.count == 12)
  }

  @Test func `all words are there where they may lie over others`() {
    let screen = chartScreen(
      Chart(0..<12, id: \.self) {
        BarMark(x: .value("Name", "A long name \($0)"), y: .value("Count", 1))
      }
      .chartYAxis(.hidden)
      .chartXAxis { AxisMarks { AxisValueLabel(collisionResolution: .disabled) } })
    #expect(screen.texts.count == 12)
  }

  @Test func `titles stand where they are told to`() throws {
    let screen = chartScreen(
      bars.chartXAxisLabel("Days").chartYAxisLabel("Sold").chartYAxisLabel(
        "More", position: .leading))
    let (bar, days, sold, more) = try (
      screen.frame(of: .image("Tue")), screen.frame(of: "Days"), screen.frame(of: "Sold"),
      screen.frame(of: "More")
    )
    #expect(days.minY > bar.maxY && sold.maxY < bar.minY && more.maxX < bar.minX)
  }

  @Test
  func `a legend says which look stands for what, and can be elsewhere, another one, or none`()
    throws
  {
    let chart = Chart(["Oslo", "Rome"], id: \.self) { city in
      BarMark(x: .value("Day", "Mon"), y: .value("Rain", 3)).foregroundStyle(
        by: .value("City", city))
    }
    .chartYAxis(.hidden)
    let bar = Screen.Lookup.image("Mon, Oslo")
    let usual = chartScreen(chart)
    #expect(usual.texts == ["Mon", "Oslo", "Rome"])
    #expect(try usual.frame(of: "Oslo").minY > usual.frame(of: bar).maxY)
    let above = chartScreen(chart.chartLegend(position: .top))
    #expect(try above.frame(of: "Oslo").maxY < above.frame(of: bar).minY)
    let behind = chartScreen(chart.chartLegend(position: .trailing))
    #expect(try behind.frame(of: "Oslo").minX > behind.frame(of: bar).maxX)
    #expect(try behind.frame(of: "Rome").minY >= behind.frame(of: "Oslo").maxY)
    #expect(chartScreen(chart.chartLegend(.hidden)).texts == ["Mon"])
    #expect(chartScreen(chart.chartLegend { Text("Mine") }).texts == ["Mon", "Mine"])
    let mapped = chartScreen(chart.chartForegroundStyleScale(["Rome": Color.red, "Oslo": .blue]))
    #expect(mapped.texts == ["Mon", "Rome", "Oslo"])
  }

  @Test func `colours that stand for numbers have a legend from the least to the greatest`() {
    let screen = chartScreen(
      Chart(0..<4, id: \.self) { index in
        RectangleMark(x: .value("x", "\(index)h"), y: .value("y", "a"))
          .foregroundStyle(by: .value("Visits", index * 10))
      }
      .chartXAxis(.hidden).chartYAxis(.hidden))
    #expect(screen.texts == ["0", "30"])
  }

  @Test func `colours that stand for dates have a legend of dates`() {
    let screen = chartScreen(
      Chart([1, 9], id: \.self) { day in
        RectangleMark(x: .value("x", "\(day)"), y: .value("y", "a"))
          .foregroundStyle(by: .value("Day", january(day)))
      }
      .chartXAxis(.hidden).chartYAxis(.hidden))
    #expect(screen.texts == ["Jan 1, 2024", "Jan 9, 2024"])
  }

  @Test func `aligned words do not go beyond the plot`() throws {
    func ends(_ preset: AxisMarkPreset) throws -> (first: CGRect, last: CGRect, top: CGRect) {
      let screen = chartScreen(
        Chart {
          PointMark(x: .value("x", 0), y: .value("y", 0))
          PointMark(x: .value("x", 100), y: .value("y", 7))
        }
        .chartXAxis {
          AxisMarks(preset: preset, values: [0, 100]) { AxisValueLabel("end \($0.index)") }
        }
        .chartYAxis { AxisMarks(preset: preset, values: [0, 7]) }
        .chartPlotStyle {
          $0.accessibilityElement(children: .contain).accessibilityIdentifier("plot")
        })
      let plot = try screen.frame(of: .identifier("plot"))
      func inPlot(_ name: String) throws -> CGRect {
        try screen.frame(of: .text(name)).offsetBy(dx: -plot.minX, dy: -plot.minY)
      }
      return try (
        inPlot("end 0"), inPlot("end 1").offsetBy(dx: -plot.width, dy: 0), inPlot("7")
      )
    }
    let usual = try ends(.automatic)
    #expect(usual.last.maxX > 0 && usual.top.minY < 0)
    let aligned = try ends(.aligned)
    #expect(aligned.first.minX == 0 && abs(aligned.last.maxX) < 1e-6 && aligned.top.minY == 0)
  }

  @Test func `of a great many words as many are marked as can be told apart`() {
    let words = (0..<5_000).map { "\($0)" }
    var scale = AxisScale(kind: .category, isVertical: false)
    scale.categories = words.map(Datum.category)
    func values(_ values: AxisMarkValues = .automatic) -> [AxisValue] {
      values.values(on: scale, usual: 5, calendar: Calendar(identifier: .gregorian))
    }
    #expect(values().map(\.index).prefix(3) == [0, 10, 20] && values().count == 500)
    #expect(values().first?.count == 5_000)
    scale.shown = 0.5...0.502
    #expect(values().map(\.index).contains(2_505) && values().count < 40)
    var numbers = AxisScale(kind: .number, isVertical: false)
    (numbers.lower, numbers.upper) = (0, 5_000)
    numbers.shown = 0.5...0.6
    scale = numbers
    let list = AxisMarkValues(kind: .list((0...4).map { Datum.number(Double($0) * 1_000) }))
    #expect(values(list).count == 5)
    let long = AxisMarkValues(kind: .list((0...5_000).map { Datum.number(Double($0)) }))
    #expect(values(long).count <= 501 && values(long).contains { $0.datum == .number(2_700) })
    #expect(values(long).first { $0.index == 2_700 }?.datum == .number(2_700))
  }

  @Test func `a plot can be styled, and be given a size`() throws {
    let screen = chartScreen(
      bars.chartPlotStyle {
        $0.frame(width: 100, height: 50).accessibilityElement(children: .contain)
      })
    #expect(try screen.frame(of: .image("Tue")).height == 50)
    #expect(try screen.frame(of: .text("Tue")).minX < 100)
  }

  @Test func `annotations stand beside their marks`() throws {
    func frames(_ position: AnnotationPosition) throws -> (CGRect, CGRect) {
      let screen = chartScreen(
        Chart {
          BarMark(x: .value("Day", "Mon"), y: .value("Sold", 5))
            .annotation(position: position) { Text("five") }
          BarMark(x: .value("Day", "Tue"), y: .value("Sold", 9))
        })
      return try (screen.frame(of: .image("Mon")), screen.frame(of: "five"))
    }
    let (bar, above) = try frames(.automatic)
    #expect(above.maxY == bar.minY - 4 && abs(above.midX - bar.midX) < 0.5)
    let (_, inside) = try frames(.overlay)
    #expect(bar.contains(inside) && abs(inside.midY - bar.midY) < 0.5)
    let (_, behind) = try frames(.trailing)
    #expect(behind.minX == bar.maxX + 4)
  }
}
