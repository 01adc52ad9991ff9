/// What one node of a view graph remembers about its layout: answers, and where it was placed.
///
/// Three calls keep it true. A node that changed, and every ancestor, is told by `invalidate`; it
/// says when the walk upwards may stop. A question is put to `knownSize` first, and the view's answer
/// kept with `store`. A placement goes through `place`, which says whether the node's
/// own children must be placed again: below an unchanged node nothing is visited.
///
/// It belongs to its node and is never copied: it is asked far too often for that. For the same reason what
/// it only has to look up is inlined where it is asked; a call would be handed all of it.
package struct LayoutRecord: ~Copyable, Sendable {
  private var cache = MeasureCache()
  @usableFromInline var saturated: SaturatedSize?
  @usableFromInline var placement = Placement(origin: .zero, size: .zero, proposal: .zero)
  @usableFromInline var spacing = Spacing.standard
  @usableFromInline var isPlaced = false
  @usableFromInline var knowsSpacing = false

  package init() {}

  /// The frame in the parent's coordinates.
  @inlinable package var frame: Rect { placement.frame }

  /// The proposal the node was placed with.
  @inlinable package var proposal: Proposal { placement.proposal }

  /// Whether nothing changed since the node was placed.
  @inlinable package var isValid: Bool { isPlaced }

  /// The answer to `proposal` if the view need not be asked; `reuse` says how far answers reach.
  package func knownSize(for proposal: Proposal, reuse: Reuse = .exact) -> Size? {
    if let saturated, saturated.covers(proposal) { return saturated.size }
    if let known = cache.size(for: proposal, reuse: reuse) { return known }
    // Where no end of room was offered, the place does not say what was answered: nothing endless is
    // ever placed.
    let isAnswer =
      isPlaced && placement.proposal == proposal && proposal.width != .infinity
      && proposal.height != .infinity
    return isAnswer ? placement.size : nil
  }

  /// Keeps the view's answer to `proposal`.
  ///
  /// Asking and keeping are two calls, so that nobody holds the record while the view is measured
  /// and its measuring comes back to the same node.
  package mutating func store(_ size: Size, for proposal: Proposal) {
    cache.store(size, for: proposal)
  }

  /// The room from which on the view's answer stays the same, if that was found before.
  @inlinable package var knownSaturatedSize: SaturatedSize? { saturated }

  /// Keeps the room from which on the view's answer stays the same. What it covers need not be kept
  /// besides.
  package mutating func store(_ saturated: SaturatedSize) { self.saturated = saturated }

  /// The view's wishes for spacing, if they were found before.
  ///
  /// A stack asks for them whenever it is measured, and finding those of a container takes a look at
  /// everything in it.
  @inlinable package var knownSpacing: Spacing? { knowsSpacing ? spacing : nil }

  /// Keeps the view's wishes for spacing.
  package mutating func store(_ spacing: Spacing) {
    self.spacing = spacing
    knowsSpacing = true
  }

  /// Forgets everything, because the view or something below it changed.
  ///
  /// Returns whether the ancestors must be told. They need not when the record was empty: then
  /// nothing an ancestor knows came from here.
  package mutating func invalidate() -> Bool {
    let wasKnown = isPlaced || knowsSpacing || saturated != nil || !cache.isEmpty
    cache.clear()
    saturated = nil
    isPlaced = false
    knowsSpacing = false
    return wasKnown
  }

  /// Takes a new place; returns whether the node's own children must be placed again.
  package mutating func place(_ new: Placement) -> Bool {
    let keeps = isPlaced && placement.size == new.size && isSame(placement.proposal, new.proposal)
    placement = new
    isPlaced = true
    return !keeps
  }

  /// Whether what is inside lies where it lies for either proposal.
  private func isSame(_ one: Proposal, _ other: Proposal) -> Bool {
    if one == other { return true }
    guard let saturated else { return false }
    return saturated.covers(one) && saturated.covers(other)
  }
}

extension LayoutRecord {
  /// Asks again what was answered before, because the view or something below it changed; returns
  /// whether every answer is the same. Then no ancestor need know, and the place still stands.
  ///
  /// `renewSaturatedSize` says what now takes the place of the saturated size that was known.
  package func isStillTrue(
    measure: (Proposal) -> Size, renewSaturatedSize: (SaturatedSize) -> SaturatedSize?
  ) -> Bool {
    guard isPlaced else { return false }
    if let saturated, renewSaturatedSize(saturated) != saturated { return false }
    // What the saturated size covers is true with it.
    let isCovered = saturated?.covers(placement.proposal) ?? false
    guard isCovered || measure(placement.proposal) == placement.size else { return false }
    return cache.isStillTrue(measure: measure)
  }
}
