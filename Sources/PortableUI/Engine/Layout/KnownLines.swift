import LayoutEngine

/// Where a box was found to put lines.
///
/// A line that is set further in is found by arranging what is inside, and that may ask for lines of what is
/// further in again. Asked anew each time, nested boxes would take longer with every floor by a factor.
struct KnownLines {
  private struct Entry {
    let guide: Guide
    let dimensions: Dimensions
    let value: Double?
  }

  /// From the newest to the oldest.
  private var entries: ContiguousArray<Entry> = []

  /// As many as a box is asked for in one layout: a few lines in a few sizes.
  private static let most = 24

  /// Where `guide` is in a box of `dimensions`: `nil` within for nowhere, `nil` where that is not known.
  func value(of guide: Guide, in dimensions: Dimensions) -> Double?? {
    for entry in entries where entry.guide == guide && entry.dimensions == dimensions {
      return entry.value
    }
    return nil
  }

  /// Keeps where `guide` is; the oldest answer is forgotten for it.
  mutating func store(_ value: Double?, of guide: Guide, in dimensions: Dimensions) {
    if entries.count == Self.most { entries.removeLast() }
    entries.insert(Entry(guide: guide, dimensions: dimensions, value: value), at: 0)
  }
}
