/// A point of a line for each element of a collection, of a ``LinePlot``.
public struct VectorizedLinePlotContent<DataElement, X: Plottable, Y: Plottable> {
  let elements: ElementMarks<DataElement>
}

extension VectorizedLinePlotContent: VectorizedChartContent, ElementMarksContent {
  /// It draws itself.
  public typealias Body = Never
}

extension LinePlot {
  /// A line through two values of each element.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedLinePlotContent<Data.Element, X, Y> {
    content = VectorizedLinePlotContent(
      elements: ElementMarks(data) {
        LineMark(x: x[$0], y: y[$0]).mark
      })
  }

  /// A line for each `series`, through two values of each of its elements.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable, S: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, Y>,
    series: PlottableProjection<Data.Element, S>
  ) where Content == VectorizedLinePlotContent<Data.Element, X, Y> {
    content = VectorizedLinePlotContent(
      elements: ElementMarks(data) {
        LineMark(x: x[$0], y: y[$0], series: series[$0]).mark
      })
  }
}
