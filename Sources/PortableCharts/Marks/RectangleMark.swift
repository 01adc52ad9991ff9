public import Foundation
import PortableUI

/// A rectangle: a field of a heat map, a part of the plot.
///
///     RectangleMark(x: .value("Hour", cell.hour), y: .value("Day", cell.day))
///       .foregroundStyle(by: .value("Visits", cell.visits))
public struct RectangleMark {
  let mark: Mark

  /// A rectangle around two values, as large as the room there is for each.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic
  ) {
    mark = Mark(
      form: RectangleForm(), x: Position(x), y: Position(y), width: width, height: height)
  }

  /// A rectangle between four values.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {
    mark = Mark(form: RectangleForm(), x: Position(xStart, xEnd), y: Position(yStart, yEnd))
  }

  /// A rectangle around a value, and between two others.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) {
    mark = Mark(form: RectangleForm(), x: Position(x), y: Position(yStart, yEnd), width: width)
  }

  /// A rectangle between two values, and around another.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    mark = Mark(form: RectangleForm(), x: Position(xStart, xEnd), y: Position(y), height: height)
  }

  /// A rectangle around a value, from the top of the plot to its bottom, or between two heights.
  public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil,
    width: MarkDimension = .automatic
  ) {
    mark = Mark(form: RectangleForm(), x: Position(x), y: Position(yStart, yEnd), width: width)
  }

  /// A rectangle around a value, all across the plot, or between two places.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    mark = Mark(form: RectangleForm(), x: Position(xStart, xEnd), y: Position(y), height: height)
  }

  /// A rectangle between two values, from the top of the plot to its bottom, or between two heights.
  public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil,
    yEnd: CGFloat? = nil
  ) {
    mark = Mark(form: RectangleForm(), x: Position(xStart, xEnd), y: Position(yStart, yEnd))
  }

  /// A rectangle between two values, all across the plot, or between two places.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {
    mark = Mark(form: RectangleForm(), x: Position(xStart, xEnd), y: Position(yStart, yEnd))
  }
}

extension RectangleMark: ChartContent, MarkContent {
  /// It draws itself.
  public typealias Body = Never
}

/// A rectangle that takes all of its room.
struct RectangleForm: MarkForm {
  var takesRoom: Bool { true }

  func draw(_ mark: Mark, at index: Int, by painter: PlotPainter, in context: GraphicsContext) {
    painter.fillFrame(of: mark, in: context)
  }
}
