/// The limits of a flexible frame in one direction: least, ideal and most, each optional.
package struct Limits: Hashable, Sendable {
  /// The frame is never shorter.
  package let least: Double?
  /// What the child is offered where nothing is proposed.
  package let ideal: Double?
  /// The frame is never longer; with infinity it takes all it is offered.
  package let most: Double?

  /// Limits in rising order; one that contradicts a smaller one is raised to it.
  package init(least: Double? = nil, ideal: Double? = nil, most: Double? = nil) {
    let least = Length.given(least)
    let ideal = Length.given(ideal).map { max($0, least ?? 0) }
    self.least = least
    self.ideal = ideal
    self.most = Length.limit(most).map { max($0, ideal ?? least ?? 0) }
  }

  /// `length` kept between least and most.
  func clamp(_ length: Double) -> Double {
    min(max(length, least ?? 0), most ?? .infinity)
  }

  /// What the child is offered when the frame is: the ideal length where nothing is.
  func offer(for proposed: Double?) -> Double? {
    (proposed ?? ideal).map(clamp)
  }

  /// The frame's length when `proposed` is offered and the child chose `chosen`.
  ///
  /// With both limits the frame takes what it is offered. With one it takes the child's length, but
  /// gives way to a proposal on the limited side: a least length lets the frame be shorter than its
  /// child, a most length lets it be longer. With none it is as long as its child.
  func length(for proposed: Double?, chosen: Double) -> Double {
    let low = least ?? min(chosen, most ?? .infinity)
    let high = most ?? max(chosen, least ?? 0)
    return min(max(proposed ?? ideal ?? chosen, low), high)
  }
}
