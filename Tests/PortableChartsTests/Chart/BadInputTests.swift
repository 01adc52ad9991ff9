import Foundation
import PortableCharts
import PortableUI
import Testing
import Threads
import ViewTesting

/// Data that nobody would draw by hand.
@MainActor
struct BadInputTests {
  @Test func `without data there is nothing, unless a scale is said`() {
    let empty = chartScreen(Chart {})
    #expect(empty.texts == [] && empty.heard == [])
    let none = chartScreen(
      Chart([Int](), id: \.self) { PointMark(x: .value("x", $0), y: .value("y", $0)) }
        .chartYScale(domain: 0...10))
    #expect(none.texts.contains("10") && none.heard == [])
  }

  @Test(arguments: [
    [7.0], [3, 3, 3], [0, 0], [-4, -9], [.nan], [.nan, 2], [.infinity, 1], [-.infinity, 1],
    [1e308, -1e308], [.leastNonzeroMagnitude, 0], [.greatestFiniteMagnitude],
  ])
  func `whatever numbers are, a chart shows what it can of them`(numbers: [Double]) {
    for type in [ScaleType.linear, .log, .squareRoot, .symmetricLog] {
      let screen = chartScreen(
        Chart(numbers.indices, id: \.self) { index in
          LineMark(x: .value("x", index), y: .value("y", numbers[index]))
          BarMark(x: .value("x", index), y: .value("y", numbers[index]))
          AreaMark(x: .value("x", index), y: .value("y", numbers[index]), stacking: .normalized)
          PointMark(x: .value("x", numbers[index]), y: .value("y", index))
            .symbolSize(by: .value("y", numbers[index]))
          RuleMark(y: .value("y", numbers[index])).annotation { Text("here") }
        }
        .chartYScale(type: type))
      #expect(screen.svg().hasPrefix("<svg"))
      #expect(!screen.svg().contains("nan") && !screen.svg().contains("inf"))
    }
  }

  @Test(arguments: [[0.0], [-1, -2], [.nan, 1], [.infinity], [1e300, 1], [0, 5]])
  func `slices of nothing, and of less, are none`(numbers: [Double]) {
    let screen = chartScreen(
      Chart(numbers.indices, id: \.self) {
        SectorMark(
          angle: .value("Part", numbers[$0]), innerRadius: .fixed(900), outerRadius: .ratio(-1),
          angularInset: 40
        )
        .cornerRadius(20)
      })
    #expect(screen.svg().hasPrefix("<svg") && !screen.svg().contains("nan"))
  }

  @Test func `dates in any order are where they belong`() throws {
    let screen = chartScreen(
      Chart([5, 1, 3], id: \.self) { day in
        PointMark(x: .value("Day", january(day)), y: .value("y", day))
          .accessibilityLabel("day \(day)")
      })
    let places = try [1, 3, 5].map { try screen.frame(of: .image("day \($0)")).midX }
    #expect(places == places.sorted() && places[0] < places[1])
  }

  @Test func `values of different kinds on an axis are told of, and all are there`() {
    let told = Guarded<[String]>([])
    let listener: @Sendable (String) -> Void = { text in told.withLock { $0.append(text) } }
    Warnings.$listener.withValue(listener) {
      let screen = chartScreen(
        Chart {
          BarMark(x: .value("x", "a"), y: .value("y", 3))
          BarMark(x: .value("x", 7), y: .value("y", 4))
        })
      #expect(screen.heard == ["a: 3", "7: 4"])
      #expect(screen.texts.contains("7"))
    }
    #expect(told.withLock { $0.first }?.hasPrefix("A chart has values of different kinds") == true)
  }

  @Test func `domains of one value, turned around or without an end are scales too`() {
    for domain in [[4.0, 4], [9, 1], [.nan, 3], [], [.infinity, 0]] {
      let screen = chartScreen(
        Chart { PointMark(x: .value("x", 1), y: .value("y", 4)) }.chartYScale(domain: domain))
      #expect(screen.svg().hasPrefix("<svg") && screen.heard == ["1: 4"])
    }
  }

  @Test func `there may be no room at all`() {
    for size in [CGSize(width: 1, height: 1), CGSize(width: 3, height: 400)] {
      let screen = chartScreen(
        Chart(0..<5, id: \.self) { BarMark(x: .value("x", "\($0)"), y: .value("y", $0)) }
          .chartXAxisLabel("Words"), size: size)
      #expect(screen.svg().hasPrefix("<svg"))
    }
  }

  @Test func `of twenty thousand marks as many are drawn as can be seen`() {
    func size(_ chart: some View) -> Int {
      chartScreen(chart, size: CGSize(width: 300, height: 200)).svg().utf8.count
    }
    let wave = (0..<20_000).map { sin(Double($0) / 500) * Double($0 % 97) }
    let line = size(
      Chart(wave.indices, id: \.self) { LineMark(x: .value("x", $0), y: .value("y", wave[$0])) })
    let bars = size(
      Chart(wave.indices, id: \.self) { BarMark(x: .value("x", $0), y: .value("y", wave[$0])) })
    let points = size(
      Chart(wave.indices, id: \.self) {
        PointMark(x: .value("x", $0 % 50), y: .value("y", $0 % 40))
      })
    #expect(line < 60_000 && bars < 60_000 && points < 1_500_000)
  }
}
