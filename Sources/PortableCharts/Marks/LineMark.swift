import Foundation
import PortableUI

/// A point of a line.
///
///     Chart(days) { day in
///       LineMark(x: .value("Day", day.date), y: .value("Steps", day.steps))
///     }
///
/// A line goes through its points in the order in which they come. Points that look different by a value,
/// or say that they are of different `series`, are of different lines.
public struct LineMark {
  let mark: Mark

  /// A point of the line to which all such points belong that look alike by a value.
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    mark = Mark(form: LineForm(), x: Position(x), y: Position(y))
  }

  /// A point of the line of `series`.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
  ) {
    mark = Mark(form: LineForm(), x: Position(x), y: Position(y), series: series.span.lower)
  }
}

extension LineMark: ChartContent, MarkContent {
  /// It draws itself.
  public typealias Body = Never
}

/// A way through the points of a series, which its first mark draws.
struct LineForm: MarkForm {
  var makesSeries: Bool { true }

  func draw(_ mark: Mark, at index: Int, by painter: PlotPainter, in context: GraphicsContext) {
    guard let series = painter.series[index] else { return }
    let points = Thinning.thinned(series.marks.compactMap(painter.geometry.point))
    if let start = points.first {
      let path = Path {
        $0.move(to: start)
        Curve(method: mark.style.interpolation ?? .linear).add(points, to: &$0)
      }
      let usual = StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round)
      painter.stroke(path, as: mark, usual: usual, in: context)
    }
    painter.drawPoints(of: series, in: context)
  }
}
