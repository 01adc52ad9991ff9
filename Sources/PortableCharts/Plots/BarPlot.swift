public import Foundation

/// A bar for each element of a collection.
///
///     Chart {
///       BarPlot(sales, x: .value("Month", \.month), y: .value("Sold", \.count))
///     }
public struct BarPlot<Content: ChartContent> {
  private let content: Content
}

extension BarPlot: ChartContent {
  /// The marks of the elements.
  public var body: some ChartContent { content }
}

extension BarPlot: VectorizedChartContent, ElementContent where Content: VectorizedChartContent {
  /// What there is a mark for.
  public typealias DataElement = Content.DataElement

  func addMarks(to marks: inout [Mark], change: (DataElement, inout Mark) -> Void) {
    content.gather(into: &marks, change: change)
  }
}

extension BarPlot {
  /// Bars from zero to a value of each element.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, Y>,
    width: MarkDimensions<Data.Element> = .automatic,
    height: MarkDimensions<Data.Element> = .automatic,
    stacking: MarkStackingMethod = .standard
  ) where Content == VectorizedBarPlotContent<Data.Element, X, Y> {
    content = VectorizedBarPlotContent(
      elements: ElementMarks(data) {
        BarMark(x: x[$0], y: y[$0], width: width[$0], height: height[$0], stacking: stacking).mark
      })
  }

  /// Bars that stand between two values of each element.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>,
    yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>,
    width: MarkDimensions<Data.Element> = .automatic
  ) where Content == VectorizedBarPlotContent<Data.Element, X, Y> {
    content = VectorizedBarPlotContent(
      elements: ElementMarks(data) {
        BarMark(x: x[$0], yStart: yStart[$0], yEnd: yEnd[$0], width: width[$0]).mark
      })
  }

  /// Bars that lie between two values of each element.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, Y>,
    height: MarkDimensions<Data.Element> = .automatic
  ) where Content == VectorizedBarPlotContent<Data.Element, X, Y> {
    content = VectorizedBarPlotContent(
      elements: ElementMarks(data) {
        BarMark(xStart: xStart[$0], xEnd: xEnd[$0], y: y[$0], height: height[$0]).mark
      })
  }

  /// Parts of the one bar that lies in the plot: each begins where the one before ends.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>,
    yStart: CGFloat? = nil,
    yEnd: CGFloat? = nil,
    width: MarkDimensions<Data.Element> = .automatic,
    stacking: MarkStackingMethod = .standard
  ) where Content == VectorizedBarPlotContent<Data.Element, X, CGFloat> {
    content = VectorizedBarPlotContent(
      elements: ElementMarks(data) {
        BarMark(x: x[$0], yStart: yStart, yEnd: yEnd, width: width[$0], stacking: stacking).mark
      })
  }

  /// Parts of the one bar that stands in the plot: each begins where the one before ends.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, xStart: CGFloat? = nil,
    xEnd: CGFloat? = nil,
    y: PlottableProjection<Data.Element, Y>,
    height: MarkDimensions<Data.Element> = .automatic,
    stacking: MarkStackingMethod = .standard
  ) where Content == VectorizedBarPlotContent<Data.Element, CGFloat, Y> {
    content = VectorizedBarPlotContent(
      elements: ElementMarks(data) {
        BarMark(xStart: xStart, xEnd: xEnd, y: y[$0], height: height[$0], stacking: stacking).mark
      })
  }

  /// Bars between two values of each element, and between two heights in the plot.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>,
    yStart: CGFloat? = nil,
    yEnd: CGFloat? = nil
  ) where Content == VectorizedBarPlotContent<Data.Element, X, CGFloat> {
    content = VectorizedBarPlotContent(
      elements: ElementMarks(data) {
        BarMark(xStart: xStart[$0], xEnd: xEnd[$0], yStart: yStart, yEnd: yEnd).mark
      })
  }

  /// Bars between two places across the plot, and between two values of each element.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, xStart: CGFloat? = nil,
    xEnd: CGFloat? = nil,
    yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedBarPlotContent<Data.Element, CGFloat, Y> {
    content = VectorizedBarPlotContent(
      elements: ElementMarks(data) {
        BarMark(xStart: xStart, xEnd: xEnd, yStart: yStart[$0], yEnd: yEnd[$0]).mark
      })
  }
}

/// The bars of a ``BarPlot``.
public struct VectorizedBarPlotContent<DataElement, X: Plottable, Y: Plottable> {
  let elements: ElementMarks<DataElement>
}

extension VectorizedBarPlotContent: VectorizedChartContent, ElementMarksContent {
  /// It draws itself.
  public typealias Body = Never
}
