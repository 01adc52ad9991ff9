import Foundation
import PortableUI
import Testing
import ViewTesting

@testable import PortableCharts

/// What becomes of marks that are drawn as one thing.
@MainActor
struct LayerTests {
  private func bar(_ name: String, _ count: Int = 10) -> some ChartContent {
    BarMark(x: .value("Day", name), y: .value("Count", count), width: .ratio(1))
  }

  /// How often a word is in the picture of a chart of 200 by 100 points.
  private func count(
    of word: String, @ChartContentBuilder _ content: () -> some ChartContent
  ) -> Int {
    picture(content).components(separatedBy: word).count - 1
  }

  private func picture(@ChartContentBuilder _ content: () -> some ChartContent) -> String {
    chartScreen(
      Chart(content: content).chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden)
        .chartYScale(domain: 0...10),
      size: CGSize(width: 200, height: 100)
    ).svg()
  }

  @Test func `each mark is blurred and throws a shadow, a layer does so as one`() {
    let plain = count(of: "<filter") { bar("Mon") }
    #expect(plain == 0)
    #expect(
      count(of: "<filter") {
        Plot {
          bar("Mon")
          bar("Tue")
        }
        .blur(radius: 3)
      } == 2)
    #expect(
      count(of: "<filter") {
        Plot {
          bar("Mon")
          bar("Tue")
        }
        .compositingLayer().shadow(radius: 3, x: 2, y: 2)
      } == 1)
  }

  @Test func `a line is one thing already`() {
    #expect(
      count(of: "<filter") {
        ForEach(0..<4) { LineMark(x: .value("x", $0), y: .value("y", $0)) }.blur(radius: 2)
      } == 1)
  }

  @Test func `a mark is clipped to a shape of its size`() throws {
    func frames(_ content: some ChartContent) throws -> [CGRect] {
      var marks: [Mark] = []
      content.gather(into: &marks)
      var settings = ChartSettings()
      settings.y.scale.domain = DomainChoice(0...10)
      let model = ChartModel(marks, settings.scales, calendar: Calendar(identifier: .gregorian))
      let painter = PlotPainter(
        PlotGeometry(model: model, size: CGSize(width: 200, height: 100)))
      var clipped: [CGRect] = []
      _ = Screen(
        Canvas { context, _ in
          let seen = marks.compactMap { $0.style.layers.last }
          for (index, layer) in seen.enumerated() {
            var copy = context
            layer.effect.prepare(&copy, painter) {
              MarkFrames(painter.geometry)[index]
            }
            clipped.append(copy.clipBoundingRect)
          }
        }, size: CGSize(width: 200, height: 100)
      ).svg()
      return clipped
    }
    let all = try frames(
      Plot {
        bar("Mon")
        bar("Tue", 5)
      }
      .clipShape(Circle()))
    #expect(all.count == 2 && all[0] == CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(all[1] == CGRect(x: 125, y: 50, width: 50, height: 50))
  }

  @Test func `a mask shows what is behind its marks, and makes no room for them`() {
    let masked = picture {
      Plot {
        bar("Mon")
        bar("Tue")
      }
      .mask {
        bar("Tue", 5)
        bar("Wed", 99)
      }
    }
    #expect(masked.components(separatedBy: "<mask").count - 1 == 1)
    #expect(
      picture {
        bar("Mon")
        bar("Tue")
      }
      .contains("<mask") == false)
  }

  @Test func `opacity of a layer is that of all of it`() {
    var marks: [Mark] = []
    Plot {
      bar("Mon")
      bar("Tue")
    }
    .compositingLayer().opacity(0.5).gather(into: &marks)
    #expect(marks.map(\.style.opacity) == [1, 1])
    #expect(
      marks[0].style.layers.count == 2 && marks[0].style.layers[1] === marks[1].style.layers[1])
  }

  @Test func `a gradient goes across each mark, or across the plot`() {
    func clips(_ aligns: Bool) -> Int {
      count(of: "<clipPath") {
        bar("Mon", 5).foregroundStyle(
          LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
        )
        .alignsMarkStylesWithPlotArea(aligns)
      }
    }
    #expect(clips(true) == clips(false) + 1)
  }

  @Test func `the ends of marks can be drawn elsewhere, the start at the bottom`() throws {
    func frame(_ content: some ChartContent) throws -> CGRect {
      let screen = chartScreen(
        Chart { content.accessibilityIdentifier("bar") }.chartXAxis(.hidden).chartYAxis(.hidden)
          .chartYScale(domain: 0...10), size: CGSize(width: 200, height: 100))
      return try screen.frame(of: .identifier("bar"))
    }
    let bar = bar("Mon", 5)
    #expect(try frame(bar) == CGRect(x: 0, y: 50, width: 200, height: 50))
    #expect(try frame(bar.offset(yStart: -10)) == CGRect(x: 0, y: 50, width: 200, height: 40))
    #expect(try frame(bar.offset(yEnd: -10)) == CGRect(x: 0, y: 40, width: 200, height: 60))
    #expect(
      try frame(bar.offset(x: 5, yStart: 0, yEnd: 5))
        == CGRect(x: 5, y: 55, width: 200, height: 45))
    #expect(
      try frame(bar.offset(xStart: 10, xEnd: -20, y: 5))
        == CGRect(x: 10, y: 55, width: 170, height: 50))
    #expect(try frame(bar.offset(x: 3, y: 4)) == CGRect(x: 3, y: 54, width: 200, height: 50))
  }
}
