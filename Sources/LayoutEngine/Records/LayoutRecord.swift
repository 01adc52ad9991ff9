/// What one node of a view graph remembers about its layout: answers, and where it was placed.
///
/// Three calls keep it true. A node that changed, and every ancestor, is told by `invalidate`; it
/// says when the walk upwards may stop. A question goes through `size`, which asks the view only
/// what it has not answered since. A placement goes through `place`, which says whether the node's
/// own children must be placed again: below an unchanged node nothing is visited.
package struct LayoutRecord: Sendable {
  private var cache = MeasureCache()
  private var placement = Placement(origin: .zero, size: .zero, proposal: .zero)
  private var isPlaced = false

  package init() {}

  /// The frame in the parent's coordinates.
  package var frame: Rect { placement.frame }

  /// The proposal the node was placed with.
  package var proposal: Proposal { placement.proposal }

  /// Whether nothing changed since the node was placed.
  package var isValid: Bool { isPlaced }

  /// The answer to `proposal`, from memory or from `measure`.
  ///
  /// - `reuse` says how far an answer stands for other proposals.
  package mutating func size(
    for proposal: Proposal, reuse: Reuse = .exact, measure: (Proposal) -> Size
  ) -> Size {
    if let known = knownSize(for: proposal, reuse: reuse) { return known }
    let size = measure(proposal)
    cache.store(size, for: proposal)
    return size
  }

  /// The answer to `proposal` if no one needs to be asked.
  package func knownSize(for proposal: Proposal, reuse: Reuse = .exact) -> Size? {
    if let known = cache.size(for: proposal, reuse: reuse) { return known }
    return isPlaced && placement.proposal == proposal ? placement.size : nil
  }

  /// Keeps an answer found elsewhere, for a node that cannot be measured inside `size`.
  package mutating func store(_ size: Size, for proposal: Proposal) {
    cache.store(size, for: proposal)
  }

  /// Forgets everything, because the view or something below it changed.
  ///
  /// Returns whether the ancestors must be told. They need not when the record was empty: then
  /// nothing an ancestor knows came from here.
  package mutating func invalidate() -> Bool {
    let wasKnown = isPlaced || !cache.isEmpty
    cache.clear()
    isPlaced = false
    return wasKnown
  }

  /// Takes a new place; returns whether the node's own children must be placed again.
  package mutating func place(_ new: Placement) -> Bool {
    let keeps = isPlaced && placement.proposal == new.proposal && placement.size == new.size
    placement = new
    isPlaced = true
    return !keeps
  }
}
