import Foundation
import PortableUI
import Testing
import ViewTesting

@testable import PortableCharts

@MainActor struct ScrollingTests {
  private struct Scrolled: View {
    @State private var first = 20.0

    var body: some View {
      VStack {
        Text("from \(Int(first))")
        Button("Far") { first = 60 }
        Chart(0..<100, id: \.self) { number in
          PointMark(x: .value("x", number), y: .value("y", number))
        }
        .chartXScale(domain: 0...100)
        .chartScrollableAxes(.horizontal)
        .chartXVisibleDomain(length: 10)
        .chartScrollPosition(x: $first)
      }
    }
  }

  private func numbers(_ screen: Screen) -> [Int] { screen.texts.compactMap { Int($0) } }

  @Test func `a part of the axis is seen, and another one when its position changes`() throws {
    let screen = Screen(Scrolled(), size: CGSize(width: 400, height: 300))
    #expect(screen.texts.contains("from 20"))
    // The words along the axis are near enough to each other for what is seen.
    #expect(numbers(screen).filter { (20...30).contains($0) }.count >= 3)
    try screen.tap("Far")
    #expect(screen.texts.contains("from 60"))
    #expect(numbers(screen).filter { (60...70).contains($0) }.count >= 3)
  }

  @Test func `a person scrolls, and is told where that leads`() throws {
    let screen = Screen(Scrolled(), size: CGSize(width: 400, height: 300))
    try screen.swipe(.left)
    let first = screen.texts.compactMap { $0.split(separator: " ").last.flatMap { Int($0) } }.first
    #expect(try #require(first) > 25)
  }

  private func model(_ marks: some ChartContent) -> ChartModel {
    var all: [Mark] = []
    marks.gather(into: &all)
    return ChartModel(all, ChartSettings(), calendar: Calendar(identifier: .gregorian))
  }

  @Test func `a scale shows a part of itself`() {
    let whole = model(LinePlot(x: "x", y: "y", domain: 0...100) { $0 })
    let part = whole.showing(x: 0.2...0.3, y: 0...1)
    #expect(part.x?.position(of: .number(20), in: 200) == 0)
    #expect(part.x?.position(of: .number(25), in: 200).map { abs($0 - 100) < 1e-6 } == true)
    #expect(part.x?.datum(at: 200, in: 200)?.amount.map { abs($0 - 30) < 1e-6 } == true)
    #expect(whole.x?.position(of: .number(20), in: 200) == 40)
    #expect(whole.x?.part(of: 10) == 0.1 && whole.x?.part(of: 1_000) == 1)
  }

  @Test func `without an axis that scrolls all of it is seen`() {
    let screen = Screen(
      Chart(0..<100, id: \.self) { PointMark(x: .value("x", $0), y: .value("y", $0)) }
        .chartXVisibleDomain(length: 10), size: CGSize(width: 400, height: 300))
    #expect(numbers(screen).contains(100))
  }
}
