import Foundation

/// Buttons at an end of a row, the first of them nearest to its edge.
struct ActionRow: Layout {
  let edge: HorizontalEdge

  /// Whether only the first is seen, where the content of the row ends.
  var showsFirstAlone = false

  static let spacing: CGFloat = 4

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let gaps = Self.spacing * CGFloat(max(0, sizes.count - 1))
    let width = sizes.reduce(gaps) { $0 + $1.width }
    return CGSize(
      width: showsFirstAlone ? proposal.width ?? width : width,
      height: sizes.map(\.height).max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    if showsFirstAlone { return placeFirst(in: bounds, subviews) }
    var way: CGFloat = 0
    for view in subviews {
      place(view, in: bounds, from: edge, way)
      way += view.sizeThatFits(.unspecified).width + Self.spacing
    }
  }

  private func placeFirst(in bounds: CGRect, _ subviews: Subviews) {
    for (index, view) in subviews.enumerated() {
      // Out of sight, behind the edge.
      let away = -2 * bounds.width - 1000
      let inner: HorizontalEdge = edge == .leading ? .trailing : .leading
      place(view, in: bounds, from: index > 0 ? edge : inner, index > 0 ? away : 0)
    }
  }

  private func place(
    _ view: LayoutSubview, in bounds: CGRect, from edge: HorizontalEdge, _ way: CGFloat
  ) {
    view.place(
      at: CGPoint(x: edge == .leading ? bounds.minX + way : bounds.maxX - way, y: bounds.midY),
      anchor: edge == .leading ? .leading : .trailing, proposal: .unspecified)
  }
}
