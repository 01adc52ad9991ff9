public import Foundation

/// A straight line along an axis: a limit, an average.
///
///     RuleMark(y: .value("Goal", 10_000))
public struct RuleMark {
  let mark: Mark

  /// A line that stands between two values.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    mark = Mark(kind: .rule, x: Position(x), y: Position(yStart, yEnd))
  }

  /// A line that lies between two values.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    mark = Mark(kind: .rule, x: Position(xStart, xEnd), y: Position(y))
  }

  /// A line that stands in the plot, from its top to its bottom, or between two heights.
  public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) {
    mark = Mark(kind: .rule, x: Position(x), y: Position(yStart, yEnd))
  }

  /// A line that lies in the plot, all across it, or between two places.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>
  ) {
    mark = Mark(kind: .rule, x: Position(xStart, xEnd), y: Position(y))
  }
}

extension RuleMark: ChartContent, MarkContent {
  /// It draws itself.
  public typealias Body = Never
}
