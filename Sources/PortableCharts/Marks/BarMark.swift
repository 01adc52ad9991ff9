public import Foundation

/// A bar.
///
///     Chart(sales) { sale in
///       BarMark(x: .value("Month", sale.month), y: .value("Sold", sale.count))
///     }
///
/// It stands along the axis that counts. Bars at the same place stand on each other.
public struct BarMark {
  let mark: Mark

  /// A bar from zero to a value.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {
    mark = Mark(
      kind: .bar, x: Position(x), y: Position(y), width: width, height: height, stacking: stacking)
  }

  /// A bar that lies between two values.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    mark = Mark(kind: .bar, x: Position(xStart, xEnd), y: Position(y), height: height)
  }

  /// A bar that stands between two values.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) {
    mark = Mark(kind: .bar, x: Position(x), y: Position(yStart, yEnd), width: width)
  }

  /// A bar between two values, and between two heights in the plot.
  public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil,
    yEnd: CGFloat? = nil
  ) {
    mark = Mark(kind: .bar, x: Position(xStart, xEnd), y: Position(yStart, yEnd))
  }

  /// A bar between two values, and between two places across the plot.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {
    mark = Mark(kind: .bar, x: Position(xStart, xEnd), y: Position(yStart, yEnd))
  }

  /// A part of the one bar that lies in the plot: each begins where the one before ends.
  public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil,
    width: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {
    mark = Mark(
      kind: .bar, x: Position(x), y: Position(yStart, yEnd), width: width, stacking: stacking)
  }

  /// A part of the one bar that stands in the plot: each begins where the one before ends.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>,
    height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {
    mark = Mark(
      kind: .bar, x: Position(xStart, xEnd), y: Position(y), height: height, stacking: stacking)
  }
}

extension BarMark: ChartContent, MarkContent {
  /// It draws itself.
  public typealias Body = Never
}
