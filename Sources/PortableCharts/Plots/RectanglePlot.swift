/// A rectangle for each element of a collection.
///
///     Chart {
///       RectanglePlot(cells, x: .value("Hour", \.hour), y: .value("Day", \.day))
///         .foregroundStyle(by: .value("Visits", \.visits))
///     }
public struct RectanglePlot<Content: ChartContent> {
  private let content: Content
}

extension RectanglePlot: ChartContent {
  /// The marks of the elements.
  public var body: some ChartContent { content }
}

extension RectanglePlot: VectorizedChartContent, ElementContent
where Content: VectorizedChartContent {
  /// What there is a mark for.
  public typealias DataElement = Content.DataElement

  func addMarks(to marks: inout [Mark], change: (DataElement, inout Mark) -> Void) {
    content.gather(into: &marks, change: change)
  }
}

extension RectanglePlot {
  /// Rectangles around two values of each element.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, Y>,
    width: MarkDimensions<Data.Element> = .automatic,
    height: MarkDimensions<Data.Element> = .automatic
  ) where Content == VectorizedRectanglePlotContent<Data.Element, X, Y> {
    content = VectorizedRectanglePlotContent(
      elements: ElementMarks(data) {
        RectangleMark(x: x[$0], y: y[$0], width: width[$0], height: height[$0]).mark
      })
  }

  /// Rectangles between four values of each element.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>,
    yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedRectanglePlotContent<Data.Element, X, Y> {
    content = VectorizedRectanglePlotContent(
      elements: ElementMarks(data) {
        RectangleMark(xStart: xStart[$0], xEnd: xEnd[$0], yStart: yStart[$0], yEnd: yEnd[$0]).mark
      })
  }

  /// Rectangles around a value of each element, and between two others.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>,
    yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>,
    width: MarkDimensions<Data.Element> = .automatic
  ) where Content == VectorizedRectanglePlotContent<Data.Element, X, Y> {
    content = VectorizedRectanglePlotContent(
      elements: ElementMarks(data) {
        RectangleMark(x: x[$0], yStart: yStart[$0], yEnd: yEnd[$0], width: width[$0]).mark
      })
  }

  /// Rectangles between two values of each element, and around another.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, Y>,
    height: MarkDimensions<Data.Element> = .automatic
  ) where Content == VectorizedRectanglePlotContent<Data.Element, X, Y> {
    content = VectorizedRectanglePlotContent(
      elements: ElementMarks(data) {
        RectangleMark(xStart: xStart[$0], xEnd: xEnd[$0], y: y[$0], height: height[$0]).mark
      })
  }
}

/// The rectangles of a ``RectanglePlot``.
public struct VectorizedRectanglePlotContent<DataElement, X: Plottable, Y: Plottable> {
  let elements: ElementMarks<DataElement>
}

extension VectorizedRectanglePlotContent: VectorizedChartContent, ElementMarksContent {
  /// It draws itself.
  public typealias Body = Never
}
