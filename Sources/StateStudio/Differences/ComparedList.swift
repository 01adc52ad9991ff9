import Threads

/// A list of which the part that differs from another is found without looking at each element.
protocol ComparedList {
  /// Where the two differ, without what is the same at both ends; `nil` for lists of other types.
  func rangeThatDiffers(from other: any ComparedList) -> (old: Range<Int>, new: Range<Int>)?

  /// What stands in `range`, as far as anybody reads.
  func elements(_ range: Range<Int>) -> [Any]
}

extension Array: ComparedList {
  func rangeThatDiffers(from other: any ComparedList) -> (old: Range<Int>, new: Range<Int>)? {
    guard let other = other as? [Element] else { return nil }
    let shorter = Swift.min(count, other.count)
    guard Element.self is any Equatable.Type else { return (0..<count, 0..<other.count) }
    let head = longestSame(shorter) { length, known in
      areEqual(self[known..<length], other[known..<length])
    }
    let tail = longestSame(shorter - head) { length, known in
      areEqual(
        self[(count - length)..<(count - known)],
        other[(other.count - length)..<(other.count - known)])
    }
    return (head..<(count - tail), head..<(other.count - tail))
  }

  /// The greatest length up to `limit` at which both are the same, found by halves: whole stretches
  /// are compared at once, by code that knows what is in them.
  private func longestSame(_ limit: Int, _ isSame: (Int, Int) -> Bool) -> Int {
    var (known, end) = (0, limit)
    while known < end {
      let middle = (known + end + 1) / 2
      if isSame(middle, known) { known = middle } else { end = middle - 1 }
    }
    return known
  }

  func elements(_ range: Range<Int>) -> [Any] {
    self[range].prefix(Difference.most).map { $0 as Any }
  }
}
