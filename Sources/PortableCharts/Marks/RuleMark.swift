public import Foundation
import PortableUI

/// A straight line along an axis: a limit, an average.
///
///     RuleMark(y: .value("Goal", 10_000))
public struct RuleMark {
  let mark: Mark

  /// A line that stands between two values.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    mark = Mark(form: RuleForm(), x: Position(x), y: Position(yStart, yEnd))
  }

  /// A line that lies between two values.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    mark = Mark(form: RuleForm(), x: Position(xStart, xEnd), y: Position(y))
  }

  /// A line that stands in the plot, from its top to its bottom, or between two heights.
  public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) {
    mark = Mark(form: RuleForm(), x: Position(x), y: Position(yStart, yEnd))
  }

  /// A line that lies in the plot, all across it, or between two places.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>
  ) {
    mark = Mark(form: RuleForm(), x: Position(xStart, xEnd), y: Position(y))
  }
}

extension RuleMark: ChartContent, MarkContent {
  /// It draws itself.
  public typealias Body = Never
}

/// A line from one end of its room to the other.
struct RuleForm: MarkForm {
  func draw(_ mark: Mark, at index: Int, by painter: PlotPainter, in context: GraphicsContext) {
    guard let frame = painter.geometry.frame(of: mark)?.seen else { return }
    let path = Path {
      $0.move(to: CGPoint(x: frame.minX, y: frame.minY))
      $0.addLine(to: CGPoint(x: frame.maxX, y: frame.maxY))
    }
    painter.stroke(path, as: mark, usual: StrokeStyle(lineWidth: 1), in: context)
  }
}
