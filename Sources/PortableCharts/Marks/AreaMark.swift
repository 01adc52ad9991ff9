import Foundation
import PortableUI

/// A point of an area's edge.
///
///     Chart(days) { day in
///       AreaMark(x: .value("Day", day.date), y: .value("Steps", day.steps))
///     }
///
/// Areas of different points stand on each other, as bars do.
public struct AreaMark {
  let mark: Mark

  /// A point of an area that begins at zero, or on the area before.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
  ) {
    mark = Mark(form: AreaForm(), x: Position(x), y: Position(y), stacking: stacking)
  }

  /// A point of the area of `series`, which begins at zero, or on the area before.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>,
    stacking: MarkStackingMethod = .standard
  ) {
    mark = Mark(
      form: AreaForm(), x: Position(x), y: Position(y), stacking: stacking,
      series: series.span.lower)
  }

  /// What an area takes of a place along the x axis.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    mark = Mark(form: AreaForm(), x: Position(x), y: Position(yStart, yEnd))
  }

  /// What the area of `series` takes of a place along the x axis.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    series: PlottableValue<S>
  ) {
    mark = Mark(
      form: AreaForm(), x: Position(x), y: Position(yStart, yEnd), series: series.span.lower)
  }

  /// What an area takes of a place along the y axis.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    mark = Mark(form: AreaForm(), x: Position(xStart, xEnd), y: Position(y))
  }

  /// What the area of `series` takes of a place along the y axis.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    series: PlottableValue<S>
  ) {
    mark = Mark(
      form: AreaForm(), x: Position(xStart, xEnd), y: Position(y), series: series.span.lower)
  }
}

extension AreaMark: ChartContent, MarkContent {
  /// It draws itself.
  public typealias Body = Never
}

/// What lies between two ways through the points of a series, which its first mark draws.
struct AreaForm: MarkForm {
  var stacks: Bool { true }
  var makesSeries: Bool { true }

  func draw(_ mark: Mark, at index: Int, by painter: PlotPainter, in context: GraphicsContext) {
    guard let series = painter.series[index] else { return }
    let frames = series.marks.compactMap(painter.geometry.frame)
    let isDown = frames.contains { $0.width > 0 } && !frames.contains { $0.height > 0 }
    let near = frames.map { CGPoint(x: isDown ? $0.maxX : $0.minX, y: $0.minY) }
    let far = frames.map { CGPoint(x: $0.minX, y: isDown ? $0.minY : $0.maxY) }
    let edge = Thinning.thinned(near)
    let back = Array(Thinning.thinned(far).reversed())
    guard let start = edge.first, let end = back.first else { return }
    let curve = Curve(method: mark.style.interpolation ?? .linear, isDown: isDown)
    let path = Path {
      $0.move(to: start)
      curve.add(edge, to: &$0)
      $0.addLine(to: end)
      curve.reversed.add(back, to: &$0)
      $0.closeSubpath()
    }
    painter.fill(path, as: mark, in: context)
    painter.drawPoints(of: series, in: context)
  }
}
