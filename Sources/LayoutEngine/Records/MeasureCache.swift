/// The last few answers of one view: 4 proposals with their sizes.
///
/// Four is what a stack asks of a child: for its least, its most, its share, and its share again once
/// the length across is settled. With one less, an unchanged child beside a changed one would have
/// forgotten the first answer when it is asked again. Most views never need one, as they have a
/// ``SaturatedSize``; so a cache takes no room of its own before the first.
package struct MeasureCache: Sendable {
  private struct Entry {
    let proposal: Proposal
    let size: Size
  }

  /// From the newest to the oldest.
  private var entries: ContiguousArray<Entry> = []

  private static let most = 4

  package init() {}

  /// Whether nothing is known.
  package var isEmpty: Bool { entries.isEmpty }

  /// The answer to `proposal` if it is known or follows from one that is.
  package func size(for proposal: Proposal, reuse: Reuse = .exact) -> Size? {
    for entry in entries where entry.proposal == proposal { return entry.size }
    guard reuse != .exact else { return nil }
    for entry in entries where reuse.covers(proposal, asked: entry.proposal, size: entry.size) {
      return entry.size
    }
    return nil
  }

  /// Keeps the answer to `proposal`; the oldest one is forgotten for it.
  package mutating func store(_ size: Size, for proposal: Proposal) {
    if entries.count == Self.most { entries.removeLast() }
    entries.insert(Entry(proposal: proposal, size: size), at: 0)
  }

  /// Asks again for every proposal that is kept; returns whether every answer is the same.
  func isStillTrue(measure: (Proposal) -> Size) -> Bool {
    entries.allSatisfy { measure($0.proposal) == $0.size }
  }

  /// Forgets all answers.
  package mutating func clear() { entries.removeAll(keepingCapacity: true) }
}
