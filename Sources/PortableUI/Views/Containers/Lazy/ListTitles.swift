import LayoutEngine

/// The titles of a list that stay at the edge where it begins.
extension LazyContent {
  /// Whether `row` is at an edge for now, rather than where it belongs.
  func isPinned(_ row: Int) -> Bool { pinned.places[row] != nil }

  /// How much of the edge is covered by a title where `row` comes to lie there.
  func cover(over row: Int, in box: Box) -> Double {
    pinned.title(over: row).map { frame(of: $0, in: box).size.height } ?? 0
  }

  /// Whether it is known how much that is.
  func knowsCover(over row: Int) -> Bool { pinned.title(over: row).map(isMeasured) ?? true }

  /// Where what is seen from `start` on is not covered by a title any more.
  func endOfTitles(from start: Double, in box: Box) -> Double {
    guard pinned.parts.areTitles else { return start }
    return pinned.places.reduce(start) { end, title in
      max(end, title.value + frame(of: title.key, in: box).size.height)
    }
  }
}

@MainActor
extension ContiguousArray<Box> {
  /// The same boxes, from the hindmost to the foremost, but each of `raised` no further in front
  /// than it must be: right over what it covers, and there it is read, before what is seen of the
  /// others. `order` is the one in which they stand.
  func lowering(_ raised: ContiguousArray<Box>, readAs order: ContiguousArray<Box>) -> Self {
    var boxes = self
    for title in raised {
      guard let old = boxes.firstIndex(where: { $0 === title }),
        let place = order.firstIndex(where: { $0 === title })
      else { continue }
      boxes.remove(at: old)
      let before = place > 0 ? order[place - 1] : nil
      let last = boxes.lastIndex { $0 === before || title.covers($0) }
      boxes.insert(title, at: last.map { $0 + 1 } ?? 0)
    }
    return boxes
  }
}

extension Box {
  /// Whether some of `other`, which is in the same box, lies beneath it, or is on its way from
  /// there.
  fileprivate func covers(_ other: Box) -> Bool {
    guard record.isValid, other.record.isValid else { return false }
    if record.frame.intersects(other.record.frame) { return true }
    guard let element = other.element, element.motion != nil else { return false }
    return Rect(origin: originInElement, size: record.frame.size).intersects(element.frame)
  }

  /// How much of the edge of the scroll view of `area`, which it is in, is covered where it comes
  /// to lie there.
  func cover(in area: Box) -> Double {
    sum(outTo: area) { $0.content.cover(over: $1, in: $0) }
  }

  /// How far it is from where it belongs in the content of the scroll view of `area`, which it is
  /// in.
  func shift(in area: Box) -> Double {
    sum(outTo: area) { $0.content.shift(of: $1, in: $0) }
  }

  /// What each box from here out to `area` says of the one in it, together.
  private func sum(outTo area: Box, _ part: (_ outer: Box, _ inner: Box) -> Double) -> Double {
    var (sum, inner) = (0.0, self)
    while inner !== area, let outer = inner.parent {
      sum += part(outer, inner)
      inner = outer
    }
    return sum
  }
}

extension Element {
  /// How much of the edge of the scroll view around it is covered where it comes to lie there.
  package var coverAtEdge: Double {
    guard let box = node?.box(of: self) else { return 0 }
    var area = box.parent
    while let outer = area, outer.content.scrolling == nil { area = outer.parent }
    return area.map { box.cover(in: $0) } ?? 0
  }
}
