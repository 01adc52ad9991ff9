/// One side of two things of which one is the name of the other.
package struct AccessibilityPair: Hashable {
  /// What both sides know.
  let space: AnyHashable
  let id: AnyHashable

  /// Whether it is the side that names the other.
  let isLabel: Bool

  /// The other side.
  fileprivate var other: AccessibilityPair {
    AccessibilityPair(space: space, id: id, isLabel: !isLabel)
  }
}

extension Speakable {
  /// The name of what names it, wherever in its window that is; `nil` where nothing does.
  var nameOfPair: String? {
    for pair in accessibility.pairs where !pair.isLabel {
      let label = root.first {
        // What is named by another one itself might be named by this one.
        $0.accessibility.pairs.contains(pair.other) && $0.accessibility.pairs.allSatisfy(\.isLabel)
      }
      if let name = label?.name, !name.isEmpty { return name }
    }
    return nil
  }

  /// All that it names.
  package var namedByPairs: [Self] {
    let labels = accessibility.pairs.filter(\.isLabel)
    return labels.isEmpty
      ? []
      : root.all { thing in labels.contains { thing.accessibility.pairs.contains($0.other) } }
  }

  var root: Self {
    var outer = self
    while let next = outer.parent { outer = next }
    return outer
  }

  private func first(where isMeant: (Self) -> Bool) -> Self? {
    if isMeant(self) { return self }
    for child in children {
      if let found = child.first(where: isMeant) { return found }
    }
    return nil
  }

  func all(where isMeant: (Self) -> Bool) -> [Self] {
    (isMeant(self) ? [self] : []) + children.flatMap { $0.all(where: isMeant) }
  }
}
