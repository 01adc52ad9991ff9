/// The last few answers of one view, inline: 3 proposals with their sizes in about 100 bytes.
///
/// Three are what a stack asks of a child: for its least, for its most, and for good.
package struct MeasureCache: Sendable {
  private struct Entry {
    var proposal = Proposal.zero
    var size = Size.zero
  }

  private var newest = Entry()
  private var older = Entry()
  private var oldest = Entry()
  private var count: UInt8 = 0

  package init() {}

  /// Whether nothing is known.
  package var isEmpty: Bool { count == 0 }

  /// The answer to `proposal` if it is known or follows from one that is.
  package func size(for proposal: Proposal, reuse: Reuse = .exact) -> Size? {
    if count > 0, newest.proposal == proposal { return newest.size }
    if count > 1, older.proposal == proposal { return older.size }
    if count > 2, oldest.proposal == proposal { return oldest.size }
    return reuse == .exact ? nil : implied(for: proposal, reuse)
  }

  /// Keeps the answer to `proposal`; the oldest one is forgotten for it.
  package mutating func store(_ size: Size, for proposal: Proposal) {
    oldest = older
    older = newest
    newest = Entry(proposal: proposal, size: size)
    count = min(3, count + 1)
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
    if count > 1, covers(older) { return older.size }
    if count > 2, covers(oldest) { return oldest.size }
    return nil
  }
}
