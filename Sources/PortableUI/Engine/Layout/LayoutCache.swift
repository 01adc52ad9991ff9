import LayoutEngine

/// Where a box keeps what a layout worked out for the views inside it.
final class LayoutCache {
  /// What the layout itself makes of its views.
  var cache: AnyObject?

  /// Whether the views have changed since.
  var isStale = false {
    didSet { if isStale { arrangements = [] } }
  }

  /// Where the layout put its views, from the newest to the oldest.
  private var arrangements: ContiguousArray<Arrangement> = []

  private struct Arrangement {
    let size: Size
    let proposal: Proposal
    let placements: [Placement]
  }

  /// As many as the answers that are remembered of a view: in each the views may lie elsewhere.
  private static let most = 4

  /// Where the layout put its views in a room of `size`, chosen for `proposal`, if that is known.
  func placements(in size: Size, for proposal: Proposal) -> [Placement]? {
    arrangements.first { $0.size == size && $0.proposal == proposal }?.placements
  }

  /// Keeps where the layout put its views; the oldest is forgotten for it.
  func store(_ placements: [Placement], in size: Size, for proposal: Proposal) {
    if arrangements.count == Self.most { arrangements.removeLast() }
    arrangements.insert(
      Arrangement(size: size, proposal: proposal, placements: placements), at: 0)
  }
}
