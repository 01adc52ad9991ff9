/// The last few answers of one view, inline: 4 proposals with their sizes in 129 bytes.
///
/// Four is what a stack asks of a child: for its least, its most, its share, and its share again once
/// the length across is settled. With one less, an unchanged child beside a changed one would have
/// forgotten the first answer when it is asked again.
package struct MeasureCache: Sendable {
  private struct Entry {
    var proposal = Proposal.zero
    var size = Size.zero
  }

  private var newest = Entry()
  private var second = Entry()
  private var third = Entry()
  private var oldest = Entry()
  private var count: UInt8 = 0

  package init() {}

  /// Whether nothing is known.
  package var isEmpty: Bool { count == 0 }

  /// The answer to `proposal` if it is known or follows from one that is.
  package func size(for proposal: Proposal, reuse: Reuse = .exact) -> Size? {
    if count > 0, newest.proposal == proposal { return newest.size }
    if count > 1, second.proposal == proposal { return second.size }
    if count > 2, third.proposal == proposal { return third.size }
    if count > 3, oldest.proposal == proposal { return oldest.size }
    return reuse == .exact ? nil : implied(for: proposal, reuse)
  }

  /// Keeps the answer to `proposal`; the oldest one is forgotten for it.
  package mutating func store(_ size: Size, for proposal: Proposal) {
    oldest = third
    third = second
    second = newest
    newest = Entry(proposal: proposal, size: size)
    count = min(4, count + 1)
  }

  /// Asks again for every proposal that is kept; returns whether every answer is the same.
  func isStillTrue(measure: (Proposal) -> Size) -> Bool {
    if count > 0, measure(newest.proposal) != newest.size { return false }
    if count > 1, measure(second.proposal) != second.size { return false }
    if count > 2, measure(third.proposal) != third.size { return false }
    if count > 3, measure(oldest.proposal) != oldest.size { return false }
    return true
  }

  /// Forgets all answers.
  package mutating func clear() {
    count = 0
  }

  private func implied(for proposal: Proposal, _ reuse: Reuse) -> Size? {
    func covers(_ entry: Entry) -> Bool {
      reuse.covers(proposal, asked: entry.proposal, size: entry.size)
    }
    if count > 0, covers(newest) { return newest.size }
    if count > 1, covers(second) { return second.size }
    if count > 2, covers(third) { return third.size }
    if count > 3, covers(oldest) { return oldest.size }
    return nil
  }
}
