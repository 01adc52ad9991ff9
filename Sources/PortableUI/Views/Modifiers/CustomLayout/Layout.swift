public import Foundation
import LayoutEngine

/// A way of your own to size a container and to place the views in it.
///
///     struct Stairs: Layout {
///       func sizeThatFits(
///         proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
///       ) -> CGSize { … }
///       func placeSubviews(
///         in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
///       ) { … }
///     }
///     Stairs { Text("One"); Text("Two") }
///
/// Everything is asked on the main actor, while a frame is laid out, and may be asked any number of
/// times: the same questions must get the same answers.
public protocol Layout {
  /// What the layout works out once for the views it has, and uses until they change.
  associatedtype Cache = Void

  /// The views in the container.
  typealias Subviews = LayoutSubviews

  /// What the container is like apart from its views.
  static var layoutProperties: LayoutProperties { get }

  /// Works out what is used until the views change.
  func makeCache(subviews: Subviews) -> Cache

  /// Brings up to date what was worked out, because the views have changed.
  func updateCache(_ cache: inout Cache, subviews: Subviews)

  /// The distances the container would like to keep from others.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

  /// The size of the container in the room it is offered.
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize

  /// Places each view in `bounds`. A view that is not placed goes to the middle.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

  /// Where the container puts a line by which it is aligned; `nil` for where its views do.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?

  /// Where the container puts a line by which it is aligned; `nil` for where its views do.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
}

/// What a container is like apart from its views.
public struct LayoutProperties: Sendable {
  /// The direction along which its views stand: that in which a spacer grows, and across which a
  /// divider lies. `nil` where there is none.
  public var stackOrientation: Axis?

  /// A container without a direction.
  public init() {}
}

extension Layout where Cache == Void {
  /// Nothing is worked out before.
  public func makeCache(subviews: Subviews) {}
}

extension Layout {
  /// A container without a direction.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Works everything out anew.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  /// The greatest distance that one of the views would like to keep.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    guard let first = subviews.first else { return ViewSpacing() }
    return subviews.dropFirst().reduce(first.spacing) { $0.union($1.spacing) }
  }

  /// Leaves it to the views.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    subviews.placements.leftLines = ObjectIdentifier(Self.self)
    return nil
  }

  /// Leaves it to the views.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    subviews.placements.leftLines = ObjectIdentifier(Self.self)
    return nil
  }

  /// A container of the views that `content` builds, laid out in this way.
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    CustomLayoutView(layout: self, content: content())
  }
}
