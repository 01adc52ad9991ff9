import Foundation
import PortableCharts
import PortableUI
import Testing
import ViewTesting

/// Which marks the statements in a chart make.
@MainActor
struct ChartContentTests {
  private struct Sale: Identifiable {
    let id: String
    let count: Int
  }

  private let sales = [Sale(id: "Mon", count: 3), Sale(id: "Tue", count: 5)]

  /// A low and a high end, as one thing.
  private struct Candle: ChartContent {
    let name: String
    let (low, high): (Int, Int)

    var body: some ChartContent {
      RuleMark(x: .value("Day", name), yStart: .value("Low", low), yEnd: .value("High", high))
      PointMark(x: .value("Day", name), y: .value("High", high))
    }
  }

  @Test func `data make a mark for each element, by the identity that it has or is given`() {
    let identified = chartScreen(
      Chart(sales) { BarMark(x: .value("Day", $0.id), y: .value("Sold", $0.count)) })
    #expect(identified.heard == ["Mon: 3", "Tue: 5"])
    let numbered = chartScreen(
      Chart([4, 9], id: \.self) { PointMark(x: .value("Number", $0), y: .value("Square", $0 * $0)) }
    )
    #expect(numbered.heard == ["4: 16", "9: 81"])
  }

  @Test(arguments: [true, false])
  func `statements, loops and conditions make marks in their order`(isLate: Bool) {
    let screen = chartScreen(
      Chart {
        ForEach(sales) { BarMark(x: .value("Day", $0.id), y: .value("Sold", $0.count)) }
        if isLate {
          RuleMark(y: .value("Goal", 4))
        }
        if isLate {
          PointMark(x: .value("Day", "Wed"), y: .value("Sold", 1))
        } else {
          BarMark(x: .value("Day", "Thu"), y: .value("Sold", 2))
        }
        ForEach(0..<2) { PointMark(x: .value("Day", "Mon"), y: .value("Sold", $0)) }
      })
    #expect(
      screen.heard == ["Mon: 3", "Tue: 5"] + (isLate ? ["Goal: 4", "Wed: 1"] : ["Thu: 2"])
        + ["Mon: 0", "Mon: 1"])
  }

  @Test func `content of one's own, of forgotten types and in a plot is what it is made of`() {
    let screen = chartScreen(
      Chart {
        Candle(name: "Mon", low: 1, high: 5)
        Plot { Candle(name: "Tue", low: 2, high: 4) }
        AnyChartContent(PointMark(x: .value("Day", "Wed"), y: .value("High", 7)))
      })
    #expect(screen.heard == ["Mon: 1 – 5", "Mon: 5", "Tue: 2 – 4", "Tue: 4", "Wed: 7"])
  }

  @Test func `new data are shown where the old were`() throws {
    struct Growing: View {
      @State private var count = 1

      var body: some View {
        Button("More") { count += 1 }
        Chart(0..<count, id: \.self) {
          BarMark(x: .value("Step", "\($0)"), y: .value("Size", $0 + 1))
        }
      }
    }
    let screen = chartScreen(Growing())
    #expect(screen.heard == ["0: 1"])
    try screen.tap("More")
    #expect(screen.heard == ["0: 1", "1: 2"])
  }
}
