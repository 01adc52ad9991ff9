import Foundation
import PortableCharts
import PortableUI
import Testing
import ViewTesting

/// What a person points at, and where values are.
@MainActor
struct SelectionTests {
  private struct Days: View {
    @State private var day: String?
    @State private var amount: Double?

    var body: some View {
      VStack(spacing: 0) {
        Text(verbatim: "day \(day ?? "none"), \(amount.map { "\(Int($0))" } ?? "none")")
        Chart(["Mon", "Tue", "Wed", "Thu"], id: \.self) {
          BarMark(x: .value("Day", $0), y: .value("Sold", 10))
        }
        .chartXAxis(.hidden).chartYAxis(.hidden)
        .chartXSelection(value: $day)
        .chartYSelection(value: $amount)
      }
    }
  }

  private struct Numbers: View {
    @State private var range: ClosedRange<Int>?

    var body: some View {
      VStack(spacing: 0) {
        Text(verbatim: range.map { "\($0.lowerBound) to \($0.upperBound)" } ?? "none")
        Chart(0..<11, id: \.self) { PointMark(x: .value("x", $0), y: .value("y", $0)) }
          .chartXAxis(.hidden).chartYAxis(.hidden)
          .chartXScale(domain: 0...10)
          .chartXSelection(range: $range)
      }
    }
  }

  private struct Pie: View {
    @State private var reached: Int?

    var body: some View {
      VStack(spacing: 0) {
        Text(verbatim: reached.map { "\($0)" } ?? "none")
        Chart([("a", 25), ("b", 25), ("c", 50)], id: \.0) { name, amount in
          SectorMark(angle: .value("Votes", amount)).foregroundStyle(by: .value("Party", name))
        }
        .chartLegend(.hidden)
        .chartAngleSelection(value: $reached)
      }
    }
  }

  private final class Kept {
    private(set) var proxy: ChartProxy?

    func keep(_ proxy: ChartProxy) { self.proxy = proxy }
  }

  @Test func `the value under the pointer is chosen, until it leaves`() throws {
    let screen = chartScreen(Days())
    try screen.hover(.image("Wed"))
    #expect(screen.texts == ["day Wed, 5"])
    screen.stopHovering()
    #expect(screen.texts == ["day none, none"])
  }

  @Test func `from right to left it is the value that is seen there`() throws {
    let screen = chartScreen(Days(), layoutDirection: .rightToLeft)
    try screen.hover(.image("Mon"))
    #expect(screen.texts == ["day Mon, 5"])
  }

  @Test func `a finger chooses while it is down`() throws {
    struct Kept: View {
      @State private var day: String?
      @State private var days: [String] = []

      var body: some View {
        Text(verbatim: days.joined(separator: " "))
        Chart(["Mon", "Tue", "Wed", "Thu"], id: \.self) {
          BarMark(x: .value("Day", $0), y: .value("Sold", 10))
        }
        .chartXAxis(.hidden).chartYAxis(.hidden)
        .chartXSelection(value: $day)
        .onChange(of: day) { days.append($1 ?? "none") }
      }
    }
    let screen = chartScreen(Kept())
    let (start, end) = try (screen.frame(of: .image("Mon")), screen.frame(of: .image("Thu")))
    try screen.drag(
      from: CGPoint(x: start.midX, y: start.midY), to: CGPoint(x: end.midX, y: end.midY))
    #expect(screen.texts.first == "Mon Tue Wed Thu none")
  }

  @Test func `a range is drawn, stays, and is taken back with a tap`() throws {
    let screen = chartScreen(Numbers(), size: CGSize(width: 200, height: 120))
    try screen.drag(from: CGPoint(x: 140, y: 60), to: CGPoint(x: 40, y: 60))
    #expect(screen.texts == ["2 to 7"])
    try screen.tap(at: CGPoint(x: 100, y: 60))
    #expect(screen.texts == ["none"])
  }

  @Test func `of a pie it is how far the slices have come there`() throws {
    let screen = chartScreen(Pie())
    try screen.hover(.image("a"))
    #expect(try abs(#require(Int(screen.texts[0])) - 12) <= 1)
    try screen.hover(.image("c"))
    #expect(screen.texts == ["75"])
  }

  @Test func `what lies over a chart is told where its values are`() throws {
    let screen = chartScreen(
      Chart(["Mon", "Tue"], id: \.self) { BarMark(x: .value("Day", $0), y: .value("Sold", 10)) }
        .chartOverlay { proxy in
          GeometryReader { room in
            if let frame = proxy.plotFrame, let x = proxy.position(forX: "Tue"),
              let y = proxy.position(forY: 5)
            {
              Color.red.frame(width: 2, height: 2).accessibilityIdentifier("dot")
                .offset(x: room[frame].minX + x - 1, y: room[frame].minY + y - 1)
            }
          }
        })
    let (bar, dot) = try (screen.frame(of: .image("Tue")), screen.frame(of: .identifier("dot")))
    #expect(abs(dot.midX - bar.midX) < 0.5 && abs(dot.midY - bar.midY) < 0.5)
  }

  @Test func `a proxy knows values by places, and places by values`() throws {
    let kept = Kept()
    _ = chartScreen(
      Chart(0..<11, id: \.self) {
        PointMark(x: .value("x", $0), y: .value("y", "row \($0 % 2)"))
          .foregroundStyle(by: .value("Kind", $0 < 5 ? "low" : "high"))
      }
      .chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden)
      .chartBackground { proxy in
        let _ = kept.keep(proxy)
        Color.clear
      }, size: CGSize(width: 100, height: 80))
    let proxy = try #require(kept.proxy)
    #expect(proxy.plotSize == CGSize(width: 100, height: 80))
    #expect(proxy.position(forX: 3) == 30 && proxy.position(forX: "no number") == nil)
    #expect(proxy.positionRange(forY: "row 1") == 40...80)
    let point = try #require(proxy.value(at: CGPoint(x: 70, y: 10), as: (Int, String).self))
    #expect(point == (7, "row 0"))
    #expect(proxy.value(atX: 12, as: Double.self).map { abs($0 - 1.2) < 1e-9 } == true)
    #expect(proxy.value(atY: 10, as: Double.self) == nil)
    #expect(try #require(proxy.position(for: (x: 5, y: "row 0"))) == CGPoint(x: 50, y: 20))
    #expect(proxy.foregroundStyle(for: "low") != nil && proxy.foregroundStyle(for: "none") == nil)
    #expect(abs(proxy.angle(at: CGPoint(x: 50, y: 80)).degrees - 180) < 1e-9)
    #expect(proxy.value(atAngle: .degrees(90), as: Int.self) == nil)
  }

  @Test func `a gesture of one's own is told where it is`() throws {
    struct Tapped: View {
      @State private var words = "nothing"

      var body: some View {
        VStack(spacing: 0) {
          Text(verbatim: words)
          Chart(["Mon", "Tue"], id: \.self) { BarMark(x: .value("Day", $0), y: .value("Sold", 1)) }
            .chartXAxis(.hidden).chartYAxis(.hidden)
            .chartGesture { proxy in
              SpatialTapGesture().onEnded {
                words = proxy.value(atX: $0.location.x, as: String.self) ?? "none"
              }
            }
        }
      }
    }
    let screen = chartScreen(Tapped())
    let bar = try screen.frame(of: .image("Tue"))
    try screen.tap(at: CGPoint(x: bar.midX, y: bar.midY))
    #expect(screen.texts == ["Tue"])
  }
}
