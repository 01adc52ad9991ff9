import LayoutEngine

extension IdentifiedPlace {
  /// Where it lies, or is thought to lie, in the content of the scroll view of `area`.
  @MainActor
  func frame(in area: Box) -> Rect? {
    switch self {
    case .view(let node):
      // What stays at an edge is looked for where it belongs.
      node.frameAroundBoxes {
        let box = $0.wholeRow
        let origin = Point(x: 0, y: -box.shift(in: area))
        return box.frame(of: Rect(origin: origin, size: box.record.frame.size), in: area)
      }
    case .row(let row, let node):
      if let box = node.container, let rows = box.content as? LazyContent {
        box.frame(of: rows.frame(of: row, in: box), in: area)
      } else {
        nil
      }
    }
  }

  /// How much of the edge of the scroll view of `area` is covered where it comes to lie there.
  @MainActor
  func cover(in area: Box) -> Double {
    switch self {
    case .view(let node):
      var boxes = ContiguousArray<Box>()
      node.collectBoxes(into: &boxes)
      return boxes.first?.cover(in: area) ?? 0
    case .row(let row, let node):
      guard let box = node.container, let rows = box.content as? LazyContent else { return 0 }
      return rows.cover(over: row, in: box)
    }
  }
}

extension Node {
  /// What is around all its boxes, each of which lies where `frame` says; `nil` where none lies anywhere.
  func frameAroundBoxes(_ frame: (Box) -> Rect?) -> Rect? {
    var boxes = ContiguousArray<Box>()
    collectBoxes(into: &boxes)
    var all: Rect?
    for box in boxes {
      if let frame = frame(box) { all = all?.union(frame) ?? frame }
    }
    return all
  }
}

extension Box {
  /// Where a part of this box lies in the content of the scroll view of `area`, which it is in.
  func frame(of part: Rect, in area: Box) -> Rect? {
    guard record.isValid else { return nil }
    var part = part
    var inner = self
    while let outer = inner.parent {
      part.origin = part.origin + inner.record.frame.origin
      if outer === area { return part }
      part.origin = outer.seen(part.origin)
      inner = outer
    }
    return nil
  }
}

extension Rect {
  /// The least rectangle around both.
  func union(_ other: Rect) -> Rect {
    let (x, y) = (min(minX, other.minX), min(minY, other.minY))
    return Rect(
      x: x, y: y, width: max(maxX, other.maxX) - x, height: max(maxY, other.maxY) - y)
  }
}
