import Foundation
import PortableCharts
import PortableUI
import Testing
import ViewTesting

/// Content of charts whose type is forgotten, or that is one of two.
@MainActor
struct ErasedContentTests {
  private func bar(_ name: String) -> BarMark {
    BarMark(x: .value("Day", name), y: .value("Count", 1))
  }

  @Test func `content without its type is drawn as it is`() {
    let screen = chartScreen(
      Chart {
        AnyChartContent(bar("Mon"))
        AnyChartContent(erasing: bar("Tue"))
      }
      .chartYAxis {
        AnyAxisContent(AxisMarks(values: [1]) { AnyAxisMark(AxisValueLabel("one")) })
        AnyAxisContent(
          erasing: AxisMarks(values: [0]) { AnyAxisMark(erasing: AxisValueLabel("none")) })
      })
    #expect(screen.heard == ["Mon: 1", "Tue: 1"])
    #expect(Set(screen.texts) == ["Mon", "Tue", "one", "none"])
  }

  @Test(arguments: [true, false])
  func `one of two contents is drawn, in a chart, at an axis, and at a value`(isFirst: Bool) {
    let screen = chartScreen(
      Chart {
        if isFirst { bar("Mon") } else { Plot { bar("Tue") } }
      }
      .chartXAxis(.hidden)
      .chartYAxis {
        if isFirst {
          AxisMarks(values: [1]) { AxisValueLabel("one") }
        } else {
          AxisMarks(values: [0, 1]) { value in
            if value.index == 0 { AxisValueLabel("none") } else { AxisTick() }
          }
        }
      })
    #expect(screen.heard == [isFirst ? "Mon: 1" : "Tue: 1"])
    #expect(screen.texts == [isFirst ? "one" : "none"])
  }

  @Test func `any number of statements makes one content`() {
    let screen = chartScreen(
      Chart {
        bar("1")
        bar("2")
        bar("3")
        bar("4")
        bar("5")
        bar("6")
        bar("7")
        bar("8")
        bar("9")
        bar("10")
        bar("11")
        bar("12")
      }
      .chartXAxis {
        AxisMarks(values: ["1"]) { AxisValueLabel("a") }
        AxisMarks(values: ["2"]) {
          AxisGridLine()
          AxisTick()
          AxisValueLabel("b")
        }
        AxisMarks(values: ["3"]) { AxisValueLabel("c") }
      }
      .chartYAxis(.hidden))
    #expect(screen.heard.count == 12)
    #expect(Set(screen.texts) == ["a", "b", "c"])
  }
}
