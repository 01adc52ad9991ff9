public import Foundation
public import PortableUI

/// Choosing what the chart's selections are told, as its own gestures do:
///
///     .chartXSelection(value: $day)
///     .chartGesture { proxy in
///       SpatialTapGesture().onEnded { proxy.selectXValue(at: $0.location.x) }
///     }
extension ChartProxy {
  /// Chooses the value at a place along the x axis.
  public func selectXValue(at position: CGFloat) {
    selection.x?.value?(datum(at: position, along: .horizontal))
  }

  /// Chooses the value at a place along the y axis.
  public func selectYValue(at position: CGFloat) {
    selection.y?.value?(datum(at: position, along: .vertical))
  }

  /// Chooses all values between two places along the x axis.
  public func selectXRange(from start: CGFloat, to end: CGFloat) {
    selection.x?.range?(span(start, end, .horizontal))
  }

  /// Chooses all values between two places along the y axis.
  public func selectYRange(from start: CGFloat, to end: CGFloat) {
    selection.y?.range?(span(start, end, .vertical))
  }

  /// Chooses what all slices have come to at an angle, which counts clockwise from the top.
  public func selectAngleValue(at angle: Angle) {
    selection.angle?.value?(value(atAngle: angle, as: Double.self).map(Datum.number))
  }

  private func span(_ one: CGFloat, _ other: CGFloat, _ axis: Axis) -> Span? {
    guard let one = datum(at: one, along: axis), let other = datum(at: other, along: axis) else {
      return nil
    }
    return Span(one, other)
  }
}
