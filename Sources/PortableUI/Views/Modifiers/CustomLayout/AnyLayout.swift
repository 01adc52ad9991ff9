public import Foundation

/// A layout whose type is forgotten.
///
/// Views that go from one layout to another in it stay the same views: they keep their state, and
/// move where the change is animated.
///
///     let layout = isWide ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
///     layout { Text("One"); Text("Two") }
public struct AnyLayout: Layout {
  /// What the layout inside works out for its views.
  public struct Cache {
    /// `nil` until that layout is asked for the first time.
    fileprivate var value: Any?
  }

  private let layout: any ErasableLayout

  /// Forgets the type of `layout`.
  public init<L: Layout>(_ layout: L) {
    self.layout = (layout as? AnyLayout)?.layout ?? ErasedLayout(layout: layout)
  }

  /// The type of the layout inside.
  var kind: ObjectIdentifier { layout.kind }

  /// What a container of the layout inside is like.
  var properties: LayoutProperties { layout.properties }

  /// Nothing, before it is known who will ask.
  public func makeCache(subviews: Subviews) -> Cache { Cache() }

  /// Lets the layout inside bring up to date what it worked out.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    layout.updateCache(&cache.value, subviews)
  }

  /// The distances that the layout inside would like to keep.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    layout.spacing(subviews, &cache.value)
  }

  /// The size by the layout inside.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    layout.size(proposal, subviews, &cache.value)
  }

  /// Places each view as the layout inside does.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    layout.place(in: bounds, proposal, subviews, &cache.value)
  }

  /// The line of the layout inside.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    layout.alignment(of: guide, in: bounds, proposal, subviews, &cache.value)
  }

  /// The line of the layout inside.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    layout.alignment(of: guide, in: bounds, proposal, subviews, &cache.value)
  }
}
