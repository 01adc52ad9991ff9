/// A point for each element of a collection.
///
///     Chart {
///       PointPlot(people, x: .value("Age", \.age), y: .value("Height", \.height))
///     }
public struct PointPlot<Content: ChartContent> {
  private let content: Content
}

extension PointPlot: ChartContent {
  /// The marks of the elements.
  public var body: some ChartContent { content }
}

extension PointPlot: VectorizedChartContent, ElementContent where Content: VectorizedChartContent {
  /// What there is a mark for.
  public typealias DataElement = Content.DataElement

  func addMarks(to marks: inout [Mark], change: (DataElement, inout Mark) -> Void) {
    content.gather(into: &marks, change: change)
  }
}

extension PointPlot {
  /// Points at two values of each element.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedPointPlotContent<Data.Element, X, Y> {
    content = VectorizedPointPlotContent(
      elements: ElementMarks(data) {
        PointMark(x: x[$0], y: y[$0]).mark
      })
  }
}

/// The points of a ``PointPlot``.
public struct VectorizedPointPlotContent<DataElement, X: Plottable, Y: Plottable> {
  let elements: ElementMarks<DataElement>
}

extension VectorizedPointPlotContent: VectorizedChartContent, ElementMarksContent {
  /// It draws itself.
  public typealias Body = Never
}
