import Foundation
import PortableUI
import Testing
import ViewTesting

@testable import PortableCharts

/// Where charts come to rest, and what is seen of their y axis.
@MainActor
struct ScrollTargetTests {
  private var greenwich: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }

  private func numbers(to most: Double) -> AxisScale {
    var scale = AxisScale(kind: .number, isVertical: false)
    (scale.lower, scale.upper) = (0, most)
    return scale
  }

  private func dates(_ days: Int) -> AxisScale {
    var scale = AxisScale(kind: .date, isVertical: false)
    scale.lower = january(1).timeIntervalSinceReferenceDate
    scale.upper = january(1 + days).timeIntervalSinceReferenceDate
    return scale
  }

  private func place(_ alignment: ValueAlignment, near place: Double, on scale: AxisScale) -> Double
  {
    alignment.place(near: place, from: 0.1, page: 0.25, on: scale, greenwich)
  }

  @Test func `the nearest multiple, date, word or page is at the beginning`() {
    #expect(place(.multiples(10), near: 0.37, on: numbers(to: 100)) == 0.4)
    #expect(place(.multiples(10), near: 0.34, on: numbers(to: 100)) == 0.3)
    let noon = place(.dates(DateComponents(hour: 0)), near: 0.13, on: dates(10))
    #expect(abs(noon - 0.1) < 1e-9)
    let evening = place(.dates(DateComponents(hour: 0)), near: 0.17, on: dates(10))
    #expect(abs(evening - 0.2) < 1e-9)
    let first = place(.dates(DateComponents(day: 1, hour: 0)), near: 0.45, on: dates(62))
    #expect(abs(first - 31 / 62) < 1e-9)
    #expect(abs(place(.page, near: 0.6, on: numbers(to: 100)) - 0.6) < 1e-9)
    #expect(abs(place(.page, near: 0.4, on: numbers(to: 100)) - 0.35) < 1e-9)
    var words = AxisScale(kind: .category, isVertical: false)
    words.categories = ["a", "b", "c", "d"].map(Datum.category)
    #expect(place(.multiples(1), near: 0.3, on: words) == 0.25)
    #expect(place(.multiples(1), near: 0.45, on: words) == 0.5)
  }

  /// Where the x axis begins after a swipe, from 20 on, of which 10 are seen.
  private func rest(
    _ behavior: some ChartScrollTargetBehavior, swipes: Int = 1,
    layoutDirection: LayoutDirection = .leftToRight
  ) throws -> Double {
    var first = 20.0
    let screen = chartScreen(
      Chart(0..<100, id: \.self) { PointMark(x: .value("x", $0), y: .value("y", $0)) }
        .chartXScale(domain: 0...100).chartScrollableAxes(.horizontal)
        .chartXVisibleDomain(length: 10)
        .chartScrollPosition(
          x: Binding {
            first
          } set: {
            first = $0
          }
        )
        .chartScrollTargetBehavior(behavior), layoutDirection: layoutDirection)
    for _ in 0..<swipes {
      try screen.swipe(layoutDirection == .leftToRight ? .left : .right)
    }
    return first
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `a chart that is scrolled comes to rest at a value`(direction: LayoutDirection) throws {
    let three = try rest(.valueAligned(unit: 3), layoutDirection: direction)
    #expect(three > 22 && abs(three.remainder(dividingBy: 3)) < 1e-6)
    let far = try rest(
      .valueAligned(unit: 1, majorAlignment: .unit(7)), layoutDirection: direction)
    #expect(far > 22 && abs(far.remainder(dividingBy: 7)) < 1e-6)
    let page = try rest(
      .valueAligned(unit: 1, majorAlignment: .page, limitBehavior: .always),
      layoutDirection: direction)
    #expect(abs(page - 30) < 1e-6)
  }

  private struct Halves: ChartScrollTargetBehavior {
    func updateTarget(_ target: inout ScrollTarget, context: ChartScrollTargetBehaviorContext) {
      let place = context.chartProxy.position(forX: 50.0) ?? 0
      #expect(context.contentSize.width > context.containerSize.width)
      target.rect.origin.x = place
    }
  }

  @Test func `a behaviour of one's own is told where values are`() throws {
    #expect(abs(try rest(Halves()) - 50) < 1e-6)
  }

  @Test func `each form aligns the axis that it names`() throws {
    let hour = DateComponents(hour: 0)
    let units = ValueAlignedChartScrollTargetBehavior.valueAligned(xUnit: 4, yUnit: 2)
    #expect(abs(try rest(units).remainder(dividingBy: 4)) < 1e-6)
    let mixed = ValueAlignedChartScrollTargetBehavior.valueAligned(
      xUnit: 4.0, yMatching: hour, xMajorAlignment: .unit(5), yMajorAlignment: .page)
    #expect(abs(try rest(mixed).remainder(dividingBy: 5)) < 1e-6)
    // There are no dates on the axis.
    let other = ValueAlignedChartScrollTargetBehavior.valueAligned(
      xMatching: hour, yUnit: 4, xMajorAlignment: .matching(hour), limitBehavior: .never)
    let none = ValueAlignedChartScrollTargetBehavior.valueAligned(xMatching: hour, yMatching: hour)
    #expect(try rest(other) == rest(none))
  }

  @Test func `the top of what is seen of the y axis is told, and can be chosen`() throws {
    var top = 60.0
    let chart = Chart(0..<100, id: \.self) { PointMark(x: .value("x", $0), y: .value("y", $0)) }
      .chartYScale(domain: 0...100).chartScrollableAxes(.vertical).chartYVisibleDomain(length: 10)
      .chartXAxis(.hidden)
    let screen = chartScreen(
      chart.chartScrollPosition(
        y: Binding {
          top
        } set: {
          top = $0
        }))
    #expect(screen.texts.contains("60") && !screen.texts.contains("100"))
    try screen.swipe(.up)
    #expect(top < 58)
    let initial = chartScreen(chart.chartScrollPosition(initialY: 40))
    #expect(initial.texts.contains("40") && !initial.texts.contains("100"))
  }
}
