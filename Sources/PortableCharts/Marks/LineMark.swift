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
    mark = Mark(kind: .line, x: Position(x), y: Position(y))
  }

  /// A point of the line of `series`.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
  ) {
    mark = Mark(kind: .line, x: Position(x), y: Position(y), series: series.span.lower)
  }
}

extension LineMark: ChartContent, MarkContent {
  /// It draws itself.
  public typealias Body = Never
}
