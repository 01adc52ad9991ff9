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
    mark = Mark(kind: .area, x: Position(x), y: Position(y), stacking: stacking)
  }

  /// A point of the area of `series`, which begins at zero, or on the area before.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>,
    stacking: MarkStackingMethod = .standard
  ) {
    mark = Mark(
      kind: .area, x: Position(x), y: Position(y), stacking: stacking, series: series.span.lower)
  }

  /// What an area takes of a place along the x axis.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    mark = Mark(kind: .area, x: Position(x), y: Position(yStart, yEnd))
  }

  /// What the area of `series` takes of a place along the x axis.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    series: PlottableValue<S>
  ) {
    mark = Mark(
      kind: .area, x: Position(x), y: Position(yStart, yEnd), series: series.span.lower)
  }

  /// What an area takes of a place along the y axis.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    mark = Mark(kind: .area, x: Position(xStart, xEnd), y: Position(y))
  }

  /// What the area of `series` takes of a place along the y axis.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    series: PlottableValue<S>
  ) {
    mark = Mark(
      kind: .area, x: Position(xStart, xEnd), y: Position(y), series: series.span.lower)
  }
}

extension AreaMark: ChartContent, MarkContent {
  /// It draws itself.
  public typealias Body = Never
}
