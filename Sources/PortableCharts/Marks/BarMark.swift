public import Foundation
import PortableUI

/// A bar.
///
///     Chart(sales) { sale in
///       BarMark(x: .value("Month", sale.month), y: .value("Sold", sale.count))
///     }
///
/// It stands along the axis that counts. Bars at the same place stand on each other.
public struct BarMark {
  let mark: Mark

  /// A bar from zero to a value.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {
    mark = Mark(
      form: BarForm(), x: Position(x), y: Position(y), width: width, height: height,
      stacking: stacking)
  }

  /// A bar that lies between two values.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    mark = Mark(form: BarForm(), x: Position(xStart, xEnd), y: Position(y), height: height)
  }

  /// A bar that stands between two values.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) {
    mark = Mark(form: BarForm(), x: Position(x), y: Position(yStart, yEnd), width: width)
  }

  /// A bar between two values, and between two heights in the plot.
  public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil,
    yEnd: CGFloat? = nil
  ) {
    mark = Mark(form: BarForm(), x: Position(xStart, xEnd), y: Position(yStart, yEnd))
  }

  /// A bar between two values, and between two places across the plot.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {
    mark = Mark(form: BarForm(), x: Position(xStart, xEnd), y: Position(yStart, yEnd))
  }

  /// A part of the one bar that lies in the plot: each begins where the one before ends.
  public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil,
    width: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {
    mark = Mark(
      form: BarForm(), x: Position(x), y: Position(yStart, yEnd), width: width, stacking: stacking)
  }

  /// A part of the one bar that stands in the plot: each begins where the one before ends.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>,
    height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {
    mark = Mark(
      form: BarForm(), x: Position(xStart, xEnd), y: Position(y), height: height, stacking: stacking
    )
  }
}

extension BarMark: ChartContent, MarkContent {
  /// It draws itself.
  public typealias Body = Never
}

/// A rectangle that takes a part of its room, and stands on others.
struct BarForm: MarkForm {
  var takesRoom: Bool { true }
  var stacks: Bool { true }

  func part(of span: Span, isBeside: Bool) -> Double {
    if isBeside { return 0.9 }
    return span.isPoint ? 0.7 : span.lower.kind == .number ? 0.96 : 0.8
  }

  func draw(_ mark: Mark, at index: Int, by painter: PlotPainter, in context: GraphicsContext) {
    painter.fillFrame(of: mark, in: context)
  }

  func look(inCrowd mark: Mark) -> CrowdLook? {
    CrowdLook(isPoint: false, color: mark.style.foregroundBy?.datum)
  }
}
