public import Foundation
import PortableUI

/// A slice of a pie, or of a ring.
///
///     Chart(parties) { party in
///       SectorMark(angle: .value("Votes", party.votes), innerRadius: .ratio(0.6))
///         .foregroundStyle(by: .value("Party", party.name))
///     }
///
/// All slices of a chart make a whole, of which each takes its part, clockwise from the top.
public struct SectorMark {
  let mark: Mark

  /// A slice; the larger `angle` is, the wider it is.
  ///
  /// Radii are ratios of the largest circle in the plot, or lengths, or how much less than that they are.
  /// `angularInset` is how far the sides of the slice are from its neighbours, halved.
  public init<A: Plottable>(
    angle: PlottableValue<A>, innerRadius: MarkDimension = .automatic,
    outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil
  ) {
    mark = Mark(
      form: SectorForm(
        value: AngleValue(label: angle.label, span: angle.span), inner: innerRadius,
        outer: outerRadius, inset: angularInset ?? 0))
  }
}

extension SectorMark: ChartContent, MarkContent {
  /// It draws itself.
  public typealias Body = Never
}
