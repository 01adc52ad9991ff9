import Foundation
import PortableCharts
import PortableUI
import Testing
import ViewTesting

/// Words at the values of an axis, and what becomes of them where there is little room.
@MainActor
struct AxisLabelTests {
  private func chart(
    _ count: Int = 2, width: CGFloat = 400, @AxisContentBuilder axis: () -> some AxisContent
  ) -> Screen {
    chartScreen(
      Chart(0..<count, id: \.self) {
        BarMark(x: .value("Name", "Name \($0)"), y: .value("Count", 1))
      }
      .chartYAxis(.hidden).chartXAxis(content: axis), size: CGSize(width: width, height: 200))
  }

  @Test func `several labels at a value stand one behind the other, lined up`() throws {
    func frames(_ alignment: Alignment?, offsets: Bool? = nil) throws -> (CGRect, CGRect) {
      let screen = chart(1) {
        AxisMarks {
          AxisValueLabel("a", multiLabelAlignment: alignment, offsetsMarks: offsets)
          AxisValueLabel(
            "a long one", multiLabelAlignment: alignment, collisionResolution: .disabled)
        }
      }
      return try (screen.frame(of: "a"), screen.frame(of: "a long one"))
    }
    let (one, other) = try frames(nil)
    #expect(other.minY >= one.maxY && abs(one.midX - other.midX) < 0.5)
    let leading = try frames(.leading)
    #expect(abs(leading.0.minX - leading.1.minX) < 0.5)
    let trailing = try frames(.trailing)
    #expect(abs(trailing.0.maxX - trailing.1.maxX) < 0.5)
    let over = try frames(nil, offsets: false)
    #expect(over.0.minY == over.1.minY)
  }

  @Test func `labels can be cut short instead of being left out`() throws {
    let screen = chart(12) { AxisMarks { AxisValueLabel(collisionResolution: .truncate) } }
    #expect(screen.texts.count == 12)
    let frames = try screen.texts.map { try screen.frame(of: .text($0)) }
    for (one, next) in zip(frames, frames.dropFirst()) { #expect(one.maxX < next.minX) }
  }

  @Test func `labels of a higher priority are kept`() {
    func kept(_ priority: Double) -> [String] {
      chart(2, width: 60) {
        AxisMarks(values: ["Name 0"]) { AxisValueLabel("the first") }
        AxisMarks(values: ["Name 1"]) {
          AxisValueLabel("the second", collisionResolution: .greedy(priority: priority))
        }
      }
      .texts
    }
    #expect(kept(0) == ["the first"])
    #expect(kept(1) == ["the second"])
    let far = chart(4) {
      AxisMarks { AxisValueLabel(collisionResolution: .greedy(minimumSpacing: 100)) }
    }
    #expect(far.texts == ["Name 0", "Name 2"])
  }

  @Test func `a tick goes as far as the words, and on behind them`() throws {
    func height(_ length: AxisTick.Length) throws -> CGFloat {
      let screen = chart(1) {
        AxisMarks {
          AxisTick(length: length)
          AxisValueLabel()
        }
      }
      return try screen.frame(of: .image("Name 0")).height
    }
    #expect(try height(.longestLabel) == height(.label))
    #expect(try height(.longestLabel(extendPastBy: 10)) == height(.longestLabel) - 10)
    #expect(try height(.label(extendPastBy: 7)) == height(.label) - 7)
    #expect(try height(20) == height(.automatic) - 16)
  }

  @Test func `options have names`() {
    #expect("\(AxisMarkPreset.aligned)" == "aligned")
    #expect("\(AxisMarkValues.stride(by: 5))" == "stride(by: 5.0)")
    #expect("\(AxisTick.Length.fixed(2))" == "fixed(2.0)")
    #expect("\(AxisValueLabelCollisionResolution.truncate)" == "truncate")
  }

  @Test func `an annotation is moved into the plot, or stays where it is`() throws {
    func frame(
      _ position: AnnotationPosition, _ resolution: AnnotationOverflowResolution
    ) throws -> CGRect {
      let screen = chartScreen(
        Chart {
          PointMark(x: .value("x", 0), y: .value("y", 10)).annotation(
            position: position, overflowResolution: resolution
          ) { Color.red.frame(width: 100, height: 30).accessibilityIdentifier("note") }
          PointMark(x: .value("x", 10), y: .value("y", 0))
        }
        .chartXAxis(.hidden).chartYAxis(.hidden), size: CGSize(width: 300, height: 200))
      return try screen.frame(of: .identifier("note"))
    }
    let usual = try frame(.top, .automatic)
    #expect(usual.minX == 0 && usual.maxY < 0)
    let free = try frame(.top, AnnotationOverflowResolution(x: .disabled, y: .disabled))
    #expect(free.midX == 0)
    let inside = try frame(.top, AnnotationOverflowResolution(x: .fit(to: .plot), y: .fit))
    #expect(inside.minX == 0 && inside.minY == 0)
    let before = try frame(.leading, AnnotationOverflowResolution(x: .fit))
    #expect(before.minX == 0)
  }
}

/// Words at the ends of an axis.
@MainActor
struct AxisEndTests {
  @Test(arguments: [0, 5, 12], [380.0, 410, 440])
  func `no date is left out where there is room for all`(hour: Int, width: Double) throws {
    let first = january(15, hour: hour)
    let screen = chartScreen(
      Chart(0..<15, id: \.self) {
        LineMark(
          x: .value("Day", first.addingTimeInterval(86_400 * Double($0))), y: .value("Sold", $0))
      }, size: CGSize(width: width, height: 260))
    let all = [15, 17, 19, 21, 23, 25, 27, 29].map { "Jan \($0)" }
    #expect(
      screen.texts.filter { $0.hasPrefix("Jan") } == (hour == 0 ? all : Array(all.dropFirst())))
    let (one, next) = try (screen.frame(of: "Jan 17"), screen.frame(of: "Jan 19"))
    let (before, last) = try (screen.frame(of: "Jan 27"), screen.frame(of: "Jan 29"))
    #expect(abs((next.midX - one.midX) - (last.midX - before.midX)) < 0.01)
  }
}
