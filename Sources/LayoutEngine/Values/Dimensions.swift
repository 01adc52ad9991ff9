/// A child's answer together with the question: the size it chose and the proposal it chose it for.
///
/// Guides are asked with both, because a container finds a child's baseline by placing its own
/// children again, and for that it must know what it was offered.
package struct Dimensions: Hashable, Sendable {
  /// The size chosen.
  package var size: Size
  /// The proposal it answers.
  package var proposal: Proposal

  @inlinable package init(size: Size, proposal: Proposal) {
    self.size = size
    self.proposal = proposal
  }
}
