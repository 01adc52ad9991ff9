import Foundation
import PortableCharts
import PortableUI
import Testing
import ViewTesting

/// Ranges that lie side by side.
@MainActor
struct BinsTests {
  private var greenwich: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }

  @Test func `bins of numbers are round, and have all of the data`() {
    let bins = NumberBins(data: [0.3, 4.2, 9.6], desiredCount: 5)
    #expect(bins.thresholds == [0, 2, 4, 6, 8, 10])
    #expect(bins.count == 5 && bins.map(\.lowerBound) == [0, 2, 4, 6, 8])
    #expect(NumberBins(data: [3, 17], desiredCount: 3).thresholds == [0, 5, 10, 15, 20])
    #expect(NumberBins(data: [1, 3], desiredCount: 10).thresholds == [1, 2, 3])
    #expect(
      NumberBins(range: 0...10.0, desiredCount: 5, minimumStride: 5).thresholds == [0, 5, 10])
    #expect(NumberBins(range: 0...100, desiredCount: 2).thresholds == [0, 50, 100])
    #expect(NumberBins(size: 4, range: 3...9).thresholds == [0, 4, 8, 12])
    #expect(NumberBins(size: 0.5, range: 0.2...1).thresholds == [0, 0.5, 1])
    #expect(NumberBins<Double>(data: []).isEmpty)
  }

  @Test func `a count of bins divides a range as it is`() {
    #expect(NumberBins(range: 1.0...2.0, count: 4).thresholds == [1, 1.25, 1.5, 1.75, 2])
    #expect(NumberBins(range: 0...10, count: 4).thresholds == [0, 3, 6, 8, 10])
  }

  @Test func `a value is in one bin, also the last one of all`() {
    let bins = NumberBins(thresholds: [10, 0, 20])
    #expect(bins.thresholds == [0, 10, 20])
    #expect([0, 9, 10, 19, 20].map { bins.index(for: $0) } == [0, 0, 1, 1, 1])
    #expect([-5, 99].map { bins.index(for: $0) } == [0, 1])
    #expect(bins[0].contains(0) && !bins[0].contains(10))
    #expect(bins[1].contains(10) && bins[1].contains(20) && !bins[1].contains(21))
    #expect(bins[0].relative(to: Array(0..<99)) == 0..<10)
    #expect(bins.index(after: bins.startIndex) == 1 && bins.endIndex == 2)
  }

  @Test func `bins of dates begin with days, months and hours`() {
    let days = DateBins(unit: .day, range: january(1, hour: 5)...january(3), calendar: greenwich)
    #expect(days.thresholds == [january(1), january(2), january(3)])
    #expect(days.index(for: january(2, hour: 23)) == 1)
    #expect(days[1].contains(january(2)) && days[0].upperBound == january(2))
    let pairs = DateBins(
      unit: .hour, by: 6, range: january(1, hour: 7)...january(1, hour: 13), calendar: greenwich)
    #expect(
      pairs.thresholds == [january(1, hour: 6), january(1, hour: 12), january(1, hour: 18)])
    let usual = DateBins(
      data: [january(1), january(20), january(31)], desiredCount: 4, calendar: greenwich)
    #expect((3...6).contains(usual.count))
    #expect(usual.thresholds.first.map { $0 <= january(1) } == true)
    #expect(usual.thresholds.last.map { $0 >= january(31) } == true)
    let seconds = DateBins(timeInterval: 3_600, range: january(1)...january(1, hour: 3))
    #expect(seconds.count == 3 && seconds[2].upperBound == january(1, hour: 3))
  }

  @Test func `a bar is as wide as its bin`() throws {
    let bins = NumberBins(thresholds: [0, 10, 30])
    let screen = chartScreen(
      Chart(bins.indices, id: \.self) { index in
        BarMark(x: .value("Time", bins[index]), y: .value("Count", index + 1), width: .ratio(1))
          .accessibilityIdentifier("\(index)")
      }
      .chartXScale(domain: 0...30).chartXAxis(.hidden).chartYAxis(.hidden))
    let (first, last) = try (
      screen.frame(of: .identifier("0")), screen.frame(of: .identifier("1"))
    )
    #expect(abs(last.width - 2 * first.width) < 0.01 && abs(last.minX - first.maxX) < 0.01)
  }
}
