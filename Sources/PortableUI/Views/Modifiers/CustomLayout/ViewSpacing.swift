public import Foundation
import LayoutEngine

/// The distances a view would like to keep from others.
public struct ViewSpacing: Sendable {
  let spacing: Spacing

  init(_ spacing: Spacing) { self.spacing = spacing }

  /// No wish: the other view's counts.
  public static let zero = ViewSpacing(.zero)

  /// The standard distance at every side.
  public init() { spacing = .standard }

  /// The distance to keep from `next`, which follows along `axis`.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    let axis: LayoutAxis = axis == .horizontal ? .horizontal : .vertical
    return CGFloat(spacing.distance(to: next.spacing, along: axis))
  }

  /// At each side the greater distance of the two.
  public func union(_ other: ViewSpacing) -> ViewSpacing {
    ViewSpacing(spacing.union(other.spacing))
  }
}
