/// A point of a area for each element of a collection, of a ``AreaPlot``.
public struct VectorizedAreaPlotContent<DataElement, X: Plottable, Y: Plottable> {
  let elements: ElementMarks<DataElement>
}

extension VectorizedAreaPlotContent: VectorizedChartContent, ElementMarksContent {
  /// It draws itself.
  public typealias Body = Never
}

extension AreaPlot {
  /// An area below two values of each element, on the areas before.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, Y>,
    stacking: MarkStackingMethod = .standard
  ) where Content == VectorizedAreaPlotContent<Data.Element, X, Y> {
    content = VectorizedAreaPlotContent(
      elements: ElementMarks(data) {
        AreaMark(x: x[$0], y: y[$0], stacking: stacking).mark
      })
  }

  /// An area for each `series`, below two values of each of its elements.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable, S: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, Y>,
    series: PlottableProjection<Data.Element, S>,
    stacking: MarkStackingMethod = .standard
  ) where Content == VectorizedAreaPlotContent<Data.Element, X, Y> {
    content = VectorizedAreaPlotContent(
      elements: ElementMarks(data) {
        AreaMark(x: x[$0], y: y[$0], series: series[$0], stacking: stacking).mark
      })
  }

  /// An area between two values of each element along the y axis.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>,
    yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedAreaPlotContent<Data.Element, X, Y> {
    content = VectorizedAreaPlotContent(
      elements: ElementMarks(data) {
        AreaMark(x: x[$0], yStart: yStart[$0], yEnd: yEnd[$0]).mark
      })
  }

  /// An area for each `series`, between two values of each of its elements along the y axis.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable, S: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>,
    yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>,
    series: PlottableProjection<Data.Element, S>
  ) where Content == VectorizedAreaPlotContent<Data.Element, X, Y> {
    content = VectorizedAreaPlotContent(
      elements: ElementMarks(data) {
        AreaMark(x: x[$0], yStart: yStart[$0], yEnd: yEnd[$0], series: series[$0]).mark
      })
  }

  /// An area between two values of each element along the x axis.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedAreaPlotContent<Data.Element, X, Y> {
    content = VectorizedAreaPlotContent(
      elements: ElementMarks(data) {
        AreaMark(xStart: xStart[$0], xEnd: xEnd[$0], y: y[$0]).mark
      })
  }

  /// An area for each `series`, between two values of each of its elements along the x axis.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable, S: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, Y>,
    series: PlottableProjection<Data.Element, S>
  ) where Content == VectorizedAreaPlotContent<Data.Element, X, Y> {
    content = VectorizedAreaPlotContent(
      elements: ElementMarks(data) {
        AreaMark(xStart: xStart[$0], xEnd: xEnd[$0], y: y[$0], series: series[$0]).mark
      })
  }
}
