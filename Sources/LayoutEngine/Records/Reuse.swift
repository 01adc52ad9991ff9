/// When an answer may stand for a proposal that was never asked.
package enum Reuse: UInt8, Hashable, Sendable {
  /// Only for the very same proposal: right for every container.
  case exact
  /// Also for proposals between what was offered and what was answered: right for leaves, which
  /// take what they can use and do not change their mind when less of the rest is offered.
  case settled
  /// Also where everything was or is offered and nothing was: right for leaves that never grow
  /// beyond their ideal size, as a text does.
  case hugging
  /// Also for any height: right for a text that wraps, and then is as high as it must be.
  case wrapping
  /// For every proposal: right for what has one size only, as a native button or switch.
  case rigid

  /// Whether `size`, the answer to `asked`, is the answer to `proposal` as well.
  func covers(_ proposal: Proposal, asked: Proposal, size: Size) -> Bool {
    if self == .rigid { return true }
    return covers(proposal.width, asked: asked.width, length: size.width)
      && (self == .wrapping || covers(proposal.height, asked: asked.height, length: size.height))
  }

  private func covers(_ length: Double?, asked: Double?, length answer: Double) -> Bool {
    if length == asked { return true }
    guard self != .exact else { return false }
    let endless = self == .settled ? nil : Double.infinity
    guard let length = length ?? endless, let asked = asked ?? endless else { return false }
    return length >= min(asked, answer) && length <= max(asked, answer)
  }
}
