public import Foundation

/// A point.
///
///     Chart(people) { person in
///       PointMark(x: .value("Age", person.age), y: .value("Height", person.height))
///     }
public struct PointMark {
  let mark: Mark

  /// A point at two values.
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    mark = Mark(kind: .point, x: Position(x), y: Position(y))
  }

  /// A point at a value, and at a height in the plot: in its middle where none is given.
  public init<X: Plottable>(x: PlottableValue<X>, y: CGFloat? = nil) {
    mark = Mark(kind: .point, x: Position(x), y: Position(y, y))
  }

  /// A point at a value, and so far into the plot: in its middle where nothing is given.
  public init<Y: Plottable>(x: CGFloat? = nil, y: PlottableValue<Y>) {
    mark = Mark(kind: .point, x: Position(x, x), y: Position(y))
  }
}

extension PointMark: ChartContent, MarkContent {
  /// It draws itself.
  public typealias Body = Never
}
