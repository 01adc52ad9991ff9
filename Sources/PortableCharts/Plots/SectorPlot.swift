public import Foundation

/// A slice for each element of a collection.
///
///     Chart {
///       SectorPlot(parties, angle: .value("Votes", \.votes), innerRadius: .ratio(0.6))
///         .foregroundStyle(by: .value("Party", \.name))
///     }
public struct SectorPlot<Content: ChartContent> {
  private let content: Content
}

extension SectorPlot: ChartContent {
  /// The marks of the elements.
  public var body: some ChartContent { content }
}

extension SectorPlot: VectorizedChartContent, ElementContent where Content: VectorizedChartContent {
  /// What there is a mark for.
  public typealias DataElement = Content.DataElement

  func addMarks(to marks: inout [Mark], change: (DataElement, inout Mark) -> Void) {
    content.gather(into: &marks, change: change)
  }
}

extension SectorPlot {
  /// Slices; the larger the `angle` of an element is, the wider is its slice.
  public init<Data: RandomAccessCollection, A: Plottable>(
    _ data: Data, angle: PlottableProjection<Data.Element, A>,
    innerRadius: MarkDimensions<Data.Element> = .automatic,
    outerRadius: MarkDimensions<Data.Element> = .automatic,
    angularInset: CGFloat? = nil
  ) where Content == VectorizedSectorPlotContent<Data.Element, A> {
    content = VectorizedSectorPlotContent(
      elements: ElementMarks(data) {
        SectorMark(
          angle: angle[$0], innerRadius: innerRadius[$0], outerRadius: outerRadius[$0],
          angularInset: angularInset
        ).mark
      })
  }
}

/// The slices of a ``SectorPlot``.
public struct VectorizedSectorPlotContent<DataElement, Angle: Plottable> {
  let elements: ElementMarks<DataElement>
}

extension VectorizedSectorPlotContent: VectorizedChartContent, ElementMarksContent {
  /// It draws itself.
  public typealias Body = Never
}
