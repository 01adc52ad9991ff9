import Foundation

/// What can be asked of a layout without knowing its type.
protocol ErasableLayout {
  var kind: ObjectIdentifier { get }
  var properties: LayoutProperties { get }

  func updateCache(_ cache: inout Any?, _ subviews: LayoutSubviews)
  func spacing(_ subviews: LayoutSubviews, _ cache: inout Any?) -> ViewSpacing
  func size(
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any?
  ) -> CGSize
  func place(
    in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: inout Any?)
  func alignment(
    of guide: HorizontalAlignment, in bounds: CGRect, _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews, _ cache: inout Any?
  ) -> CGFloat?
  func alignment(
    of guide: VerticalAlignment, in bounds: CGRect, _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews, _ cache: inout Any?
  ) -> CGFloat?
}

/// A layout that is asked without knowing its type.
struct ErasedLayout<L: Layout>: ErasableLayout {
  let layout: L

  var kind: ObjectIdentifier { ObjectIdentifier(L.self) }
  var properties: LayoutProperties { L.layoutProperties }

  func updateCache(_ cache: inout Any?, _ subviews: LayoutSubviews) {
    with(&cache, subviews) { layout.updateCache(&$0, subviews: subviews) }
  }

  func spacing(_ subviews: LayoutSubviews, _ cache: inout Any?) -> ViewSpacing {
    with(&cache, subviews) { layout.spacing(subviews: subviews, cache: &$0) }
  }

  func size(
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any?
  ) -> CGSize {
    with(&cache, subviews) {
      layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  func place(
    in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: inout Any?
  ) {
    with(&cache, subviews) {
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  func alignment(
    of guide: HorizontalAlignment, in bounds: CGRect, _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews, _ cache: inout Any?
  ) -> CGFloat? {
    with(&cache, subviews) {
      layout.explicitAlignment(
        of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  func alignment(
    of guide: VerticalAlignment, in bounds: CGRect, _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews, _ cache: inout Any?
  ) -> CGFloat? {
    with(&cache, subviews) {
      layout.explicitAlignment(
        of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  /// Runs `body` with what this layout worked out; what another layout left there is of no use to it.
  private func with<Result>(
    _ cache: inout Any?, _ subviews: LayoutSubviews, _ body: (inout L.Cache) -> Result
  ) -> Result {
    let own: CacheOf<L.Cache>
    if let known = cache as? CacheOf<L.Cache> {
      own = known
    } else {
      own = CacheOf(layout.makeCache(subviews: subviews))
      cache = own
    }
    return body(&own.value)
  }
}
