import Foundation
import PortableCharts
import PortableUI
import Testing
import ViewTesting

/// Where marks are in a plot, and what is heard of them.
@MainActor
struct MarksTests {
  /// A chart of which the plot is all there is.
  private func plot(
    @ChartContentBuilder _ content: () -> some ChartContent
  ) -> Screen {
    plot(of: Chart(content: content).chartYScale(domain: 0...10))
  }

  private func plot(of chart: some View) -> Screen {
    chartScreen(
      chart.chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden),
      size: CGSize(width: 200, height: 100))
  }

  @Test func `a bar stands on zero, and takes a part of the room of its word`() throws {
    let screen = plot {
      BarMark(x: .value("Day", "Mon"), y: .value("Sold", 5))
      BarMark(x: .value("Day", "Tue"), y: .value("Sold", 10), width: 20)
      BarMark(x: .value("Day", "Wed"), y: .value("Sold", 2), width: .ratio(1))
      BarMark(x: .value("Day", "Thu"), y: .value("Sold", 2), width: .inset(5))
    }
    #expect(try screen.frame(of: .image("Mon")) == CGRect(x: 7.5, y: 50, width: 35, height: 50))
    #expect(try screen.frame(of: .image("Tue")) == CGRect(x: 65, y: 0, width: 20, height: 100))
    #expect(try screen.frame(of: .image("Wed")) == CGRect(x: 100, y: 80, width: 50, height: 20))
    #expect(try screen.frame(of: .image("Thu")) == CGRect(x: 155, y: 80, width: 40, height: 20))
  }

  @Test func `words on the y axis make bars lie`() throws {
    let screen = plot(
      of: Chart {
        BarMark(x: .value("Sold", 5), y: .value("Day", "Mon"), height: 10)
        BarMark(x: .value("Sold", 10), y: .value("Day", "Tue"), height: 10)
      })
    #expect(screen.heard == ["Mon: 5", "Tue: 10"])
    #expect(try screen.frame(of: .image("Mon")) == CGRect(x: 0, y: 20, width: 100, height: 10))
    #expect(try screen.frame(of: .image("Tue")) == CGRect(x: 0, y: 70, width: 200, height: 10))
  }

  @Test func `bars below zero hang from it`() throws {
    let screen = plot(
      of: Chart {
        BarMark(x: .value("Day", "Mon"), y: .value("Change", -5))
        BarMark(x: .value("Day", "Tue"), y: .value("Change", 5))
      }
      .chartYScale(domain: -10...10))
    #expect(try screen.frame(of: .image("Mon")).minY == 50)
    #expect(try screen.frame(of: .image("Mon")).maxY == 75)
    #expect(try screen.frame(of: .image("Tue")).maxY == 50)
  }

  private func twoAnd(three stacking: MarkStackingMethod) -> [CGRect] {
    let screen = plot(
      of: Chart {
        BarMark(x: .value("Day", "Mon"), y: .value("Sold", 2), stacking: stacking)
          .accessibilityIdentifier("two")
        BarMark(x: .value("Day", "Mon"), y: .value("Sold", 3), stacking: stacking)
          .accessibilityIdentifier("three")
      }
      .chartYScale(domain: stacking == .normalized ? 0...1 : -5...5))
    return ["two", "three"].compactMap { try? screen.frame(of: .identifier($0)) }
  }

  @Test func `bars at the same place stand on each other, as they are told to`() throws {
    func ends(_ stacking: MarkStackingMethod) -> [ClosedRange<Int>] {
      twoAnd(three: stacking).map { Int($0.minY.rounded())...Int($0.maxY.rounded()) }
    }
    #expect(ends(.standard) == [30...50, 0...30])
    #expect(ends(.normalized) == [60...100, 0...60])
    #expect(ends(.center) == [55...75, 25...55])
    #expect(ends(.unstacked) == [30...50, 20...50])
  }

  @Test func `bars of different values stand beside each other where they are told to`() throws {
    let screen = plot {
      ForEach(0..<2) { index in
        BarMark(x: .value("Day", "Mon"), y: .value("Rain", index + 2))
          .position(by: .value("City", ["Oslo", "Rome"][index]))
      }
    }
    let (oslo, rome) = try (
      screen.frame(of: .image("Mon, Oslo")), screen.frame(of: .image("Mon, Rome"))
    )
    #expect(oslo.maxX <= rome.minX && oslo.maxY == 100 && rome.maxY == 100)
    #expect(oslo.width == rome.width && oslo.height == 20 && rome.height == 30)
  }

  @Test func `bars of ranges and units of the calendar take the room of these`() throws {
    let bins = plot(
      of: Chart {
        BarMark(x: .value("Age", 0..<10), y: .value("Count", 4))
        BarMark(x: .value("Age", 10..<20), y: .value("Count", 8))
      })
    #expect(bins.heard == ["0 – 10: 4", "10 – 20: 8"])
    #expect(abs(try bins.frame(of: .image("0 – 10")).width - 96) < 1e-6)
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let days = plot(
      of: Chart(1..<5, id: \.self) { day in
        BarMark(
          x: .value("Day", january(day, hour: 9), unit: .day, calendar: calendar),
          y: .value("Count", day), width: .ratio(1))
      })
    #expect(days.heard == ["Jan 1: 1", "Jan 2: 2", "Jan 3: 3", "Jan 4: 4"])
    #expect(try days.frame(of: .image("Jan 3")).minX == 100)
    #expect(try days.frame(of: .image("Jan 3")).width == 50)
  }

  @Test func `bars at numbers and dates are as wide as their neighbours let them be`() throws {
    let screen = plot(
      of: Chart([1, 2, 4], id: \.self) {
        BarMark(x: .value("Number", $0), y: .value("Count", $0), width: .ratio(1))
      })
    // From half a step before the first to half a step behind the last.
    #expect(try screen.frame(of: .image("1")).minX == 0)
    #expect(try screen.frame(of: .image("1")).width == 50)
    #expect(try screen.frame(of: .image("4")).maxX == 200)
  }

  @Test func `points, rules and rectangles are where their values are`() throws {
    let screen = plot(
      of: Chart {
        PointMark(x: .value("x", 5), y: .value("y", 5)).symbolSize(CGSize(width: 10, height: 10))
          .accessibilityLabel("point")
        RuleMark(y: .value("Goal", 2)).accessibilityLabel("rule")
        RectangleMark(
          xStart: .value("x", 2), xEnd: .value("x", 4), yStart: .value("y", 6),
          yEnd: .value("y", 10)
        )
        .accessibilityLabel("rectangle").offset(x: 3, y: 1)
        PointMark(x: .value("x", 10)).accessibilityLabel("middle")
      }
      .chartXScale(domain: 0...10).chartYScale(domain: 0...10))
    #expect(try screen.frame(of: "point") == CGRect(x: 95, y: 45, width: 10, height: 10))
    #expect(try screen.frame(of: "rule") == CGRect(x: 0, y: 76, width: 200, height: 8))
    #expect(try screen.frame(of: "rectangle") == CGRect(x: 43, y: 1, width: 40, height: 40))
    #expect(try screen.frame(of: "middle").midY == 50)
  }

  @Test func `lines and areas are heard point by point, with the series that they are of`() {
    let screen = plot {
      LineMark(x: .value("Day", "Mon"), y: .value("Rain", 3), series: .value("City", "Oslo"))
      LineMark(x: .value("Day", "Mon"), y: .value("Rain", 4))
        .foregroundStyle(by: .value("City", "Rome"))
      AreaMark(x: .value("Day", "Tue"), yStart: .value("Rain", 3), yEnd: .value("Rain", 5))
    }
    #expect(screen.heard == ["Mon, Oslo: 3", "Mon, Rome: 4", "Tue: 3 – 5"])
  }

  @Test func `slices share the whole, and each is heard by its name`() throws {
    let screen = plot(
      of: Chart([("a", 1), ("b", 1), ("c", 2)], id: \.0) { name, amount in
        SectorMark(angle: .value("Votes", amount), innerRadius: .ratio(0.5))
          .foregroundStyle(by: .value("Party", name))
      })
    #expect(screen.heard == ["a: 1", "b: 1", "c: 2"])
    // The second quarter is at the lower right, the other half at the left.
    let (second, half) = try (screen.frame(of: .image("b")), screen.frame(of: .image("c")))
    #expect(second.midX > 100 && second.midY > 50)
    #expect(abs(half.midX - (100 - 37.5)) < 1e-6 && abs(half.midY - 50) < 1e-6)
  }

  @Test func `what is said of a mark itself is heard instead, and hidden ones are not`() throws {
    let screen = plot {
      BarMark(x: .value("Day", "Mon"), y: .value("Sold", 5))
        .accessibilityLabel("Monday").accessibilityValue("five")
      BarMark(x: .value("Day", "Tue"), y: .value("Sold", 5)).accessibilityHidden(true)
    }
    #expect(screen.heard == ["Monday: five"])
  }

  @Test func `of many marks each series is heard, with its ends`() {
    let screen = plot(
      of: Chart(0..<500, id: \.self) { index in
        LineMark(x: .value("x", index), y: .value("y", index % 100))
          .foregroundStyle(by: .value("Series", index.isMultiple(of: 2) ? "even" : "odd"))
      })
    #expect(screen.heard == ["even: 250: 0 – 98", "odd: 250: 1 – 99"])
  }

  @Test func `bars stand apart on a scale of powers, each as wide as the others`() throws {
    let screen = plot(
      of: Chart([1, 10, 100], id: \.self) {
        BarMark(x: .value("n", $0), y: .value("y", 5))
      }
      .chartXScale(type: .log).chartYScale(domain: 0...10))
    let frames = try ["1", "10", "100"].map { try screen.frame(of: .image($0)) }
    for (frame, middle) in zip(frames, [100.0 / 3, 100, 500.0 / 3]) {
      #expect(abs(frame.midX - middle) < 0.5)
      #expect(abs(frame.width - 200.0 / 3 * 0.7) < 0.5)
    }
    let lying = plot(
      of: Chart([1, 10], id: \.self) {
        RectangleMark(x: .value("x", "a"), y: .value("n", $0)).accessibilityLabel("at \($0)")
      }
      .chartYScale(type: .log))
    #expect(abs(try lying.frame(of: .image("at 1")).midY - 75) < 0.5)
    #expect(abs(try lying.frame(of: .image("at 10")).height - 50) < 0.5)
  }

  @Test func `from right to left the plot is a mirror of itself`() throws {
    let chart = Chart {
      BarMark(x: .value("Day", "Mon"), y: .value("Sold", 5))
      BarMark(x: .value("Day", "Tue"), y: .value("Sold", 10))
    }
    .chartXAxis(.hidden).chartYAxis(.hidden)
    let size = CGSize(width: 200, height: 100)
    let left = try chartScreen(chart, size: size).frame(of: .image("Mon"))
    let right = try chartScreen(chart, size: size, layoutDirection: .rightToLeft)
      .frame(of: .image("Mon"))
    #expect(
      right == CGRect(x: 200 - left.maxX, y: left.minY, width: left.width, height: left.height))
  }
}
