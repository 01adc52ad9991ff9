extension Speakable {
  /// How early it is read among those beside it: what was said of it, or of the one thing in it.
  package var readingPriority: Double {
    let own = accessibility.sortPriority
    guard own == 0, case .layer = content, children.count == 1 else { return own }
    return children[0].readingPriority
  }

  /// Those in the order in which they are read: the most important first, and else as they stand.
  package func inReadingOrder(_ things: ContiguousArray<Self>) -> ContiguousArray<Self> {
    guard things.contains(where: { $0.readingPriority != 0 }) else { return things }
    let sorted = things.enumerated().sorted {
      ($1.element.readingPriority, $0.offset) < ($0.element.readingPriority, $1.offset)
    }
    return ContiguousArray(sorted.map(\.element))
  }
}
