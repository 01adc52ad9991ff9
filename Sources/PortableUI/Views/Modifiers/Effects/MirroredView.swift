import Foundation

/// What becomes of a view where people read in another direction than it was drawn for.
public struct LayoutDirectionBehavior: Hashable, Sendable {
  /// The direction in which it is shown in a mirror.
  let mirror: LayoutDirection?

  /// It is the same in both directions.
  public static let fixed = LayoutDirectionBehavior(mirror: nil)

  /// It is shown in a mirror where people read from right to left.
  public static let mirrors = LayoutDirectionBehavior.mirrors(in: .rightToLeft)

  /// It is shown in a mirror where people read in `direction`, because it was drawn for the other one.
  public static func mirrors(in direction: LayoutDirection) -> LayoutDirectionBehavior {
    LayoutDirectionBehavior(mirror: direction)
  }
}

nonisolated extension View {
  /// Says whether this view is shown in a mirror where people read in the other direction: a drawing of
  /// something that goes forward, say.
  public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View {
    modifier(MirroringModifier(behavior: behavior))
  }

  /// Shows this view in a mirror where people read from right to left, if `enabled`.
  ///
  ///     Image("signpost")
  ///       .flipsForRightToLeftLayoutDirection(true)
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    layoutDirectionBehavior(enabled ? .mirrors : .fixed)
  }
}

private struct MirroringModifier {
  let behavior: LayoutDirectionBehavior
  @Environment(\.layoutDirection) private var direction
}

extension MirroringModifier: ViewModifier {
  func body(content: Content) -> some View {
    content.scaleEffect(x: behavior.mirror == direction ? -1 : 1, y: 1)
  }
}
