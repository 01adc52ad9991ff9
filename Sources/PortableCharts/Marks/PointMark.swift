public import Foundation
import PortableUI

/// A point.
///
///     Chart(people) { person in
///       PointMark(x: .value("Age", person.age), y: .value("Height", person.height))
///     }
public struct PointMark {
  let mark: Mark

  /// A point at two values.
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    mark = Mark(form: PointForm(), x: Position(x), y: Position(y))
  }

  /// A point at a value, and at a height in the plot: in its middle where none is given.
  public init<X: Plottable>(x: PlottableValue<X>, y: CGFloat? = nil) {
    mark = Mark(form: PointForm(), x: Position(x), y: Position(y, y))
  }

  /// A point at a value, and so far into the plot: in its middle where nothing is given.
  public init<Y: Plottable>(x: CGFloat? = nil, y: PlottableValue<Y>) {
    mark = Mark(form: PointForm(), x: Position(x, x), y: Position(y))
  }
}

extension PointMark: ChartContent, MarkContent {
  /// It draws itself.
  public typealias Body = Never
}

/// A shape around a point.
struct PointForm: MarkForm {
  var isInMiddle: Bool { true }

  func frame(of mark: Mark, at index: Int, in frames: MarkFrames) -> CGRect? {
    let size = frames.geometry.model.symbolSize(of: mark.style)
    return frames.geometry.frame(of: mark)?.seen?
      .insetBy(dx: -size.width / 2, dy: -size.height / 2)
  }

  func draw(_ mark: Mark, at index: Int, by painter: PlotPainter, in context: GraphicsContext) {
    painter.drawSymbol(of: mark, in: context)
  }

  func look(inCrowd mark: Mark) -> CrowdLook? {
    CrowdLook(
      isPoint: true, color: mark.style.foregroundBy?.datum, symbol: mark.style.symbolBy?.datum,
      size: mark.style.symbolSizeBy?.datum)
  }
}
