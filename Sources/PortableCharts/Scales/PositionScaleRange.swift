public import Foundation

/// The part of the plot across which a scale goes.
public protocol PositionScaleRange: ScaleRange where VisualValue == CGFloat {}

extension ClosedRange: PositionScaleRange where Bound == CGFloat {}

/// All of the plot, but for a little at both ends.
public struct PlotDimensionScaleRange: PositionScaleRange, Hashable, Sendable {
  /// A place in the plot.
  public typealias VisualValue = CGFloat

  let start: CGFloat
  let end: CGFloat
}

extension PositionScaleRange where Self == PlotDimensionScaleRange {
  /// All of the plot.
  public static var plotDimension: PlotDimensionScaleRange { .plotDimension() }

  /// All of the plot, but for so many points at both ends.
  public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange {
    .plotDimension(startPadding: padding, endPadding: padding)
  }

  /// All of the plot, but for so many points at its ends.
  public static func plotDimension(
    startPadding: CGFloat = 0, endPadding: CGFloat = 0
  ) -> PlotDimensionScaleRange {
    PlotDimensionScaleRange(start: startPadding, end: endPadding)
  }
}

/// What a range comes to in a plot.
enum RangeChoice {
  case padded(start: Double, end: Double)
  case fixed(Double, Double)

  init(_ range: some PositionScaleRange) {
    if let fixed = range as? ClosedRange<CGFloat> {
      self = .fixed(Double(fixed.lowerBound), Double(fixed.upperBound))
    } else {
      let padding = range as? PlotDimensionScaleRange
      self = .padded(start: Double(padding?.start ?? 0), end: Double(padding?.end ?? 0))
    }
  }

  /// Where it begins, and how long it is, of `length`.
  func part(of length: Double) -> (start: Double, length: Double) {
    switch self {
    case .padded(let start, let end): (start, max(0, length - start - end))
    case .fixed(let start, let end): (start, end - start)
    }
  }
}
