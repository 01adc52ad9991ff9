public import Foundation
public import PortableUI

extension ChartContent {
  /// How lines are drawn.
  public func lineStyle(_ style: StrokeStyle) -> some ChartContent {
    styled { if $0.line == nil { $0.line = style } }
  }

  /// Draws lines of different values differently, as a legend says.
  public func lineStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    let grouping = MarkStyle.Grouping(value)
    return styled { if $0.lineBy == nil { $0.lineBy = grouping } }
  }

  /// The way from one point of a line or an area to the next.
  public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
    styled { if $0.interpolation == nil { $0.interpolation = method } }
  }

  /// How round the corners of bars, rectangles and slices are.
  public func cornerRadius(
    _ radius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> some ChartContent {
    styled { if $0.cornerRadius == nil { $0.cornerRadius = radius } }
  }
}
