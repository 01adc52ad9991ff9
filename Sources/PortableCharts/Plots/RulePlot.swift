/// A straight line for each element of a collection.
///
///     Chart {
///       RulePlot(days, x: .value("Day", \.date), yStart: .value("Low", \.low), yEnd: .value("High", \.high))
///     }
public struct RulePlot<Content: ChartContent> {
  private let content: Content
}

extension RulePlot: ChartContent {
  /// The marks of the elements.
  public var body: some ChartContent { content }
}

extension RulePlot: VectorizedChartContent, ElementContent where Content: VectorizedChartContent {
  /// What there is a mark for.
  public typealias DataElement = Content.DataElement

  func addMarks(to marks: inout [Mark], change: (DataElement, inout Mark) -> Void) {
    content.gather(into: &marks, change: change)
  }
}

extension RulePlot {
  /// Lines that stand between two values of each element.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>,
    yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedRulePlotContent<Data.Element, X, Y> {
    content = VectorizedRulePlotContent(
      elements: ElementMarks(data) {
        RuleMark(x: x[$0], yStart: yStart[$0], yEnd: yEnd[$0]).mark
      })
  }

  /// Lines that lie between two values of each element.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedRulePlotContent<Data.Element, X, Y> {
    content = VectorizedRulePlotContent(
      elements: ElementMarks(data) {
        RuleMark(xStart: xStart[$0], xEnd: xEnd[$0], y: y[$0]).mark
      })
  }
}

/// The lines of a ``RulePlot``.
public struct VectorizedRulePlotContent<DataElement, X: Plottable, Y: Plottable> {
  let elements: ElementMarks<DataElement>
}

extension VectorizedRulePlotContent: VectorizedChartContent, ElementMarksContent {
  /// It draws itself.
  public typealias Body = Never
}
